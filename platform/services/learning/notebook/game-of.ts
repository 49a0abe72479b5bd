import { opponentOf, parsePoint, type Problem, type ProblemMove, type StoneColor } from '@/lib/domain/position';
import { isRight, sideToPlay } from '@/lib/domain/problem';
import { writeSgf } from '@/platform/back-office/position-editor/sgf';

const letters = 'abcdefghijklmnopqrs';

/** A problem as a game of SGF: its position, and every right line as a variation. `name`: what a program lists it by. */
export function gameOf(problem: Problem, name: string): string {
  const color = sideToPlay(problem);
  const { size } = problem.position;
  const node = (by: StoneColor, at: string) => {
    const { x, y } = parsePoint(at, size)!;
    return `;${by === 'black' ? 'B' : 'W'}[${letters[x]}${letters[y]}]`;
  };
  const lines = (moves: readonly ProblemMove[] = []): string => {
    const right = moves.filter(isRight);
    const written = right.map(
      ({ at, reply, then }) => node(color, at) + (reply ? node(opponentOf(color), reply) : '') + lines(then),
    );
    return written.length === 1 ? written[0]! : written.map((line) => `(${line})`).join('');
  };
  const root = writeSgf({ ...problem.position, toPlay: color });
  const escaped = name.replace(/[\]\\]/g, '\\$&');
  return `${root.slice(0, -1)}GN[${escaped}]${lines(problem.moves)})`;
}
