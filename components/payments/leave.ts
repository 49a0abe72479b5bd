/** Navigates to another document; resolves when the user comes back to this one, or after ten seconds. */
export function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
  });
}
