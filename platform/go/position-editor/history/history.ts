/** A value with its undo and redo steps. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
};

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Records a step; an unchanged value is no step. */
export function record<Value>(history: History<Value>, next: Value): History<Value> {
  return Object.is(next, history.present)
    ? history
    : { past: [...history.past, history.present], present: next, future: [] };
}

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  if (!past.length) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  if (!future.length) return { past, present, future };
  return { past: [...past, present], present: future[0]!, future: future.slice(1) };
}
