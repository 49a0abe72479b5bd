import {
  formatPoint,
  neighbours,
  opponentOf,
  parsePoint,
  type Point,
  type Position,
  type StoneColor,
} from './position';
import { beginGame, chainAt, play, stonesOf, type Game } from './rules';

/** The state of a game; `passes`: consecutive passes. */
export type PartnerGame = {
  game: Game;
  passes: number;
  moves: number;
  /** All earlier boards. */ seen: ReadonlySet<string>;
};
type Setup = Pick<Position, 'size' | 'black' | 'white'>;

const boardOf = (game: Game) => `${stonesOf(game, 'black').join()}/${stonesOf(game, 'white').join()}`;

export function startPartnerGame(setup: Setup): PartnerGame {
  const game = beginGame(setup);
  return { game, passes: 0, moves: 0, seen: new Set([boardOf(game)]) };
}

/** The game after a move or a pass; null when it is against the rules. A board must not repeat (superko), so that every game ends. */
export function playOn(
  { game, passes, moves, seen }: PartnerGame,
  color: StoneColor,
  at: string,
): (PartnerGame & { captured: string[] }) | null {
  if (at === 'pass') return { game, passes: passes + 1, moves: moves + 1, seen, captured: [] };
  const outcome = play(game, color, at);
  if (!outcome.legal) return null;
  const board = boardOf(outcome.game);
  if (seen.has(board)) return null;
  return {
    game: outcome.game,
    passes: 0,
    moves: moves + 1,
    seen: new Set(seen).add(board),
    captured: outcome.captured,
  };
}

/** Both sides have passed, or the game has reached its limit of moves. */
export const isOver = ({ game: { size }, passes, moves }: PartnerGame): boolean =>
  passes >= 2 || moves >= 3 * size * size;

/**
 * A move of the computer partner, which follows a few rules and looks one move ahead: it captures and saves stones where it can, stays near the
 * last move, and passes when nothing is left. A beginner can beat it. The same seed gives the same game.
 * @param history moves from the setup on, both sides' in turn, 'pass' among them; the last is the opponent's
 */
export function partnerMove(
  setup: Setup,
  toPlay: StoneColor,
  history: readonly string[],
  seed: number,
): string | 'pass' {
  let state = startPartnerGame(setup);
  history.forEach((at, index) => {
    const color = (history.length - index) % 2 ? opponentOf(toPlay) : toPlay;
    state = playOn(state, color, at) ?? state;
  });
  const { game } = state;
  const last = history.at(-1);
  const random = randomOf(seed + history.length * 7919);
  let best: { at: string; worth: number } = { at: 'pass', worth: 0 };
  for (const at of emptyPoints(game)) {
    const worth = worthOf(state, toPlay, at, last);
    // A random number below 1 decides between equal moves.
    const shaken = worth === null ? -1 : worth + random();
    if (worth !== null && worth > 0 && shaken > best.worth) best = { at, worth: shaken };
  }
  return best.at;
}

/** The value of a move; null: it must not be played. */
function worthOf(state: PartnerGame, color: StoneColor, at: string, last: string | undefined): number | null {
  const { game } = state;
  const { size } = game;
  const point = parsePoint(at, size)!;
  const mine = new Set(stonesOf(game, color));
  const theirs = new Set(stonesOf(game, opponentOf(color)));
  const around = neighbours(point, size).map((next) => formatPoint(next, size));
  if (isOwnEye(point, mine, size)) return null;
  const after = playOn(state, color, at);
  if (!after) return null;
  const own = chainAt(after.game, at);
  const takes = after.captured.length;
  // Self-atari is not played, unless it captures at least as many stones as it loses.
  if (own.liberties.length === 1 && takes < own.chain.length) return null;

  const inAtari = around.filter((next) => mine.has(next) && chainAt(game, next).liberties.length === 1);
  const saved =
    own.liberties.length >= 2 ? inAtari.reduce((sum, next) => sum + chainAt(game, next).chain.length, 0) : 0;
  const pressed = around.filter((next) => theirs.has(next) && chainAt(after.game, next).liberties.length === 1).length;
  const territory = regionAt(game, point);
  const isQuiet = takes === 0 && saved === 0 && pressed === 0;
  // A quiet move into one side's own territory changes nothing; after a pass the opponent agrees that the territory is settled.
  if (isQuiet && territory.owners.size === 1 && (last === 'pass' || territory.points <= size * 2)) return null;

  const [x, y] = [point.x, point.y];
  const edge = Math.min(x, y, size - 1 - x, size - 1 - y);
  const from = last && last !== 'pass' ? parsePoint(last, size) : null;
  const distance = from ? Math.abs(from.x - x) + Math.abs(from.y - y) : size;
  return (
    1 +
    12 * takes +
    9 * saved +
    3 * pressed +
    Math.max(0, 4 - distance) +
    (edge === 0 ? -0.8 : Math.min(edge, 2)) +
    Math.min(own.liberties.length, 4) / 2
  );
}

/** A point with own stones on all sides, and on so many corners that it stays an eye. */
function isOwnEye(point: Point, mine: ReadonlySet<string>, size: number): boolean {
  const has = (next: Point) => mine.has(formatPoint(next, size));
  if (!neighbours(point, size).every(has)) return false;
  const corners = [-1, 1]
    .flatMap((dx) => [-1, 1].map((dy) => ({ x: point.x + dx, y: point.y + dy })))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < size && y < size);
  const missing = corners.filter((corner) => !has(corner)).length;
  return missing <= (corners.length < 4 ? 0 : 1);
}

function emptyPoints(game: Game): string[] {
  const { size } = game;
  const taken = new Set([...stonesOf(game, 'black'), ...stonesOf(game, 'white')]);
  return Array.from({ length: size * size }, (_, i) =>
    formatPoint({ x: i % size, y: Math.floor(i / size) }, size),
  ).filter((at) => !taken.has(at));
}

/** The region of connected empty points around `start`, and the colours of the stones it touches. */
function regionAt(game: Game, start: Point): { points: number; owners: Set<StoneColor> } {
  const { size } = game;
  const stones = new Map<string, StoneColor>();
  for (const color of ['black', 'white'] as const) for (const at of stonesOf(game, color)) stones.set(at, color);
  const open = [start];
  const seen = new Set([formatPoint(start, size)]);
  const owners = new Set<StoneColor>();
  for (const point of open)
    for (const next of neighbours(point, size)) {
      const name = formatPoint(next, size);
      const stone = stones.get(name);
      if (stone) owners.add(stone);
      else if (!seen.has(name)) {
        seen.add(name);
        open.push(next);
      }
    }
  return { points: open.length, owners };
}

/** Area scoring: stones, and the empty regions that touch only one colour. All stones on the board count as alive. */
export function countArea(game: Game): Record<StoneColor, number> {
  const area = { black: stonesOf(game, 'black').length, white: stonesOf(game, 'white').length };
  for (const at of emptyPoints(game)) {
    const { owners } = regionAt(game, parsePoint(at, game.size)!);
    const [owner] = owners;
    if (owner && owners.size === 1) area[owner] += 1;
  }
  return area;
}

/** Pseudo-random numbers from 0 to 1; a seed always gives the same ones. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}
