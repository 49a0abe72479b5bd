import type { NoticeAction, NoticeKind } from './toasts';

/** Mounts the list of toasts; <ToastHost> sets it. */
export const toastHost = { show: () => {} };

/** Shows a notice at the top for three seconds, with an optional action, such as undo. */
export async function notify(kind: NoticeKind, text: string, action?: NoticeAction): Promise<void> {
  const { showToast } = await import('./toasts');
  toastHost.show();
  showToast(kind, text, action);
}
