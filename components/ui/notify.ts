import type { ToastAction } from './toast-with-action';

export type NoticeKind = 'success' | 'error' | 'info';

/** Puts the toast list into the page; registered by <ToastHost>. */
let show: (() => void) | undefined;

export function registerToastHost(host: () => void): () => void {
  show = host;
  return () => {
    if (show === host) show = undefined;
  };
}

/** Makes sure that toasts have their place in the page. */
export function showToastHost(): void {
  show?.();
}

/** Shows a notice at the top for three seconds. The text is already in the page's language. */
export async function notify(kind: NoticeKind, text: string, action?: ToastAction): Promise<void> {
  const { toast } = await import('react-hot-toast');
  showToastHost();
  if (kind !== 'info' && action) return (await import('./toast-with-action')).toastWithAction(kind, text, action);
  if (kind === 'info') toast(text);
  else toast[kind](text);
}
