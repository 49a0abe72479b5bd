import { startTransition, useOptimistic } from 'react';

/** Paints the choice itself at once; its effect, the whole list, follows. */
export function useChoice<Value>(chosen: Value, onChoose: (value: Value) => void) {
  const [shown, show] = useOptimistic(chosen);
  const choose = (value: Value) =>
    startTransition(() => {
      show(value);
      onChoose(value);
    });
  return [shown, choose] as const;
}
