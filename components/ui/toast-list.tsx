'use client';

import { Toaster } from 'react-hot-toast';

/** Top-centre, 3000 ms, at most 350 px wide; the library itself keeps at most 20. */
export default function ToastList() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: 'calc(var(--header) + 12px)' }}
      toastOptions={{
        duration: 3000,
        style: {
          maxWidth: 350,
          background: 'var(--card)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          boxShadow: 'var(--shadow)',
        },
        success: { iconTheme: { primary: 'var(--jade)', secondary: 'var(--card)' } },
        error: { iconTheme: { primary: 'var(--danger)', secondary: 'var(--card)' } },
      }}
    />
  );
}
