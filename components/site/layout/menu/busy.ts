/** Shows the spinner overlay while another page is loading. */
export function showBusy() {
  document.documentElement.dataset.busy = '';
  // Hides it when this page is restored from the back/forward cache.
  window.addEventListener('pageshow', hideBusy, { once: true });
}

export function hideBusy() {
  delete document.documentElement.dataset.busy;
}
