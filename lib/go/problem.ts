import {
  checkPosition,
  opponentOf,
  type PositionFault,
  type Problem,
  type ProblemMove,
  type StoneColor,
} from './position';

/** The rules of the game, passed in so that this file depends on no engine. `Game` is immutable. */
export type PlayRule<Game> = {
  begin(position: Problem['position']): Game;
  /** The game after the move; null when the move is against the rules. */
  play(game: Game, color: StoneColor, at: string): Game | null;
};

export type ProblemFault =
  | PositionFault
  | {
      code:
        'noMoves' | 'illegalMove' | 'illegalReply' | 'illegalAnswer' | 'twice' | 'thenWithoutReply' | 'neverSucceeds';
      /** The moves that lead there, then the move at fault. */
      at?: string;
    };

/** The key of the standard question text; a problem with a ko has its own, because the result is neither life nor death. */
export const taskOf = ({ goal, ko }: Pick<Problem, 'goal'> & { ko?: true | undefined }) =>
  ko && goal === 'live' ? 'liveByKo' : ko && goal === 'kill' ? 'killByKo' : goal;

/** A problem as an exam asks it, without its answers. `prompt` null: the standard text of its task. */
export const askedOf = ({ position, goal, ko, texts }: Problem, locale: string) => ({
  position,
  goal,
  ...(ko && { ko }),
  prompt: texts?.[locale]?.prompt ?? null,
});

export function sideToPlay(problem: Problem): StoneColor {
  return problem.position.toPlay ?? 'black';
}

/** What is wrong with a problem; empty when every line of it can be played and one of them succeeds. */
export function checkProblem<Game>(problem: Problem, rule: PlayRule<Game>): ProblemFault[] {
  const faults: ProblemFault[] = checkPosition(problem.position);
  if (faults.length) return faults;
  const start = rule.begin(problem.position);
  const color = sideToPlay(problem);
  const walk = (game: Game, moves: ProblemMove[], path: string[]) => {
    const seen = new Set<string>();
    for (const move of moves) {
      const here = [...path, move.at];
      const fault = (code: 'illegalMove' | 'illegalReply' | 'illegalAnswer' | 'twice' | 'thenWithoutReply') =>
        faults.push({ code, at: here.join(' ') });
      if (seen.has(move.at)) fault('twice');
      seen.add(move.at);
      const played = rule.play(game, color, move.at);
      if (!played) {
        fault('illegalMove');
        continue;
      }
      if (!move.reply) {
        if (move.then?.length) fault('thenWithoutReply');
        continue;
      }
      const replied = rule.play(played, opponentOf(color), move.reply);
      if (!replied) {
        fault('illegalReply');
        continue;
      }
      if (move.otherwise && !rule.play(replied, opponentOf(color), move.otherwise)) fault('illegalAnswer');
      if (move.then) walk(replied, move.then, [...here, move.reply]);
    }
  };
  walk(start, problem.moves, []);
  if (!problem.moves.length) faults.push({ code: 'noMoves' });
  else if (!solutionOf(problem).length) faults.push({ code: 'neverSucceeds' });
  if (problem.otherwise && !rule.play(start, opponentOf(color), problem.otherwise)) {
    faults.push({ code: 'illegalAnswer', at: problem.otherwise });
  }
  return faults;
}

/** The first line that succeeds, both sides' moves in turn; empty when there is none. */
export function solutionOf(problem: Problem): string[] {
  const search = (moves: ProblemMove[]): string[] => {
    for (const move of moves) {
      if (move.fails) continue;
      if (!move.then?.length) return move.reply ? [move.at, move.reply] : [move.at];
      const rest = search(move.then);
      if (rest.length) return [move.at, move.reply ?? '', ...rest].filter(Boolean);
    }
    return [];
  };
  return search(problem.moves);
}

/** Whether a line through this move succeeds. */
export function isRight(move: ProblemMove): boolean {
  return !move.fails && (!move.then?.length || move.then.some(isRight));
}

/** Among the moves of one step, the one that succeeds: what a hint shows. */
export function bestOf(moves: readonly ProblemMove[]): ProblemMove | undefined {
  return moves.find((move) => !move.fails);
}
