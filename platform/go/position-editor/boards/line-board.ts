import { parsePoint, opponentOf, type Position, type Problem, type StoneColor } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { beginGame, play, stonesOf, type Game } from '@/lib/go/rules';
import { colorAt, moveAt, otherwiseAt, type Spot } from '../edit-problem';

/** The game at a spot of the tree, up to the first illegal move of the line. */
export function gameAt(problem: Problem, { line }: Spot): Game {
  let game = beginGame(problem.position);
  let color: StoneColor = sideToPlay(problem);
  for (const at of line) {
    const played = play(game, color, at);
    if (!played.legal) break;
    game = played.game;
    color = opponentOf(color);
  }
  return game;
}

/** The board at a spot, with its moves numbered and the tree's answer as a suggested stone. */
export function boardAt(problem: Problem, spot: Spot): Position {
  const { position } = problem;
  const { line, other } = spot;
  const game = gameAt(problem, spot);
  const [black, white] = [stonesOf(game, 'black'), stonesOf(game, 'white')];
  const stands = new Set([...black, ...white]);
  const numbers = new Map(line.map((at, i) => [at, String(i + 1)]));
  const answer = other ? otherwiseAt(problem, line) : line.length % 2 ? moveAt(problem, line)?.reply : undefined;
  return {
    size: position.size,
    black: black.join(' '),
    white: white.join(' '),
    toPlay: colorAt(problem, spot),
    crop: position.crop,
    ghost: answer && !stands.has(answer) && parsePoint(answer, position.size) ? answer : undefined,
    marks: position.marks?.filter(({ at }) => !numbers.has(at)),
    labels: [...numbers].flatMap(([at, text]) => (stands.has(at) ? [{ at, text }] : [])),
  };
}
