/** The spinner overlay: the layout of another page is on its way. */
export function showBusy() {
  document.documentElement.dataset.busy = '';
  // Back from another document out of the back/forward cache.
  window.addEventListener('pageshow', hideBusy, { once: true });
}

export function hideBusy() {
  delete document.documentElement.dataset.busy;
}
