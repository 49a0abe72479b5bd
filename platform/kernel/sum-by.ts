/** Sums by name. */
export function sumBy(entries: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, amount] of entries) sums.set(name, (sums.get(name) ?? 0) + amount);
  return sums;
}
