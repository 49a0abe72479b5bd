import { formatPoint, neighbours, opponentOf, parsePoint, type Position, type StoneColor } from '@/lib/domain/position';
import { emptyAreas, isEyeOf } from './area';
import { beginGame, chainAt, play, stonesOf, type Game } from './rules';

/**
 * The partner of a first game: plays by rules that can be said in a sentence (take what can be taken, save what can be saved, give atari
 * where it is safe, else a sensible point), so that a beginner can beat it and never wonders at a move. It ends its games: it passes when
 * nothing is left to divide, and never makes a position that was there before.
 */
export type PartnerMove = string | 'pass';
type Stones = Pick<Position, 'size' | 'black' | 'white'>;
/** `seed` chooses among moves of the same worth: the same game and seed give the same move. A gentle partner overlooks its own danger every other time, and does not chase. */
export type Style = { seed: number; isGentle?: boolean };
type Candidate = { at: string; game: Game; captured: number; worth: number };

/** An area of so many points is still open to whoever comes first. */
const roomy = 12;

/**
 * @param played the moves since `position`, 'pass' included, first `first`'s
 */
export function partnerMove(
  position: Stones,
  first: StoneColor,
  played: readonly PartnerMove[],
  { seed, isGentle = false }: Style,
): PartnerMove {
  let game = beginGame(position);
  let color = first;
  const seen = new Set([keyOf(game)]);
  for (const at of played) {
    if (at !== 'pass') {
      const outcome = play(game, color, at);
      if (!outcome.legal) throw new Error(`${at} cannot be played`);
      game = outcome.game;
      seen.add(keyOf(game));
    }
    color = opponentOf(color);
  }
  const overlooks = isGentle && mix(~seed, played.length) % 2 === 0;
  const weights = { save: overlooks ? 0 : 15, atari: isGentle ? 1 : 6 };
  const candidates = candidatesOf(game, color, seen, weights);
  const best = Math.max(...candidates.map(({ worth }) => worth));
  if (!candidates.length || best <= 0) return 'pass';
  const equal = candidates.filter(({ worth }) => worth >= best - 0.5);
  return equal[mix(seed, played.length) % equal.length]!.at;
}

const keyOf = (game: Game) => `${stonesOf(game, 'black').join()}/${stonesOf(game, 'white').join()}`;

/** Legal moves that fill no eye of one's own, repeat nothing and do not give a chain away for nothing. */
function candidatesOf(
  game: Game,
  color: StoneColor,
  seen: ReadonlySet<string>,
  weights: { save: number; atari: number },
): Candidate[] {
  const { size } = game;
  const threatened = chainsInAtari(game, color);
  return emptyAreas(game).flatMap(({ points, borders }) => {
    // What one side has surrounded is settled, but for stones in danger beside it.
    const isSettled = borders.length === 1 && points.length < roomy;
    return points.flatMap((at): Candidate[] => {
      if (isEyeOf(game, color, at)) return [];
      const outcome = play(game, color, at);
      if (!outcome.legal || seen.has(keyOf(outcome.game))) return [];
      const own = chainAt(outcome.game, at);
      const captured = outcome.captured.length;
      if (own.liberties.length === 1 && captured === 0) return [];
      const saved = threatened
        .filter((chain) => isSavedBy(outcome.game, chain))
        .reduce((sum, chain) => sum + chain.length, 0);
      const atari = isSettled ? 0 : newAtari(game, outcome.game, opponentOf(color), at);
      const place = isSettled ? -1 : placeOf(game, color, at, size);
      return [
        {
          at,
          game: outcome.game,
          captured,
          worth: captured * 20 + saved * weights.save + atari * weights.atari + place,
        },
      ];
    });
  });
}

function chainsOf(game: Game, color: StoneColor): { chain: string[]; liberties: string[] }[] {
  const seen = new Set<string>();
  return stonesOf(game, color).flatMap((at) => {
    if (seen.has(at)) return [];
    const found = chainAt(game, at);
    for (const stone of found.chain) seen.add(stone);
    return [found];
  });
}

const chainsInAtari = (game: Game, color: StoneColor) =>
  chainsOf(game, color)
    .filter(({ liberties }) => liberties.length === 1)
    .map(({ chain }) => chain);

/** Two liberties are a breath, not a rescue, unless something was taken; three are. */
function isSavedBy(game: Game, chain: readonly string[]): boolean {
  return chainAt(game, chain[0]!).liberties.length >= 3;
}

/** Stones of the other side that a move brings down to their last liberty. */
function newAtari(before: Game, after: Game, color: StoneColor, at: string): number {
  const { size } = after;
  if (chainAt(after, at).liberties.length < 2) return 0;
  const beside = new Set(neighbours(parsePoint(at, size)!, size).map((point) => formatPoint(point, size)));
  return chainsOf(after, color)
    .filter(({ chain, liberties }) => liberties.length === 1 && chain.some((stone) => beside.has(stone)))
    .filter(({ chain }) => chainAt(before, chain[0]!).liberties.length === 2)
    .reduce((sum, { chain }) => sum + Math.min(chain.length, 3), 0);
}

/** A sensible point: near the stones that are there, not on the edge before the end, with room to breathe. */
function placeOf(game: Game, color: StoneColor, at: string, size: number): number {
  const point = parsePoint(at, size)!;
  const stones = [...stonesOf(game, 'black'), ...stonesOf(game, 'white')].map((stone) => parsePoint(stone, size)!);
  const far = Math.min(size, ...stones.map(({ x, y }) => Math.abs(x - point.x) + Math.abs(y - point.y)));
  const line = 1 + Math.min(point.x, point.y, size - 1 - point.x, size - 1 - point.y);
  const beside = neighbours(point, size).map((next) => formatPoint(next, size));
  const own = new Set(stonesOf(game, color));
  const foes = new Set(stonesOf(game, opponentOf(color)));
  const touching = beside.filter((next) => foes.has(next)).length;
  const joined = beside.filter((next) => own.has(next)).length;
  const early = stones.length < size;
  return (
    1 +
    (far <= 2 ? 2 : 0) +
    (line >= 3 ? 2 : line === 2 ? 1 : early ? -3 : 0) +
    Math.min(touching, 2) * 0.8 -
    Math.max(0, joined - 1) * 1.2
  );
}

function mix(seed: number, turn: number): number {
  let t = (seed ^ Math.imul(turn + 1, 0x9e3779b1)) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}
