import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from '@/lib/go/position';
import { isClosed } from '@/lib/go/closed-region';
import type { Walls } from '@/lib/go/field';
import type { Question } from '@/lib/go/search';
import { Exhaustive, TooMany, writtenSoon } from '@/lib/go/solver/exhaustive';
import { Unsettled, ZoneSearch } from './zone-search';

/** Size in points of the largest window that is enumerated, which is fast up to this size. */
const small = 9;
/** Positions a search of the whole board may look at. */
const limit = process.env.TEST_DEEP === '1' ? 400_000 : 30_000;

type Asked = { koMaster: StoneColor; walls: Walls };
/** Does the attacker take a target after a move (none: as it stands) with `first` to play then? Null: the search would take too long. */
export type Engine = (
  asked: Asked,
  move: { color: StoneColor; at: string } | null,
  first: StoneColor,
) => boolean | null;

/** All that lies within two points of a stone or of the region; a small board as a whole. */
export function around({ size, black, white }: Position, region: readonly string[] = []): string[] {
  const all = Array.from({ length: size * size }, (_, i) =>
    formatPoint({ x: i % size, y: Math.floor(i / size) }, size),
  );
  if (size <= 9) return all;
  const near = [...splitPoints(black), ...splitPoints(white), ...region].map((at) => parsePoint(at, size)!);
  return all.filter((at) => {
    const { x, y } = parsePoint(at, size)!;
    return near.some((point) => Math.abs(point.x - x) + Math.abs(point.y - y) <= 2);
  });
}

/**
 * The engines that share no code with the first and may be asked this question: the one that enumerates every position of a small
 * window, whatever the number of moves, and the one that plays on the whole board, where the window is not closed.
 */
export function enginesFor(question: Omit<Question, 'wide'>): { name: string; takes: Engine }[] {
  const { position, attacker, region } = question;
  const engines: { name: string; takes: Engine }[] = [];
  if (region && region.length <= small) engines.push({ name: 'the second engine', takes: exhaustive(question) });
  const closed = isClosed({ position: { ...position, toPlay: attacker }, goal: 'capture' }, region);
  if (!closed) engines.push({ name: 'the search of the whole board', takes: wholeBoard(question) });
  return engines;
}

function exhaustive(question: Question): Engine {
  const cached = new Map<string, Exhaustive>();
  return ({ koMaster, walls }, move, first) => {
    const key = `${koMaster} ${walls}`;
    const engine = cached.get(key) ?? new Exhaustive(question, koMaster, walls, writtenSoon);
    cached.set(key, engine);
    try {
      return move ? engine.takesAfter(move.at, move.color) : engine.takes(first);
    } catch (error) {
      if (error instanceof TooMany) return null;
      throw error;
    }
  };
}

function wholeBoard({ position, attacker, targets, region, within }: Question): Engine {
  const cached = new Map<StoneColor, ZoneSearch>();
  return ({ koMaster }, move, first) => {
    const wide = { position, attacker, targets, region: around(position, region), koMaster, limit };
    const engine = cached.get(koMaster) ?? new ZoneSearch(wide);
    cached.set(koMaster, engine);
    try {
      const left = move?.color === attacker ? within - 1 : within;
      return engine.isTaken(move ? [move] : [], first, left);
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      cached.delete(koMaster);
      return null;
    }
  };
}
