import type { Locale } from '@/lib/kernel/locale';
import { opponentOf, parsePoint, type StoneColor } from '@/lib/go/position';
import { chainAt, stonesOf, type Game } from '@/lib/go/rules';
import { besides, pointsOf } from './points';

/** What is counted on a board; the word beside the number shows which. */
export type Unit = 'liberties' | 'stones' | 'points';
export type Figure = { unit: Unit; count: number; color?: StoneColor; text: string };

/** What a text refers to: the boards of its moment, the last one first, and the points that the picture and the text mark. */
export type Moment = {
  games: readonly Game[];
  /** Points played, marked or named: what figures are about. */
  about: readonly string[];
  /** Points of one kind of mark each. */
  groups: readonly (readonly string[])[];
  /** Numbers of captured stones, in this moment and in those before it. */
  captured: readonly number[];
  /** Numbers of moves of each side, and numbers written on the board. */
  shown: readonly number[];
};

const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbers: Record<Locale, string> = {
  'en-US': `${english.join('|')}|a single|\\d+`,
  'zh-TW': '[一二兩三四五六七八九十]+|\\d+',
  'zh-CN': '[一二两三四五六七八九十]+|\\d+',
  'ja-JP': '[一二三四五六七八九十]+|\\d+',
};
/** `#`: the number, `&`: the colour of what is counted. */
const patterns: Record<Locale, readonly [Unit, string][]> = {
  'en-US': [
    ['liberties', '#(?: (?!of\\b|without\\b)[\\w’]+){0,2} libert(?:y|ies)\\b(?! (?:outside )?at \\{)'],
    [
      'stones',
      '(?<!\\bbetween )#(?: (?!of\\b|liberty|liberties|and\\b|or\\b|outside\\b|without\\b)(?:&|[\\w’]+)){0,2} stones\\b',
    ],
    [
      'points',
      '(?<!\\b(?:worth|by|difference is) )#(?: (?!of\\b|stones?\\b|and\\b|or\\b)[\\w’]+)? points\\b(?! (?:ahead|away|behind|between))',
    ],
    ['points', '(?<!\\bworth )#-point\\b(?! (?:jump|pincer|extension))'],
  ],
  'zh-TW': [
    ['liberties', '(?<![第各佔多少]|佔走|各有)#口(?!氣?也|[外內]?氣? \\{)[外內公]?氣?'],
    ['stones', '(?<!第)#[顆子](?:&[棋子])?(?!之間)'],
    ['stones', '&(?:棋的?)?#[顆子](?!之間)'],
    ['points', '(?<![第三])#(?:個(?:空|交叉)?點|點(?!頭))'],
  ],
  'zh-CN': [
    ['liberties', '(?<![第各占多少]|占走|各有|外气)#口(?!气?也|[外内]?气? \\{)[外内公]?气?'],
    ['stones', '(?<!第)#[颗子](?:&[棋子])?(?!之间)'],
    ['stones', '&(?:[棋子]的?)?#[颗子](?!之间)'],
    ['points', '(?<![第三])#(?:个(?:空|交叉)?点|点(?!头))'],
  ],
  'ja-JP': [
    [
      'liberties',
      '(?:呼吸点|ダメ)(?:[はがもの、]|残り|あと|あわせて|合わせて){0,3}#(?!の|(?:つ|個|か所)(?:ず|も|になりません))',
    ],
    ['liberties', '(?<![石子])#(?:つ|個)の(?:呼吸点|ダメ)'],
    ['stones', '(?:&石?)?#子'],
    ['stones', '#(?:つ|個)の&?石'],
    ['points', '#(?:つの空?点|点(?!数))'],
  ],
};
const colors: Record<Locale, Record<string, StoneColor>> = {
  'en-US': { black: 'black', white: 'white' },
  'zh-TW': { 黑: 'black', 白: 'white' },
  'zh-CN': { 黑: 'black', 白: 'white' },
  'ja-JP': { 黒: 'black', 白: 'white' },
};

const compiled = new Map<Locale, [Unit, RegExp][]>();
function patternsOf(locale: Locale): [Unit, RegExp][] {
  const before = compiled.get(locale);
  if (before) return before;
  const color = `(?<color>${Object.keys(colors[locale]).join('|')})`;
  const left = locale === 'en-US' ? '(?<![-\\w’])' : '(?<![一二兩两三四五六七八九十\\d-])';
  const made = patterns[locale].map(([unit, pattern]): [Unit, RegExp] => [
    unit,
    new RegExp(pattern.replace('#', `${left}(?<number>${numbers[locale]})`).replace('&', color), 'gi'),
  ]);
  compiled.set(locale, made);
  return made;
}

/** The numbers that a text states without a placeholder. */
export function figuresIn(text: string, locale: Locale): Figure[] {
  return patternsOf(locale).flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      unit,
      count: valueOf(match.groups!.number!),
      color: colors[locale][match.groups!.color?.toLowerCase() ?? ''],
      text: match[0],
    })),
  );
}

function valueOf(number: string): number {
  const lower = number.toLowerCase();
  if (/\d/.test(lower)) return Number(lower);
  if (lower === 'a single') return 1;
  if (english.includes(lower)) return english.indexOf(lower) + 1;
  const digit = (sign: string) => (/[兩两]/.test(sign) ? 2 : '一二三四五六七八九'.indexOf(sign) + 1);
  const [tens, ones] = lower.split('十');
  if (ones === undefined) return digit(lower);
  return (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0);
}

/** Whether the board shows the number, near the points that the text refers to. */
export function isShown({ unit, count, color }: Figure, { games, about, groups, captured, shown }: Moment): boolean {
  const ofColor = (points: readonly string[]) =>
    color ? points.filter((at) => !games.some((game) => stonesOf(game, opponentOf(color)).includes(at))) : points;
  if (shown.includes(count) || groups.some((group) => ofColor(group).length === count)) return true;
  if (ofColor([...new Set(groups.flat())]).length === count) return true;
  switch (unit) {
    case 'liberties':
      return games.some((game) => libertiesIn(game, about, color).has(count));
    case 'stones':
      // 'One stone' is true of any stone.
      return count === 1 || captured.includes(count) || games.some((game) => stonesIn(game, about, color).has(count));
    case 'points':
      // 'One point' is true of any point; a line has as many points as the board's size.
      return (
        count === 1 ||
        games[0]!.size === count ||
        games.some((game) => roomsIn(game, about).has(count) || gapsIn(game, about).has(count))
      );
  }
}

type Chain = ReturnType<typeof chainAt> & { color: StoneColor };
const chains = new WeakMap<Game, Chain[]>();

function allChains(game: Game): Chain[] {
  const found = new Map<string, Chain>();
  for (const color of ['black', 'white'] as const)
    for (const at of stonesOf(game, color)) {
      const { chain, liberties } = chainAt(game, at);
      found.set([...chain].sort()[0]!, { chain, liberties, color });
    }
  return [...found.values()];
}

/** The chains that a text refers to: those at its points; else those next to the points; else those next to these; else all chains of the board. */
function chainsIn(game: Game, about: readonly string[], color?: StoneColor): Chain[] {
  const all = chains.get(game) ?? allChains(game);
  chains.set(game, all);
  const reaches =
    (points: ReadonlySet<string>) =>
    ({ chain }: Chain) =>
      chain.some((at) => points.has(at));
  const widened = (points: Iterable<string>) => new Set([...points].flatMap((at) => [at, ...besides(game, at)]));
  const at = new Set(about);
  const near = widened(at);
  const next = widened(all.filter(reaches(at)).flatMap(({ chain, liberties }) => [...chain, ...liberties]));
  const own = all.filter((chain) => !color || chain.color === color);
  return [at, near, next].map((points) => own.filter(reaches(points))).find((some) => some.length > 0) ?? own;
}

/** The numbers of liberties of each chain, and of those that two chains share. */
function libertiesIn(game: Game, about: readonly string[], color?: StoneColor): Set<number> {
  const spoken = chainsIn(game, about, color);
  const found = new Set(spoken.map(({ liberties }) => liberties.length));
  for (const [i, first] of spoken.entries())
    for (const second of spoken.slice(i + 1)) {
      const both = first.liberties.filter((at) => second.liberties.includes(at)).length;
      if (both) found.add(both);
    }
  return found;
}

/** The numbers of stones of each chain and of each side's chains together, and the numbers of chains. */
function stonesIn(game: Game, about: readonly string[], color?: StoneColor): Set<number> {
  const spoken = chainsIn(game, about, color);
  const found = new Set(spoken.map(({ chain }) => chain.length)).add(spoken.length);
  for (const each of ['black', 'white'] as const) {
    const own = spoken.filter((chain) => chain.color === each);
    found.add(own.length).add(own.reduce((sum, { chain }) => sum + chain.length, 0));
  }
  return found;
}

/** The numbers of points between two stones on a line, one of which the text refers to. */
function gapsIn(game: Game, about: readonly string[]): Set<number> {
  const { size } = game;
  const stones = [...stonesOf(game, 'black'), ...stonesOf(game, 'white')].map((at) => ({
    at,
    ...parsePoint(at, size)!,
  }));
  const found = new Set<number>();
  for (const one of stones)
    for (const two of stones) {
      if (about.length && !about.includes(one.at)) continue;
      if (one.x === two.x) found.add(Math.abs(one.y - two.y) - 1);
      if (one.y === two.y) found.add(Math.abs(one.x - two.x) - 1);
    }
  return found;
}

const rooms = new WeakMap<Game, Room[]>();
type Room = { points: readonly string[]; sizes: readonly number[] };

/** The sizes of connected regions near the points: of empty points, or enclosed by one side with the other's stones inside; and each side's total. */
function roomsIn(game: Game, about: readonly string[]): Set<number> {
  const found = rooms.get(game) ?? allRooms(game);
  rooms.set(game, found);
  const near = new Set(about.flatMap((at) => [at, ...besides(game, at)]));
  const spoken = found.filter(({ points }) => !near.size || points.some((at) => near.has(at)));
  return new Set(spoken.flatMap(({ sizes }) => sizes));
}

function allRooms(game: Game): Room[] {
  const black = new Set(stonesOf(game, 'black'));
  const white = new Set(stonesOf(game, 'white'));
  const found: Room[] = partsOf(game, (at) => !black.has(at) && !white.has(at)).map((points) => ({
    points,
    sizes: [points.length],
  }));
  for (const [own, other] of [
    [black, white],
    [white, black],
  ] as const) {
    const inside = partsOf(game, (at) => !own.has(at)).map((points) => ({
      points,
      free: points.filter((at) => !other.has(at)).length,
    }));
    for (const { points, free } of inside) found.push({ points, sizes: [points.length, free] });
    const all = inside.filter(({ points, free }) => free === points.length).reduce((sum, { free }) => sum + free, 0);
    found.push({ points: pointsOf(game.size), sizes: [all, all + own.size] });
  }
  return found;
}

/** The points for which `within` holds, grouped into connected parts. */
function partsOf(game: Game, within: (at: string) => boolean): string[][] {
  const seen = new Set<string>();
  return pointsOf(game.size).flatMap((start) => {
    if (!within(start) || seen.has(start)) return [];
    const part = new Set([start]);
    for (const at of part) {
      seen.add(at);
      for (const next of besides(game, at)) if (within(next)) part.add(next);
    }
    return [[...part]];
  });
}

/** The points that a caption names. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(/\{(?:[a-z]+:)?([A-HJ-T]\d{1,2})\}/g)].map(([, at]) => at!);
