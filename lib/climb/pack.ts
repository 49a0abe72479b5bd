import { weakestGrade } from '@/lib/kernel/grades';
import { climbThemes, type ClimbTheme, type LevelState } from './climb';

/** Packs: levels of the climb that are stored on a device to be played offline (docs/product.md, "The climb"). */

/** The learner's next levels, or a theme in a grade. */
export type PackChoice = 'next' | { theme: ClimbTheme; grade: number };

/** Levels of the pack `next`, and the most that a pack of a theme in a grade holds. */
export const nextLevels = 50;
export const maxInPack = 200;
/** The most that a browser stores, for all learners together. Bytes: of the packs as they are sent. */
export const maxStored = { levels: 500, bytes: 5_000_000 };

/** 'next', 'capture-15'. */
export const packName = (choice: PackChoice): string =>
  choice === 'next' ? choice : `${choice.theme}-${choice.grade}`;

/** @returns null if `name` is not the name of a pack */
export function packChoice(name: string): PackChoice | null {
  if (name === 'next') return name;
  const [, of, number = ''] = /^([a-z]+)-([1-9]\d?)$/.exec(name) ?? [];
  const theme = climbThemes.find((one) => one === of);
  const grade = Number(number);
  return theme && grade <= weakestGrade ? { theme, grade } : null;
}

/** Divides `most` among the sources in turn, one from each that has any left. */
export function sharesOf(available: readonly number[], most: number): number[] {
  const shares = available.map(() => 0);
  for (let left = most; left > 0;) {
    const open = shares.flatMap((share, index) => (share < available[index]! ? [index] : []));
    if (open.length === 0) break;
    for (const index of open.slice(0, left)) shares[index]! += 1;
    left -= Math.min(left, open.length);
  }
  return shares;
}

export type PackSize = { levels: number; bytes: number };
export type StoredPack = PackSize & { /** Milliseconds since 1970. */ savedAt: number };

export const sumOf = (packs: readonly PackSize[]): PackSize =>
  packs.reduce((sum, { levels, bytes }) => ({ levels: sum.levels + levels, bytes: sum.bytes + bytes }), {
    levels: 0,
    bytes: 0,
  });

const fits = ({ levels, bytes }: PackSize) => levels <= maxStored.levels && bytes <= maxStored.bytes;

/**
 * The saved packs to delete so that a new one fits: the oldest first, and no more than needed.
 * @returns null if it would not fit into an empty browser
 */
export function makesRoom<P extends StoredPack>(saved: readonly P[], coming: PackSize): P[] | null {
  if (!fits(coming)) return null;
  const oldest = saved.toSorted((a, b) => a.savedAt - b.savedAt);
  const going = oldest.findIndex((_, index) => fits(sumOf([...oldest.slice(index), coming])));
  return oldest.slice(0, going < 0 ? oldest.length : going);
}

type Placed = { id: string; theme: ClimbTheme; grade: number; number: number; state: LevelState };
type Wanted = { id: string } | { after?: string; theme?: ClimbTheme; grade?: number };

/** The levels of all packs without duplicates, in the order of the path. */
export function onPath<L extends Placed>(levels: readonly L[]): L[] {
  const place = ({ theme }: L) => climbThemes.indexOf(theme);
  return [...new Map(levels.map((level) => [level.id, level])).values()].sort(
    (a, b) => place(a) - place(b) || b.grade - a.grade || a.number - b.number,
  );
}

const isSolved = ({ state }: Placed) => state === 'solved' || state === 'firstTry';

/**
 * Picks the level to play from those stored: the one named by `id`; else the next unsolved one after `after`, then an earlier unsolved one of its theme, then
 * any other unsolved one. null: there is none.
 */
export function findStoredLevel<L extends Placed>(levels: readonly L[], wanted: Wanted): L | null {
  const path = onPath(levels);
  if ('id' in wanted) return path.find(({ id }) => id === wanted.id) ?? null;
  const { after, theme, grade = weakestGrade } = wanted;
  const at = path.findIndex(({ id }) => id === after);
  const before = path[at];
  const left = path.filter((level) => !isSolved(level) && level.id !== after);
  if (theme) {
    const ofTheme = left.filter((level) => level.theme === theme);
    return ofTheme.find((level) => level.grade <= grade) ?? ofTheme[0] ?? null;
  }
  if (!before) return left[0] ?? null;
  const onward = left.filter((level) => level.theme === before.theme);
  return onward.find((level) => path.indexOf(level) > at) ?? onward[0] ?? left[0] ?? null;
}

/** The state of a level after one more answer. */
export function stateAfter(state: LevelState, solved: boolean, hints: number): LevelState {
  if (state === 'solved' || state === 'firstTry') return state;
  if (!solved) return 'tried';
  return state === 'new' && hints === 0 ? 'firstTry' : 'solved';
}
