import type { ComponentProps } from 'react';

/** A checkbox within its label. */
export function Checkbox({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 ${className}`}>
      <input type="checkbox" className="size-6 flex-none accent-action" {...input} />
      {children}
    </label>
  );
}
