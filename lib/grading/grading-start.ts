import { belowGrades } from './grading';

/** The self-assessment of a learner without results, and the level at which the AI exam then begins (docs/product.md, "Grading"). */
export const experiences = { never: belowGrades, rules: 19, small: 15, full: 10, strong: 4 } as const;
export type Experience = keyof typeof experiences;
export const experienceNames = Object.keys(experiences) as [Experience, ...Experience[]];

/** Problems of a grade to solve at the first try before the grade counts as mastered: a single one may be luck. */
export const solvedToKnow = 3;

/** The levels shown by different results; null: no such result. */
export type Shown = {
  /** The strongest grade mastered in the climb, and in lessons. */
  climbed: number | null;
  studied: number | null;
  /** The strongest grade whose mock exam was passed. */
  passed: number | null;
  /** The results of the last placement and of the last AI exam. */
  placed: number | null;
  graded: number | null;
};

/** The strongest level shown; null: there are no results. */
export function levelShown(shown: Shown): number | null {
  const levels = Object.values(shown).filter((level) => level !== null);
  return levels.length > 0 ? Math.min(...levels) : null;
}
