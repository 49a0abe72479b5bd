/** An answer in a placement: a short test that finds the grade in which a learner begins the climb (docs/product.md, "The climb"). */
export type Answer = { grade: number; isRight: boolean };
/** The grade to ask next, or the result. */
export type Placement = { ask: number } | { grade: number };

/**
 * A binary search over the grades: a solved grade rules out all weaker ones, and a grade answered wrong twice in a row is too strong. A single wrong answer only
 * costs one more problem of the grade.
 *
 * @param grades those that can be asked, the weakest first
 * @param start the grade to ask first
 * @returns null if the answers are not for the grades that were asked
 */
export function placementOf(grades: readonly number[], start: number, answers: readonly Answer[]): Placement | null {
  const weakest = grades[0];
  if (weakest === undefined) return null;
  // Indexes in `grades`: `low` is passed, `high` and beyond are not.
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
