import { opponentOf, type Problem, type ProblemMove, type StoneColor } from './position';
import { isRight } from './problem';
import { isClosed } from './closed-region';
import { attackingGoals, Judge, type JudgeOfLine, type Line, type Proof } from './judge';
import { deniedOnBoard, linesDeeper, linesFurther, linesOnBoard } from './whole-board';

/** A problem before its answers. */
export type Posed = Pick<Problem, 'position' | 'goal'> & { proof: Proof };

/** The inputs of an answer tree as text: the tree is searched again when they change. */
export const posedKey = ({ position, goal, proof }: Posed) =>
  JSON.stringify([position.size, position.black, position.white, position.toPlay, goal, proof]);

/** The most solver moves in one line of the tree; the rest of the line is considered obvious. */
const deepest = (goal: Problem['goal']) => (goal === 'endgame' ? 3 : 6);

/** The verdict on a move depends on a ko, on a wall or on the search depth. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
  constructor(readonly at: string) {
    super(`${at} is not settled`);
  }
}

/** In a closed region, this many extra attacker moves must not change a verdict. */
const settled = 4;
/** Node limits of a whole-board search: for first moves (a second or two), for moves after a right one, and for moves that succeed only later. */
export const wholeBoard = { first: 3_000_000, later: 1_000_000, further: 200_000 };

type Node = Pick<ProblemMove, 'then' | 'otherwise'> & { wins: number };

/**
 * Searches the answers of a problem: all winning first moves, the strongest reply to each, and a refutation of every other move. If the region is
 * not closed, a whole-board search must confirm them. Later moves also count as right if they succeed with more moves.
 * @throws Unsettled; TooLong if the whole board cannot be searched
 */
export function answersOf(spec: Posed): Pick<Problem, 'moves' | 'otherwise'> {
  const { proof } = spec;
  const answers = answersBy(spec, (line, within) => new Judge(spec, within ? { ...proof, within } : proof, line));
  if (proof.points !== undefined) return answers;
  if (isClosed(spec, proof.region))
    return { ...answers, moves: linesDeeper(spec, answers.moves, settled, wholeBoard.further) };
  let { moves } = answers;
  if (proof.region) {
    const denied = deniedOnBoard(
      spec,
      moves.filter(isRight).map(({ at }) => at),
      wholeBoard.first,
    );
    if (denied) throw new Unsettled(denied);
    moves = linesOnBoard(spec, moves, wholeBoard.later);
  }
  return { ...answers, moves: linesFurther(spec, moves, wholeBoard.further) };
}

/**
 * The same with the caller's own judge; the whole board is not checked here.
 * @param natural the reply that shows the idea of a first move; it is preferred to stronger ones
 * @throws Unsettled
 */
export function answersBy(
  spec: Posed,
  judge: (line: Line, within?: number) => JudgeOfLine,
  natural?: (first: string) => string | null,
): Pick<Problem, 'moves' | 'otherwise'> {
  const { goal, proof } = spec;
  const solver: StoneColor = spec.position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(goal);

  /** How many moves the attacker needs; the defender prefers replies that make this larger. */
  const length = (here: JudgeOfLine) => {
    for (let moves = 1; moves <= proof.within; moves += 1)
      if (here.verdict('pass', opponent, moves) === 'wins') return moves;
    return proof.within + 1;
  };

  const node = (line: Line, depth: number): Node => {
    const here = judge(line);
    const moves = here.legal(solver).map((at) => ({ at, verdict: here.verdict(at) }));
    const won = moves.filter(({ verdict }) => verdict === 'wins');
    const lost = moves.filter(({ verdict }) => verdict !== 'wins');
    const answers = new Map(lost.map(({ at }) => [at, refutations([...line, { color: solver, at }])]));
    const toPass = refutations([...line, { color: solver, at: 'pass' }]);
    const worth = (point: string) => [...answers].filter(([at, all]) => at !== point && all.includes(point)).length;
    const otherwise = [...toPass].sort((a, b) => worth(b) - worth(a))[0];
    const then: ProblemMove[] = won.map(({ at }) => ({ at, ...follow([...line, { color: solver, at }], depth) }));
    for (const [at, all] of answers) {
      if (otherwise && all.includes(otherwise)) continue;
      then.push({ at, ...(all[0] ? { reply: all[0] } : {}), fails: true });
    }
    return { then, otherwise, wins: won.length };
  };

  /** The answers after which the solver's move has failed, the most thorough first. */
  const refutations = (line: Line): string[] => {
    const here = judge(line);
    if (!attacks && here.taken()) return [];
    return here.legal(opponent).filter((at) => {
      const verdict = here.verdict(at, opponent);
      return verdict === 'fails' || verdict === 'ko';
    });
  };

  /** The strongest reply to a winning move, and what follows; empty when the solver can no longer fail. */
  const follow = (line: Line, depth: number): Partial<ProblemMove> => {
    const here = judge(line);
    if ((attacks && here.taken()) || depth >= deepest(goal)) return {};
    const replies = here
      .legal(opponent)
      .map((at) => ({ at, after: [...line, { color: opponent, at }] }))
      .filter(({ after }) => !judge(after).taken() && judge(after).verdict('pass') !== 'wins')
      .map(({ at, after }) => ({ at, after, far: attacks ? length(judge(after)) : 0, ...waysOf(after) }))
      .sort((a, b) => b.far - a.far || a.ways - b.ways);
    const shown = depth === 1 ? natural?.(line[0]!.at) : null;
    const best = replies.find(({ at }) => at === shown) ?? replies[0];
    if (!best) return {};
    const { then, otherwise } = node(best.after, depth + 1);
    return { reply: best.at, then, ...(otherwise ? { otherwise } : {}) };
  };
  const waysOf = (line: Line) => {
    const here = judge(line);
    return { ways: here.legal(solver).filter((at) => here.verdict(at) === 'wins').length };
  };

  // A position whose verdicts change with the depth, or depend on a ko or a wall, is not usable as a problem.
  const [here, further] = [judge([]), judge([], proof.within + settled)];
  if (proof.points === undefined && isClosed(spec, proof.region))
    for (const at of [...here.legal(solver), 'pass']) {
      const verdict = here.verdict(at);
      if (verdict === 'ko' || verdict !== further.verdict(at)) throw new Unsettled(at);
    }

  const root = node([], 1);
  return { moves: root.then ?? [], ...(root.otherwise ? { otherwise: root.otherwise } : {}) };
}
