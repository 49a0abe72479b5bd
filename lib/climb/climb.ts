import type { BankFamily } from '@/lib/bank/families';
import { clean } from '@/lib/progress/mastery';
import { inOrder, type Fact } from '@/lib/progress/progress';

/** The climb: levels by themes, each from the weakest grade to the strongest (docs/product.md, "The climb"). */
export const climbThemes = ['capture', 'life', 'tesuji', 'connection', 'race', 'endgame'] as const;
export type ClimbTheme = (typeof climbThemes)[number];

export const themeOf: Record<BankFamily, ClimbTheme> = {
  capture: 'capture',
  escape: 'capture',
  'double-atari': 'capture',
  live: 'life',
  kill: 'life',
  ko: 'life',
  net: 'tesuji',
  ladder: 'tesuji',
  snapback: 'tesuji',
  'throw-in': 'tesuji',
  shortage: 'tesuji',
  connect: 'connection',
  cut: 'connection',
  race: 'race',
  endgame: 'endgame',
};

/** What places a bank problem in a path; `depth`: moves of its longest correct line, `nodes`: positions its search visited. */
export type Climbable = { problem: string; family: BankFamily; grade: number; depth: number; nodes: number };
export type ClimbPlace = {
  problem: string;
  theme: ClimbTheme;
  grade: number;
  /** In its theme, from 1. */
  place: number;
  /** In its theme and grade, from 1: what the level is called. */
  number: number;
};

/** The path of each theme, sorted by grade, then by difficulty in the bank, then by name: the same problems always give the same path. */
export function climbPaths(problems: readonly Climbable[]): ClimbPlace[] {
  return climbThemes.flatMap((theme) => {
    const count = new Map<number, number>();
    return problems
      .filter(({ family }) => themeOf[family] === theme)
      .sort((a, b) => b.grade - a.grade || a.depth - b.depth || a.nodes - b.nodes || (a.problem < b.problem ? -1 : 1))
      .map(({ problem, grade }, index) => {
        const number = (count.get(grade) ?? 0) + 1;
        count.set(grade, number);
        return { problem, theme, grade, place: index + 1, number };
      });
  });
}

/** The grade nearest to `wanted`, of two equally near the weaker; null: `grades` is empty. */
export const nearestGrade = (grades: readonly number[], wanted: number): number | null =>
  grades.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)[0] ?? null;

/** The first level of each of the first three themes is open to all visitors. */
const openThemes: readonly ClimbTheme[] = climbThemes.slice(0, 3);
export const isOpenToAll = ({ theme, place }: Pick<ClimbPlace, 'theme' | 'place'>): boolean =>
  place === 1 && openThemes.includes(theme);

/** The `lesson` name under which the climb's events are stored; names of courses and lessons have no slash. */
const prefix = 'ladder/';
export const climbLesson = (part: ClimbTheme | 'placement') => `${prefix}${part}`;
export const isOfClimb = (lesson: string): boolean => lesson.startsWith(prefix);

export type LevelProgress = {
  tries: number;
  isSolved: boolean;
  /** Solved at the very first try of the climb, without a hint. */
  isFirstTry: boolean;
  firstAt: string;
  /** The time of the first correct try; null: none was correct. */
  solvedAt: string | null;
  lastAt: string;
};

/** The progress in a level, from all its tries in the climb; null: there is none. */
export function levelProgressOf(facts: readonly Fact[]): LevelProgress | null {
  const tries = inOrder(facts.filter(({ kind }) => kind === 'level'));
  const [first] = tries;
  const last = tries.at(-1);
  if (!first || !last) return null;
  return {
    tries: tries.length,
    isSolved: tries.some(({ solved }) => solved),
    isFirstTry: clean(first),
    firstAt: first.occurredAt,
    solvedAt: tries.find(({ solved }) => solved)?.occurredAt ?? null,
    lastAt: last.occurredAt,
  };
}

export const levelStates = ['new', 'tried', 'solved', 'firstTry'] as const;
export type LevelState = (typeof levelStates)[number];
type Fared = Pick<LevelProgress, 'isSolved' | 'isFirstTry'>;
export const levelState = (fared: Fared | undefined): LevelState =>
  !fared ? 'new' : fared.isFirstTry ? 'firstTry' : fared.isSolved ? 'solved' : 'tried';

export type ClimbRecords = {
  solved: number;
  tried: number;
  /** Solved at the first try. */
  firstTry: number;
  /** The longest run of successful first tries. */
  bestRun: number;
  /** The strongest grade of which a level was solved. */
  strongest: number | null;
};

/** Personal records from all tried levels, in any order. */
export function recordsOf(levels: readonly (Fared & { firstAt: string; grade: number })[]): ClimbRecords {
  const inTime = levels.toSorted((a, b) => (a.firstAt < b.firstAt ? -1 : a.firstAt > b.firstAt ? 1 : 0));
  let run = 0;
  let bestRun = 0;
  for (const { isFirstTry } of inTime) {
    run = isFirstTry ? run + 1 : 0;
    bestRun = Math.max(bestRun, run);
  }
  const solved = levels.filter(({ isSolved }) => isSolved);
  return {
    solved: solved.length,
    tried: levels.length,
    firstTry: levels.filter(({ isFirstTry }) => isFirstTry).length,
    bestRun,
    strongest: solved.length > 0 ? Math.min(...solved.map(({ grade }) => grade)) : null,
  };
}
