import { opponentOf, type Problem, type ProblemMove, type StoneColor } from '@/lib/go/position';
import { isRight, sideToPlay } from '@/lib/go/problem';
import { escapeSgf, sgfPoint, writeSgf } from '@/lib/go/sgf';

/** A problem as a game of SGF: its position, and every right line as a variation. `name`: the name of the game (GN). */
export function gameOf(problem: Problem, name: string): string {
  const color = sideToPlay(problem);
  const { size } = problem.position;
  const node = (by: StoneColor, at: string) => `;${by === 'black' ? 'B' : 'W'}[${sgfPoint(at, size)}]`;
  const lines = (moves: readonly ProblemMove[] = []): string => {
    const right = moves.filter(isRight);
    const written = right.map(
      ({ at, reply, then }) => node(color, at) + (reply ? node(opponentOf(color), reply) : '') + lines(then),
    );
    return written.length === 1 ? written[0]! : written.map((line) => `(${line})`).join('');
  };
  const root = writeSgf({ ...problem.position, toPlay: color });
  return `${root.slice(0, -1)}GN[${escapeSgf(name)}]${lines(problem.moves)})`;
}
