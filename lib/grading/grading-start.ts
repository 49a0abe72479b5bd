import { belowGrades } from './grading';

/** What somebody of whom nothing is known says of themselves, and the level that the AI exam then begins at (docs/product.md, "Grading"). */
export const experiences = { never: belowGrades, rules: 19, small: 15, full: 10, strong: 4 } as const;
export type Experience = keyof typeof experiences;
export const experienceNames = Object.keys(experiences) as [Experience, ...Experience[]];

/** So many problems of a grade have to be solved at the first try until the grade counts as known: one may be luck. */
export const solvedToKnow = 3;

/** Levels that were shown, each by something else; null: not by that. */
export type Shown = {
  /** The strongest grade known from the climb, and from lessons. */
  climbed: number | null;
  studied: number | null;
  /** The strongest grade whose mock exam was passed. */
  passed: number | null;
  /** What the last placement found, and the last AI exam. */
  placed: number | null;
  graded: number | null;
};

/** The strongest of what somebody has shown; null: nothing is known. */
export function levelShown(shown: Shown): number | null {
  const levels = Object.values(shown).filter((level) => level !== null);
  return levels.length > 0 ? Math.min(...levels) : null;
}
