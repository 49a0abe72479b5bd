'use client';

import { toast } from 'react-hot-toast';

export type ToastAction = { label: string; run: () => void };

/** A notice that offers one thing to do, such as undoing what it reports. */
export function toastWithAction(kind: 'success' | 'error', text: string, action: ToastAction): void {
  toast[kind]((shown) => (
    <span className="flex items-center gap-3">
      {text}
      <button
        type="button"
        className="min-h-8 shrink-0 font-bold whitespace-nowrap text-action underline underline-offset-4"
        onClick={() => {
          action.run();
          toast.dismiss(shown.id);
        }}
      >
        {action.label}
      </button>
    </span>
  ));
}
