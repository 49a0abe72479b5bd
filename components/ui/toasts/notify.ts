import type { NoticeAction, NoticeKind } from './toasts';

/** Puts the list of toasts into the page; <ToastHost> sets it. */
export const toastHost = { show: () => {} };

/** Shows a notice at the top for three seconds, perhaps with one thing to do, such as undoing what it reports. */
export async function notify(kind: NoticeKind, text: string, action?: NoticeAction): Promise<void> {
  const { showToast } = await import('./toasts');
  toastHost.show();
  showToast(kind, text, action);
}
