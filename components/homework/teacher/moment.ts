import type { HomeworkResults } from '@/lib/homework/contract';
import { opponentOf, type Position, type Problem } from '@/lib/go/position';
import { sideToPlay } from '@/lib/go/problem';
import { beginGame, play, stonesOf } from '@/lib/go/rules';

type Moment = HomeworkResults['wrong'][number]['moments'][number];

/** The board on which a wrong move was chosen: the moves before it are played, each wrong point shows how many students chose it, and the right point has a ring. */
export function boardOfMoment(problem: Problem, { after, moves, right }: Moment): Position {
  const { position } = problem;
  const color = sideToPlay(problem);
  let game = beginGame(position);
  for (const [index, at] of after.entries()) {
    const played = play(game, index % 2 === 0 ? color : opponentOf(color), at);
    if (played.legal) game = played.game;
  }
  return {
    size: position.size,
    toPlay: color,
    ...(position.crop && { crop: position.crop }),
    black: stonesOf(game, 'black').join(' '),
    white: stonesOf(game, 'white').join(' '),
    ...(after.length > 0 && { last: after.at(-1)! }),
    labels: moves.map(({ at, students }) => ({ at, text: String(students.length) })),
    marks: right.map((at) => ({ at, kind: 'circle' as const })),
  };
}
