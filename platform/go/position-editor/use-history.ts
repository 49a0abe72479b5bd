import { useState } from 'react';
import { begin, record, redo, undo, type History } from './history';

/**
 * A field's value with its way back. The form may hold another value than ours at any time (another document, another
 * language): then the history begins anew.
 */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [kept, setKept] = useState(() => begin(value));
  const history = JSON.stringify(kept.present) === JSON.stringify(value) ? kept : begin(value);
  const go = (next: History<Value>) => {
    if (next === history || Object.is(next.present, history.present)) return;
    setKept(next);
    onChange(next.present);
  };
  return {
    value: history.present,
    edit: (next: Value) => go(record(history, next)),
    undo: history.past.length ? () => go(undo(history)) : undefined,
    redo: history.future.length ? () => go(redo(history)) : undefined,
  };
}
