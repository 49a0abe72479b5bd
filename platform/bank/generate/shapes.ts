import { formatPoint, type Point, type Position } from '@/lib/go/position';
import type { Random } from '../random';

/**
 * The minimum that an idea needs: X the solver, O the opponent, `.` empty, `~` one of the three, `?` random. `_` and `|`
 * at the bottom and at the left are the edge. The shape is turned, moved and put among other stones at random; a search
 * decides whether the idea works.
 */
const doubles: readonly string[][] = [
  ['?X??', '.O.?', '?XOX', '??.?'],
  ['?XX??', '.OO.?', '?XXOX', '???.?'],
  ['?X?X?', '.O.O.', '?X?X?', '?????'],
  ['~O.O~', '?X?X?', '_____'],
  ['?XX?X', '~O?.O', '?X?~?'],
  ['?X???', '.O.??', '?XOOX', '?X..?'],
  ['?XXX??', 'XOO.O?', '?X~X?X', '??????'],
  ['??X~??', '?XO.~?', '??.XO?', '??XOO~', '???~~?'],
  ['?XX??', 'XOO.?', '?X.O~', '??XO?', '??~X?'],
  ['~XOX~', '?O.O?', '?X~X?', '_____'],
  ['|XX???', '|OO.O~', '|?X~X?', '|?????'],
  ['?O?X??', 'OXXO.?', '?O~.O?', '??~XX?', '______'],
  ['?XX?~?', 'XOO.~?', 'XO.O~?', '?X?X??'],
];
const nets: readonly string[][] = [
  ['?XX???', 'XO.???', '~..???', '??????', '??????'],
  ['?XXX??', 'XOO.??', '~X.???', '??????', '??????'],
  ['?XX???', 'XO.???', 'X..???', '???O??', '??????'],
  ['?XX???', 'XO.~??', '?..???', '?~??O?', '??????'],
  ['?XX????', 'XOO.???', 'X..~???', '?~??O??'],
  ['?XXX???', 'XOO..??', 'X~...??', '?????O?'],
  ['?OXX??', 'OXO.~?', '?O..~?', '??~???', '??????'],
  ['??XX~?', '?XOO.~', 'OXO..?', 'OOX~??', '??????'],
  ['?XX~??', 'XOO~.?', '?XO..?', '??X~~?', '??????'],
  ['?XX~?', 'XO..~', '~O.~?', '?X~??', '_____'],
  ['|XX???', '|OO.~?', '|X..~?', '|~~???', '______'],
  ['?OO~??', 'OXXO??', 'OXO.~?', '?O..~?', '??????'],
];
/** The stone is sacrificed where both chains of the opponent would connect. */
const snapbacks: readonly string[][] = [
  ['??XXX??', '?XO.XO?', '~OO.OO~', '_______'],
  ['?XXXX~?', '?XO.XO~', '~O~.O~~', '_______'],
  ['??XX???', '?XOOXO?', '~OO.OO~', '?XO.XO?', '??XX~??'],
  ['??XOO~?', '~OO.O??', '?XO.X??', '??XX???'],
  ['??X~OO?', '?XO.O~?', '?XO.X??', '??XX???'],
  ['?~XOO??', 'XOO.~O?', 'XOO.X??', '?XXX???'],
  ['|XXX???', '|OO.XO?', '|~O.OO~', '______'],
  ['|~XOO?', '|OO.O~', '|XO.X?', '|?XX??'],
  ['?XXXO?', 'XOO.O~', '~XO.X?', '??XX??'],
  ['?XX?~?', 'XOOX??', 'XO.OX?', '?XO~??', '??XX??'],
  ['|XXX??', '|OOX~?', '|X.O??', '|OOX??', '|XX???'],
  ['?XXX~?', 'XOOOX?', 'XO~.OX', '~OX~O~', '______'],
  ['?XX~XX?', 'XOOXOOX', 'XO~.~OX', '?~O~O~?', '_______'],
];
/** The chain that captures the stone is short of liberties. */
const throwIns: readonly string[][] = [
  ['?XXXXX?', '~OO.OO~', '?~O.~~?', '_______'],
  ['?XXX??', 'XOOOX?', '~O.~OX', '~~.~~?', '______'],
  ['|XXXX?', '|OOOX?', '|.~.OX', '|~.~~?', '______'],
  ['?XXXX??', 'XO.OOX?', '~O~.~O~', '_______'],
  ['?XXX~??', 'XOO.~O?', 'XO~.X~?', '?XX~???'],
  ['??XXXX?', '?XOOOOX', '~O.~.O~', '_______'],
  ['?XXXXX?', 'XOOXOOX', '~O.~.~O', '_______'],
  ['?XXX~XX', 'XOOOXOO', 'XO.~O~~', '_______'],
  ['|XXXX??', '|OOXOX?', '|~.O~OX', '|.~~.~?', '_______'],
  ['|OXX??', '|OOXX?', '|.~OX?', '|~.OX?', '______'],
  ['|OOXX?', '|X.OOX', '|~~.OX', '______'],
  ['?OOXX??', 'OXXOOX?', 'OX~~.OX', '?X~.~O~', '_______'],
  ['?OO?XX?', 'OXXXOOX', '~X~.~O~', '_______'],
  ['??XX~??', '?XOOXX?', 'XO~.OOX', 'XOO.~OX', '?XXXXX?'],
];
const rare: readonly string[][] = [...doubles, ...nets, ...snapbacks, ...throwIns];
/** Two chains that cannot both live. */
const races: readonly string[][] = [
  ['??~~~??', '?OXOX~?', 'OXXOOX~', 'OX~~OX?', '_______'],
  ['?OO~XX??', 'OXXXOOX?', 'OX~~~OX?', '________'],
  ['~OOOXX~?', 'OXXXOOX?', '~~X~O~~?', '________'],
  ['?OOXXX?', 'OXXOOOX', '~X~~~O~', '_______'],
  ['|OOXX??', '|XXOOX?', '|~X~O~?', '_______'],
  ['|OO~X?', '|XXOOX', '|~.~OX', '______'],
  ['|OOOXX?', '|XXXOOX', '|~~~~O~', '_______'],
  ['?OO~~??', 'OXXOXX?', 'OX~~OOX', '?OOX~~?', '????X??'],
  ['?OOOX??', 'OXXXOX?', 'OX~OOX?', '?OXX~??'],
  ['??OO?XX?', '?OXX~OOX', '?OXXOO~X', '??OO~XX?'],
];
const shapes: readonly string[][] = [
  ...rare,
  // Shortage of liberties and throw-in.
  ['?XXXXX?', '~OO.OO~', '?~...~?', '_______'],
  ['??XXX??', '?XOOOX?', '~O.~.O~', '_______'],
  ['?XXXX?', 'XOO.OX', '~O~.O~', '______'],
  ['|XXX?', '|O.OX', '|.O.~', '_____'],
  ['|XXXX', '|O.OX', '|.O.X', '_____'],
  ['?XXXX?', 'XOOOOX', 'XO..OX', 'XXO.X?', '??XX??'],
  // Race.
  ['??~~??', '?OXOX?', 'OXXOOX', 'OX~~OX', '_____?'],
  ['?OOXX?', 'OXXOOX', 'OX~~OX', '_____?'],
  ['|OOXX?', '|XXOOX', '|~.~.X', '______'],
  ['OOOXX?', 'OXXOOX', 'OXOOX?', '~.~.~?', '______'],
  // Connect and cut.
  ['?O?O?', 'OX.XO', '?O.O?', '?????'],
  ['?OOO?', 'OX.XO', 'O.O.?', '?????'],
  ['?OXO?', 'O.X.O', '?X.X?', '~~~~~', '_____'],
  ['?O~O?', 'OXX.X', '?O.O~', '??O??'],
  ['?XXX?', 'XO.OX', '?~.~?', '?????'],
  ['?X?X?', 'XO.OX', 'X.O.X', '?~.~?'],
  // Escape.
  ['?OO??', 'OX.??', '?O???'],
  ['?OO??', 'OXX.?', '?OO~?', '?????'],
  ['?OO??', 'OX.O?', '?OX??', '?????'],
  ['OOX??', 'XXO??', '~.O??', '_____'],
];

const sets = { all: shapes, rare, races, doubles, nets, snapbacks, throwIns };
export type ShapeSet = keyof typeof sets;

/** A shape on a board of this size, with some more stones. `toPlay` is always the solver; one in four has the colours swapped. */
export function shaped(random: Random, size: number, of: ShapeSet): Position | null {
  const isRare = of !== 'all';
  const shape = random.pick(sets[of]);
  const rows = shape.filter((row) => !row.startsWith('_'));
  const [atLeft, atBottom] = [shape[0]!.startsWith('|'), rows.length < shape.length];
  const cells = rows.map((row) => (atLeft ? row.slice(1) : row));
  const [wide, high] = [cells[0]!.length, cells.length];
  if (wide > size || high > size) return null;
  const left = atLeft ? 0 : random.below(size - wide + 1);
  const top = atBottom ? size - high : random.below(size - high + 1);
  const board = new Map<string, string>();
  const [flipX, flipY, swaps] = [random.next() < 0.5, random.next() < 0.5, random.next() < 0.5];
  const turned = ({ x, y }: Point): Point => {
    const [a, b] = [flipX ? size - 1 - x : x, flipY ? size - 1 - y : y];
    return swaps ? { x: b, y: a } : { x: a, y: b };
  };
  const density = 0.05 + random.next() * (isRare ? 0.1 : 0.18);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const drawn = cells[y - top]?.[x - left] ?? '?';
      const isInside = y >= top && y < top + high && x >= left && x < left + wide;
      const cell = isInside ? drawn : '?';
      const chance = cell === '~' ? random.pick(['X', 'O', '.', '.']) : cell;
      const any = chance === '?' ? (random.next() < density ? random.pick(['X', 'O']) : '.') : chance;
      if (any !== '.') board.set(formatPoint(turned({ x, y }), size), any);
    }
  const isWhite = random.next() < 0.25;
  const marked = (mark: string) => [...board].filter(([, cell]) => cell === mark).map(([at]) => at);
  const [own, foe] = [marked('X').sort().join(' '), marked('O').sort().join(' ')];
  return isWhite
    ? { size, black: foe, white: own, toPlay: 'white' }
    : { size, black: own, white: foe, toPlay: 'black' };
}
