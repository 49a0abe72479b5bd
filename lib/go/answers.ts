import { opponentOf, type Problem, type ProblemMove, type StoneColor } from './position';
import { isRight } from './problem';
import { isClosed } from './closed-region';
import { attackingGoals, Judge, type JudgeOfLine, type Line, type Proof } from './judge';
import { deniedOnBoard, linesDeeper, linesFurther, linesOnBoard } from './whole-board';

/** A problem before its answers. */
export type Posed = Pick<Problem, 'position' | 'goal'> & { proof: Proof };

/** What an answer tree was found of: it is searched anew when this changes. */
export const posedKey = ({ position, goal, proof }: Posed) =>
  JSON.stringify([position.size, position.black, position.white, position.toPlay, goal, proof]);

/** Moves of the solver in one line; what is left after that is plain. */
const deepest = (goal: Problem['goal']) => (goal === 'endgame' ? 3 : 6);

/** A ko, a wall or a deeper look would change what becomes of a move. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
  constructor(readonly at: string) {
    super(`${at} is not settled`);
  }
}

/** So many moves more of the attacker change nothing, where the region is closed. */
const settled = 4;
/** Nodes of a search of the whole board: a second or two; for what follows a right move, less; and for what succeeds there only later. */
export const wholeBoard = { first: 3_000_000, later: 1_000_000, further: 200_000 };

type Node = Pick<ProblemMove, 'then' | 'otherwise'> & { wins: number };

/**
 * The answers of a problem, by search: all winning first moves, the strongest reply to each, and a refutation of every other. What a
 * region that is not closed says is said only where the whole board agrees. Later moves are right as well where they succeed only further on.
 * @throws Unsettled; TooLong where the whole board cannot be searched
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
 * The same by a judge of one's own, who answers for the whole board.
 * `natural`: the reply to a first move that shows its idea; it comes before stronger ones.
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

  /** How many moves the attacker needs: what the opponent of an attacker wants large. */
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

  /** The strongest answer to a winning move, and what follows; nothing when the rest needs no care. */
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

  // What a deeper look changes, or a ko or a wall decides, is no problem for anybody.
  const [here, further] = [judge([]), judge([], proof.within + settled)];
  if (proof.points === undefined && isClosed(spec, proof.region))
    for (const at of [...here.legal(solver), 'pass']) {
      const verdict = here.verdict(at);
      if (verdict === 'ko' || verdict !== further.verdict(at)) throw new Unsettled(at);
    }

  const root = node([], 1);
  return { moves: root.then ?? [], ...(root.otherwise ? { otherwise: root.otherwise } : {}) };
}
