import { gradeRings } from '@/lib/kernel/grades';

/** How exercises are drawn (docs/product.md, "Learning"). A smaller grade is stronger. */
const near = { weaker: 3, stronger: 4 };

/** Whether a problem is too hard for a lesson's grade, as long as there are others. */
export const isTooHard = (grade: number, lesson: number): boolean => grade < lesson - near.stronger;
const isNear = (grade: number, lesson: number): boolean => !isTooHard(grade, lesson) && grade <= lesson + near.weaker;

/** The grades that are not too hard, by their distance: a farther ring is used only if the nearer ones have too few problems. */
export const ringsToDraw = (lesson: number): number[][] =>
  gradeRings(lesson)
    .map((ring) => ring.filter((grade) => !isTooHard(grade, lesson)))
    .filter((ring) => ring.length > 0);

/**
 * Takes near problems from the families in turn, so that no family outnumbers the others because it has more problems of the
 * lesson's grade. Then the nearest of the rest.
 */
export function mixFamilies<P extends { grade: number }>(
  families: readonly (readonly P[])[],
  lesson: number,
  count: number,
): P[] {
  const away = (one: P) => Math.abs(one.grade - lesson);
  const byDistance = (all: readonly P[]) => [...all].sort((a, b) => away(a) - away(b));
  const inTurn = families
    .flatMap((family) => family.filter(({ grade }) => isNear(grade, lesson)).map((one, turn) => ({ one, turn })))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
  const rest = byDistance(families.flatMap((family) => family.filter(({ grade }) => !isNear(grade, lesson))));
  return byDistance([...inTurn, ...rest].slice(0, count));
}

/** The grade for a set of exercises of a course: that of its topic, limited to the grades of the course. */
export const gradeWithin = (
  grade: number,
  { gradeFrom, gradeTo }: { gradeFrom: number | null; gradeTo: number | null },
): number => Math.max(gradeTo ?? grade, Math.min(gradeFrom ?? grade, grade));
