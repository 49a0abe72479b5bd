import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import type { BankFamily } from '@/lib/bank/families';
import type { Answer } from '@/lib/climb/placement';

/**
 * Rules of the AI grading exam (docs/product.md, "Grading"). A level is a grade, or one of two beyond: below G19, and stronger than what G1 asks. As with grades, a
 * smaller number is stronger.
 */
export const belowGrades = weakestGrade + 1;
export const beyondGrades = strongestGrade - 1;
/** The weakest first. */
const levels = Array.from({ length: belowGrades - beyondGrades + 1 }, (_, index) => belowGrades - index);
export const grades = levels.filter((level) => level !== belowGrades && level !== beyondGrades);

/** Asked first of whom nothing is known, and nothing was said. */
const middleGrade = 10;

export const minAsked = 16;
export const maxAsked = 40;
/** Of a hundred estimates so many are right within their range. It ends at `sure`, which keeps that promise for each grade (docs/decisions, grading). */
export const confidence = 80;
const sure = 0.885;

/** How somebody of a level answers: seven of ten problems of their own grade; what is hopeless by luck, and what is easy but for a slip. */
const guess = 0.1;
const slip = 0.05;
const perGrade = 0.5;
const atOwnGrade = 1;
/** Beyond the grades lies more than one: taken to be two grades away. */
const abilityOf = (level: number): number =>
  level === belowGrades ? weakestGrade + 2 : level === beyondGrades ? strongestGrade - 2 : level;

export const chanceOf = (level: number, grade: number): number =>
  guess + (1 - guess - slip) / (1 + Math.exp(-(perGrade * (grade - abilityOf(level)) + atOwnGrade)));

/** By grade: how each level answers, in the order of `levels`. */
const chances = new Map(grades.map((grade) => [grade, levels.map((level) => chanceOf(level, grade))]));

/** What the answers make of each level, where each was as likely before; in the order of `levels`. */
function posteriorOf(answers: readonly Answer[]): number[] {
  const likelihood = levels.map((_, index) =>
    answers.reduce((product, { grade, isRight }) => {
      const chance = chances.get(grade)![index]!;
      return product * (isRight ? chance : 1 - chance);
    }, 1),
  );
  const sum = likelihood.reduce((total, one) => total + one, 0);
  return likelihood.map((one) => one / sum);
}

export type Estimate = {
  level: number;
  /** Its range, which reaches beyond the grades at either end. */
  weaker: number;
  stronger: number;
};

/** The median, and the least range around it, of one grade on either side or more, that is sure enough. */
function estimateIn(posterior: readonly number[]): Estimate {
  let sum = 0;
  const middle = posterior.findIndex((one) => (sum += one) >= 0.5);
  const last = levels.length - 1;
  for (let reach = 1; ; reach += 1) {
    const from = Math.max(0, middle - reach);
    const to = Math.min(last, middle + reach);
    const within = posterior.slice(from, to + 1).reduce((total, one) => total + one, 0);
    if (within >= sure || (from === 0 && to === last))
      return { level: levels[middle]!, weaker: levels[from]!, stronger: levels[to]! };
  }
}
export const estimateOf = (answers: readonly Answer[]): Estimate => estimateIn(posteriorOf(answers));

const entropy = (chance: number): number => -chance * Math.log(chance) - (1 - chance) * Math.log(1 - chance);
const entropies = new Map([...chances].map(([grade, of]) => [grade, of.map(entropy)]));

/** How much an answer to a problem of a grade is expected to tell of the level. */
function tells(posterior: readonly number[], grade: number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value, index) => sum + posterior[index]! * value, 0);
  return entropy(mean(chances.get(grade)!)) - mean(entropies.get(grade)!);
}

/** Grades beyond the hardest that was solved, and the easiest that was missed, that a question may lie. */
const reach = 3;

/** How far a grade lies beyond what may be asked: at first the start alone, then what the answers have opened. */
function beyondReach(start: number, answers: readonly Answer[], grade: number): number {
  const solved = answers.filter(({ isRight }) => isRight).map((answer) => answer.grade - reach);
  const missed = answers.filter(({ isRight }) => !isRight).map((answer) => answer.grade + reach);
  return Math.max(0, Math.min(start, ...solved) - grade, grade - Math.max(start, ...missed));
}

/** Where it stands: the grades to ask of, those within reach first, of them the most telling; or its end. */
export type Grading = { ask: number[] } | { estimate: Estimate };

/**
 * It ends once the range is of one grade on either side, and after forty answers in any case. `start`: the level somebody is thought to be of. It chooses what
 * is asked and says nothing of the estimate: that is made of the answers alone.
 */
export function gradingOf(answers: readonly Answer[], start: number = middleGrade): Grading {
  const posterior = posteriorOf(answers);
  const estimate = estimateIn(posterior);
  const isNear = estimate.weaker - estimate.level <= 1 && estimate.level - estimate.stronger <= 1;
  if (answers.length >= maxAsked || (answers.length >= minAsked && isNear)) return { estimate };
  const ranked = grades.map((grade) => ({
    grade,
    tells: tells(posterior, grade),
    beyond: beyondReach(gradeAt(start), answers, grade),
  }));
  ranked.sort((a, b) => a.beyond - b.beyond || b.tells - a.tells);
  return { ask: ranked.map(({ grade }) => grade) };
}

/** Of the families that were asked least, the first. */
export function leastAsked<T extends { family: BankFamily }>(
  candidates: readonly T[],
  asked: readonly BankFamily[],
): T | undefined {
  const times = (family: BankFamily) => asked.filter((one) => one === family).length;
  return candidates.toSorted((a, b) => times(a.family) - times(b.family))[0];
}

const within = (level: number) => Math.min(weakestGrade, Math.max(strongestGrade, level));
/** The grade whose mock exam fits, and from which the climb goes on. */
export const gradeAt = (level: number): number => within(level);
/** What is learned next: courses lead from grade to grade. */
export const nextGrade = (level: number): number => within(level - 1);
