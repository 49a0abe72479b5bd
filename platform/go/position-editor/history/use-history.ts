import { useState } from 'react';
import { begin, record, redo, undo, type History } from './history';

/**
 * A field's value with undo and redo. If the form holds another value than ours (another document or language), the history begins anew.
 */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const [stored, setStored] = useState(() => begin(value));
  const history = JSON.stringify(stored.present) === JSON.stringify(value) ? stored : begin(value);
  const go = (next: History<Value>) => {
    if (next === history || Object.is(next.present, history.present)) return;
    setStored(next);
    onChange(next.present);
  };
  return {
    value: history.present,
    edit: (next: Value) => go(record(history, next)),
    undo: history.past.length ? () => go(undo(history)) : undefined,
    redo: history.future.length ? () => go(redo(history)) : undefined,
  };
}
