/** Splits rows into lots of one statement each, which takes 65,535 values at most. */
export function* lotsOf<Row>(rows: readonly Row[], size = 1_000) {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
