/**
 * Caches a value and reads it anew at most every `every` ms: concurrent callers share one read. `null` if it could not be read.
 * `soon` does not wait: it returns the cached value and reads it anew in the background.
 */
export function lastKnown<Value>(read: () => Promise<Value>, every: number) {
  let known: Value | null = null;
  let reading: Promise<Value | null> | null = null;
  let next = -Infinity;

  function renewed(): Promise<Value | null> {
    if (performance.now() >= next && !reading)
      reading = read()
        .catch(() => null)
        .then((value) => {
          next = performance.now() + every;
          reading = null;
          return (known = value);
        });
    return reading ?? Promise.resolve(known);
  }

  return {
    read: renewed,
    soon(): Value | null {
      void renewed();
      return known;
    },
  };
}
