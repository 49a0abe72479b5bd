/** Leaves for another document; resolves when somebody comes back to this one, or when nothing happened for long. */
export function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 10_000);
  });
}
