import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import type { BankFamily } from '@/lib/bank/families';
import type { Answer } from '@/lib/climb/placement';

/**
 * Rules of the AI grading exam (docs/product.md, "Grading"). A level is a grade, or one of two beyond them: below G19, and stronger than G1. As with grades,
 * a smaller number is stronger.
 */
export const belowGrades = weakestGrade + 1;
export const beyondGrades = strongestGrade - 1;
/** The weakest first. */
const levels = Array.from({ length: belowGrades - beyondGrades + 1 }, (_, index) => belowGrades - index);
export const grades = levels.filter((level) => level !== belowGrades && level !== beyondGrades);

/** The first question's grade without results or a self-assessment. */
const middleGrade = 10;

export const minAsked = 16;
export const maxAsked = 40;
/** Percentage of estimates whose range contains the true level. The exam ends at `sure`, which achieves this for each grade (docs/decisions, grading). */
export const confidence = 80;
const sure = 0.885;

/**
 * The logistic model of answers: a learner solves seven of ten problems of their own grade, `guess` of those far too hard, and all but `slip` of
 * those far too easy.
 */
const guess = 0.1;
const slip = 0.05;
const perGrade = 0.5;
const atOwnGrade = 1;
/** The two levels beyond the grades span more than one grade each, so they are taken to be two grades away. */
const abilityOf = (level: number): number =>
  level === belowGrades ? weakestGrade + 2 : level === beyondGrades ? strongestGrade - 2 : level;

export const chanceOf = (level: number, grade: number): number =>
  guess + (1 - guess - slip) / (1 + Math.exp(-(perGrade * (grade - abilityOf(level)) + atOwnGrade)));

/** By grade: each level's chance of a right answer, in the order of `levels`. */
const chances = new Map(grades.map((grade) => [grade, levels.map((level) => chanceOf(level, grade))]));

/** The posterior probability of each level from a uniform prior, in the order of `levels`. */
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
  /** The range, which may reach beyond the grades at either end. */
  weaker: number;
  stronger: number;
};

/** The median, and the smallest range around it, at least one grade on either side, with probability `sure`. */
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

/** The expected information gain about the level from an answer to a problem of a grade, in nats. */
function informationGain(posterior: readonly number[], grade: number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value, index) => sum + posterior[index]! * value, 0);
  return entropy(mean(chances.get(grade)!)) - mean(entropies.get(grade)!);
}

/** How many grades a question may be beyond the hardest solved or the easiest missed problem. */
const reach = 3;

/** How many grades a grade lies outside the range that may be asked: at first only the start, then what the answers have opened. */
function beyondReach(start: number, answers: readonly Answer[], grade: number): number {
  const solved = answers.filter(({ isRight }) => isRight).map((answer) => answer.grade - reach);
  const missed = answers.filter(({ isRight }) => !isRight).map((answer) => answer.grade + reach);
  return Math.max(0, Math.min(start, ...solved) - grade, grade - Math.max(start, ...missed));
}

/** The state of a grading: the grades to ask, those within reach first and then by information gain; or its result. */
export type Grading = { ask: number[] } | { estimate: Estimate };

/**
 * It ends once the range is one grade on either side, and after forty answers at the latest. `start`, the assumed level, affects only which questions
 * are asked: the estimate comes from the answers alone.
 */
export function gradingOf(answers: readonly Answer[], start: number = middleGrade): Grading {
  const posterior = posteriorOf(answers);
  const estimate = estimateIn(posterior);
  const isNear = estimate.weaker - estimate.level <= 1 && estimate.level - estimate.stronger <= 1;
  if (answers.length >= maxAsked || (answers.length >= minAsked && isNear)) return { estimate };
  const ranked = grades.map((grade) => ({
    grade,
    gain: informationGain(posterior, grade),
    beyond: beyondReach(gradeAt(start), answers, grade),
  }));
  ranked.sort((a, b) => a.beyond - b.beyond || b.gain - a.gain);
  return { ask: ranked.map(({ grade }) => grade) };
}

/** The first candidate among the families asked least often. */
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
/** The grade to learn next: courses lead from grade to grade. */
export const nextGrade = (level: number): number => within(level - 1);
