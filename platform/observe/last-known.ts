/**
 * What was read last, read anew at most every `every` ms: many who ask are one question. `null` where it could not be read.
 * Who wants `soon` waits for nothing: he gets what is known, while it is read anew behind him.
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
