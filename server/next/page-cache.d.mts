/** Next's own, of which a test needs so much. */
export default class PageCache {
  constructor(options: Record<string, unknown>);
  set(key: string, data: { status: number }, ctx: Record<string, unknown>): Promise<void>;
  get(key: string, ctx: Record<string, unknown>): Promise<{ value: { status: number } } | null>;
}
