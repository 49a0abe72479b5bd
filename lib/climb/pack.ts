import { weakestGrade } from '@/lib/kernel/grades';
import { ladderThemes, type LadderTheme, type LevelState } from './ladder';

/** Packs: levels of the climb that are kept on a device, to be played without a line (docs/product.md, "The climb"). */

/** What comes next for somebody; or a theme in a grade. */
export type PackChoice = 'next' | { theme: LadderTheme; grade: number };

/** How many levels "what comes next" holds, and a pack of a theme in a grade at most. */
export const nextLevels = 50;
export const maxInPack = 200;
/** What a browser keeps at most, of everybody who learns in it. Bytes, of the packs as they are sent. */
export const maxKept = { levels: 500, bytes: 5_000_000 };

/** 'next', 'capture-15'. */
export const packName = (choice: PackChoice): string =>
  choice === 'next' ? choice : `${choice.theme}-${choice.grade}`;

/** @returns null for what is no pack's name */
export function packChoice(name: string): PackChoice | null {
  if (name === 'next') return name;
  const [, of, number = ''] = /^([a-z]+)-([1-9]\d?)$/.exec(name) ?? [];
  const theme = ladderThemes.find((one) => one === of);
  const grade = Number(number);
  return theme && grade <= weakestGrade ? { theme, grade } : null;
}

/** How many each gives where `most` are wanted: in turn, one of each that has any left. */
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
export type KeptPack = PackSize & { /** Milliseconds since 1970. */ savedAt: number };

export const sumOf = (packs: readonly PackSize[]): PackSize =>
  packs.reduce((sum, { levels, bytes }) => ({ levels: sum.levels + levels, bytes: sum.bytes + bytes }), {
    levels: 0,
    bytes: 0,
  });

const fits = ({ levels, bytes }: PackSize) => levels <= maxKept.levels && bytes <= maxKept.bytes;

/**
 * Which of those kept have to go so that a new one fits: the oldest first, and no more than needed.
 * @returns null where it would not fit into an empty browser
 */
export function makesRoom<P extends KeptPack>(kept: readonly P[], coming: PackSize): P[] | null {
  if (!fits(coming)) return null;
  const oldest = kept.toSorted((a, b) => a.savedAt - b.savedAt);
  const going = oldest.findIndex((_, index) => fits(sumOf([...oldest.slice(index), coming])));
  return oldest.slice(0, going < 0 ? oldest.length : going);
}

type Placed = { id: string; theme: LadderTheme; grade: number; number: number; state: LevelState };
type Wanted = { id: string } | { after?: string; theme?: LadderTheme; grade?: number };

/** Levels of the packs, each once, as the path has them. */
export function onPath<L extends Placed>(levels: readonly L[]): L[] {
  const place = ({ theme }: L) => ladderThemes.indexOf(theme);
  return [...new Map(levels.map((level) => [level.id, level])).values()].sort(
    (a, b) => place(a) - place(b) || b.grade - a.grade || a.number - b.number,
  );
}

const isSolved = ({ state }: Placed) => state === 'solved' || state === 'firstTry';

/**
 * What is played of the levels that are here: the one that is named; else the first that is not solved after another, then what was left behind of its theme, then
 * any other. null: there is none.
 */
export function findKept<L extends Placed>(levels: readonly L[], wanted: Wanted): L | null {
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

/** How a level stands after another answer. */
export function stateAfter(state: LevelState, solved: boolean, hints: number): LevelState {
  if (state === 'solved' || state === 'firstTry') return state;
  if (!solved) return 'tried';
  return state === 'new' && hints === 0 ? 'firstTry' : 'solved';
}
