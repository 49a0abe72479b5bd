import { startTransition, useOptimistic } from 'react';

/** What was pressed is painted at once, by itself; what follows from it, the whole list, comes after that. */
export function useChoice<Value>(chosen: Value, onChoose: (value: Value) => void) {
  const [shown, show] = useOptimistic(chosen);
  const choose = (value: Value) =>
    startTransition(() => {
      show(value);
      onChoose(value);
    });
  return [shown, choose] as const;
}
