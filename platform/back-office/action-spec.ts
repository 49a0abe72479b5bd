import type { Words } from './words';

type ActionField = { name: string; label: Words; type?: 'text' | 'number'; optional?: boolean };
/** A named action as the back office shows it. */
export type ActionSpec = {
  /** Below the back office's API: '/orders/:id/cancel'. */
  path: string;
  label: Words;
  fields?: readonly ActionField[];
  /** Sent along: name → field of the document. */
  with?: Readonly<Record<string, string>>;
  /** Offered only where this field of the document has one of these values. */
  when?: { field: string; oneOf: readonly (string | null)[] };
};
