import { formatPoint, parsePoint, splitPoints, type Position } from '@/lib/go/position';
import type { PlayRule } from '@/lib/go/problem';
import type { Frame } from './lesson';

/**
 * The game at each moment of a narrated board.
 * @throws Error if a move is against the rules or a moment continues a later one
 */
export function gamesOf<Game>(
  position: Position,
  frames: readonly Pick<Frame, 'moves' | 'from'>[],
  rule: PlayRule<Game>,
): Game[] {
  const games: Game[] = [];
  for (const [index, { moves, from = index - 1 }] of frames.entries()) {
    if (from >= index) throw new Error(`moment ${index + 1} goes on from a later one`);
    let game = games[from] ?? rule.begin(position);
    for (const { color, at } of moves) {
      const next = rule.play(game, color, at);
      if (!next) throw new Error(`moment ${index + 1}: ${color} cannot play ${at}`);
      game = next;
    }
    games.push(game);
  }
  return games;
}

/** Parses 'B D4 W E5', the notation of moves in lessons. Null if it is malformed. */
export function readMoves(text: string, size: number): Frame['moves'] | null {
  const parts = splitPoints(text);
  if (parts.length % 2) return null;
  const moves: Frame['moves'] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const point = parsePoint(parts[i + 1]!, size);
    if (!/^[BW]$/.test(parts[i]!) || !point) return null;
    moves.push({ color: parts[i] === 'B' ? 'black' : 'white', at: formatPoint(point, size) });
  }
  return moves;
}
