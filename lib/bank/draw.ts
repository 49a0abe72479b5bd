import { gradeRings } from '@/lib/kernel/grades';

/** How exercises are drawn (docs/product.md, "Learning"). A smaller grade is stronger. */
const near = { weaker: 3, stronger: 4 };

/** Harder than what somebody at this grade is asked as long as there is anything else. */
export const isTooHard = (grade: number, lesson: number): boolean => grade < lesson - near.stronger;
const isNear = (grade: number, lesson: number): boolean => !isTooHard(grade, lesson) && grade <= lesson + near.weaker;

/** The grades that are not too hard, by their distance: a farther ring is looked at only when the nearer ones had too little. */
export const ringsToDraw = (lesson: number): number[][] =>
  gradeRings(lesson)
    .map((ring) => ring.filter((grade) => !isTooHard(grade, lesson)))
    .filter((ring) => ring.length > 0);

/**
 * Of each family, nearest first, as many as of the others as long as they are near: a lesson's idea is not outnumbered by another that has more of just its
 * grade. Then the nearest of all.
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

/** A course's set of exercises keeps to what the course is about, whatever the grade of the topic it practises. */
export const gradeWithin = (
  grade: number,
  { gradeFrom, gradeTo }: { gradeFrom: number | null; gradeTo: number | null },
): number => Math.max(gradeTo ?? grade, Math.min(gradeFrom ?? grade, grade));
