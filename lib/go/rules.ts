import GoBoard, { type Sign, type Vertex } from '@sabaki/go-board';
import { formatPoint, opponentOf, parsePoint, parsePoints, type Position, type StoneColor } from './position';
import type { PlayRule } from './problem';

/** A game in progress. Immutable: every move returns a new one. */
export type Game = { readonly size: number; readonly board: GoBoard };
export type Rejection = 'notOnBoard' | 'taken' | 'suicide' | 'ko';
export type Outcome =
  | { legal: true; game: Game; /** The opponent's stones taken off, in board order. */ captured: string[] }
  | { legal: false; reason: Rejection };

const signOf: Record<StoneColor, Sign> = { black: 1, white: -1 };

export function beginGame(position: Pick<Position, 'size' | 'black' | 'white'>): Game {
  const { size } = position;
  const board = GoBoard.fromDimensions(size);
  for (const color of ['black', 'white'] as const) {
    for (const { x, y } of parsePoints(position[color], size)) board.set([x, y], signOf[color]);
  }
  return { size, board };
}

/** Plays one stone. Suicide is rejected, as in the rules the school teaches; ko is the simple ko. */
export function play({ size, board }: Game, color: StoneColor, at: string): Outcome {
  const point = parsePoint(at, size);
  if (!point) return { legal: false, reason: 'notOnBoard' };
  const vertex: Vertex = [point.x, point.y];
  const sign = signOf[color];
  const { overwrite, suicide, ko } = board.analyzeMove(sign, vertex);
  if (overwrite) return { legal: false, reason: 'taken' };
  if (suicide) return { legal: false, reason: 'suicide' };
  if (ko) return { legal: false, reason: 'ko' };
  const next = { size, board: board.makeMove(sign, vertex) };
  const rest = new Set(stonesOf(next, opponentOf(color)));
  return {
    legal: true,
    game: next,
    captured: stonesOf({ size, board }, opponentOf(color)).filter((stone) => !rest.has(stone)),
  };
}

/** The stones of one side, row by row from the top left. */
export function stonesOf({ size, board }: Game, color: StoneColor): string[] {
  const sign = signOf[color];
  return board.signMap.flatMap((row, y) =>
    row.flatMap((here, x) => (here === sign ? [formatPoint({ x, y }, size)] : [])),
  );
}

/** The liberties of the chain at a point; 0 for an empty point. */
export function libertiesAt({ size, board }: Game, at: string): number {
  const point = parsePoint(at, size);
  return point ? board.getLiberties([point.x, point.y]).length : 0;
}

/** The chain of the stone at a point, and its liberties. */
export function chainAt({ size, board }: Game, at: string): { chain: string[]; liberties: string[] } {
  const point = parsePoint(at, size);
  if (!point) return { chain: [], liberties: [] };
  const names = (vertices: Vertex[]) => vertices.map(([x, y]) => formatPoint({ x, y }, size));
  const vertex: Vertex = [point.x, point.y];
  return { chain: names(board.getChain(vertex)), liberties: names(board.getLiberties(vertex)) };
}

/** The same rules in the form that lib/go/problem needs. */
export const playRule: PlayRule<Game> = {
  begin: beginGame,
  play(game, color, at) {
    const outcome = play(game, color, at);
    return outcome.legal ? outcome.game : null;
  },
};
