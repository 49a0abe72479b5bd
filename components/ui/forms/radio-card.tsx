import type { ReactNode } from 'react';

type Props = { name: string; checked: boolean; disabled?: boolean; onChoose: () => void; children: ReactNode };

/** A radio button as a card, which can be pressed anywhere. */
export function RadioCard({ name, checked, disabled = false, onChoose, children }: Props) {
  return (
    <label className="flex min-h-[52px] cursor-pointer items-start gap-3 rounded-[12px] border-[1.5px] border-line bg-card px-4 py-3 has-checked:border-orange-500 has-checked:bg-paper has-disabled:opacity-60">
      <input
        type="radio"
        name={name}
        className="mt-0.5 size-5 flex-none accent-(--color-action)"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
