/** What somebody answered to a problem of a placement, which finds with few of them where they begin in the climb (docs/product.md, "The climb"). */
export type Answer = { grade: number; isRight: boolean };
/** What is asked next; or where somebody stands. */
export type Placement = { ask: number } | { grade: number };

/**
 * Halves the grades that are left: whoever solves one is not asked a weaker one, and a grade that goes wrong twice is too strong. One slip costs a problem, no
 * grade. Null: these answers are none to what was asked.
 *
 * `grades`: those that can be asked, the weakest first. `start`: asked first.
 */
export function placementOf(grades: readonly number[], start: number, answers: readonly Answer[]): Placement | null {
  const weakest = grades[0];
  if (weakest === undefined) return null;
  // Passed up to `low`, not `high` and beyond; the first step stands where somebody is thought to be.
  let low = -1;
  let high = grades.length;
  let step = Math.max(0, grades.indexOf(start));
  let slipped = false;
  for (const { grade, isRight } of answers) {
    if (high - low <= 1 || grade !== grades[step]) return null;
    if (!isRight && !slipped) {
      slipped = true;
      continue;
    }
    if (isRight) low = step;
    else high = step;
    slipped = false;
    step = Math.floor((low + high) / 2);
  }
  return high - low > 1 ? { ask: grades[step]! } : { grade: grades[low] ?? weakest };
}
