import { frameSeconds, type Frame } from '@/lib/lessons/lesson';
import { opponentOf, type Position, type StoneColor } from '@/lib/go/position';
import { beginGame, play, stonesOf, type Game } from '@/lib/go/rules';
import type { PlayedMove } from '@/lib/go/solve';

/** A state of the board: its stones, and the move that led to it. */
export type Picture = {
  black: string[];
  white: string[];
  move?: PlayedMove;
  /** The stones that the move captured. */
  taken?: { color: StoneColor; points: string[] };
};
/** One moment of a narrated board in playback: when it begins, and the board after none, one, … all of its moves. */
export type Moment = Frame & { start: number; length: number; pictures: Picture[] };
/** A position in the playback: which moment, and how many of its moves are played. */
export type Place = { index: number; played: number };

/** Seconds before the first move of a moment, and from one move to the next. */
const beforeMoves = 0.5;
const moveSeconds = 1;

const pictureOf = (game: Game): Picture => ({ black: stonesOf(game, 'black'), white: stonesOf(game, 'white') });

export function momentsOf(position: Pick<Position, 'size' | 'black' | 'white'>, frames: readonly Frame[]): Moment[] {
  const games: Game[] = [];
  let start = 0;
  return frames.map((frame, index) => {
    let game = games[frame.from ?? index - 1] ?? beginGame(position);
    const pictures = [pictureOf(game)];
    for (const { color, at } of frame.moves) {
      const outcome = play(game, color, at);
      // Lessons are checked before they are published, so every move is legal.
      if (!outcome.legal) continue;
      game = outcome.game;
      pictures.push({
        ...pictureOf(game),
        move: { at, color, captured: outcome.captured.length },
        taken: { color: opponentOf(color), points: outcome.captured },
      });
    }
    games.push(game);
    const length = frameSeconds(frame.caption, frame.moves.length);
    const moment = { ...frame, start, length, pictures };
    start += length;
    return moment;
  });
}

export const playbackSeconds = (moments: readonly Moment[]): number =>
  moments.reduce((end, { start, length }) => Math.max(end, start + length), 0);

/** The place that is shown at a second of the playback. */
export function placeAt(moments: readonly Moment[], seconds: number): Place {
  const index = Math.max(
    0,
    moments.findLastIndex(({ start }) => start <= seconds),
  );
  const { start, pictures } = moments[index]!;
  const played = Math.floor((seconds - start - beforeMoves) / moveSeconds) + 1;
  return { index, played: Math.max(0, Math.min(pictures.length - 1, played)) };
}

/** The second at which all moves of a moment have been played; stepping stops there. */
export const wholeAt = ({ start, pictures }: Moment): number =>
  start + (pictures.length > 1 ? beforeMoves + (pictures.length - 2) * moveSeconds : 0);
