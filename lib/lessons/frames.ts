import { formatPoint, parsePoint, splitPoints, type Position } from '@/lib/go/position';
import type { PlayRule } from '@/lib/go/problem';
import type { Frame } from './lesson';

/**
 * The game at each moment of a narrated board.
 * @throws where a move is against the rules or a moment goes on from a later one
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

/** 'B D4 W E5', as lessons write their moves. Null when it is no such list. */
export function readMoves(text: string, size: number): Frame['moves'] | null {
  const words = splitPoints(text);
  if (words.length % 2) return null;
  const moves: Frame['moves'] = [];
  for (let i = 0; i < words.length; i += 2) {
    const point = parsePoint(words[i + 1]!, size);
    if (!/^[BW]$/.test(words[i]!) || !point) return null;
    moves.push({ color: words[i] === 'B' ? 'black' : 'white', at: formatPoint(point, size) });
  }
  return moves;
}
