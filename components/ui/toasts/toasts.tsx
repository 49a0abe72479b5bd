'use client';

import { toast, Toaster } from 'react-hot-toast';

export type NoticeKind = 'success' | 'error' | 'info';
export type NoticeAction = { label: string; run: () => void };

/** Top-centre, 3000 ms, at most 350 px wide; the library itself shows at most 20. */
export default function ToastList() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 'calc(var(--header) + 12px)' }}
      toastOptions={{
        duration: 3000,
        style: {
          maxWidth: 350,
          background: 'var(--color-card)',
          color: 'var(--color-ink)',
          border: '1px solid var(--color-line)',
          boxShadow: 'var(--shadow-card)',
        },
        success: { iconTheme: { primary: 'var(--color-jade)', secondary: 'var(--color-card)' } },
        error: { iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-card)' } },
      }}
    />
  );
}

export function showToast(kind: NoticeKind, text: string, action?: NoticeAction): void {
  const show = kind === 'info' ? toast : toast[kind];
  show(({ id }) => (
    <span className="flex items-center gap-3">
      {text}
      {action && (
        <button
          type="button"
          className="min-h-8 shrink-0 font-bold whitespace-nowrap text-action underline underline-offset-4"
          onClick={() => {
            action.run();
            toast.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
    </span>
  ));
}
