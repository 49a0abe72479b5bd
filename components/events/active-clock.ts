/** Counts the time a tab is visible; time in the background does not count. */
export function startActiveClock() {
  let sum = 0;
  let since = document.visibilityState === 'hidden' ? null : performance.now();
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      sum = now();
      since = null;
    } else since ??= performance.now();
  };
  const now = () => sum + (since === null ? 0 : performance.now() - since);
  document.addEventListener('visibilitychange', follow);
  return {
    /** Milliseconds. */
    now,
    stop: () => document.removeEventListener('visibilitychange', follow),
  };
}
