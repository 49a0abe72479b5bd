import { opponentOf, splitPoints, type Problem } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { answersBy, wholeBoard, type Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import { attackingGoals, Judge, type JudgeOfLine, type Line } from '@/lib/go/judge';
import { beginGame, chainAt, play, playRule } from '@/lib/go/rules';
import { sideOf } from '@/lib/go/solver/board';
import { Solver } from '@/lib/go/solver/solver';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { deniedOnBoard, linesFurther, linesOnBoard } from '@/lib/go/whole-board';
import { takingOf } from './given';
import { nearby } from './tactics';

/** The verdicts of all first moves and of the pass. */
export type Verdicts = { wins: string[]; ko: string[]; fails: string[]; pass: string };

export function verdictsOf(posed: Posed, limit: number): Verdicts & { nodes: number } {
  const judge = SolverJudge.of(posed, posed.proof, limit);
  const here = judge([]);
  const found: Verdicts = { wins: [], ko: [], fails: [], pass: here.verdict('pass') };
  if (found.pass !== 'fails') return { ...found, nodes: judge.nodes() };
  for (const at of here.legal(posed.position.toPlay ?? 'black')) {
    const verdict = here.verdict(at);
    if (verdict !== 'illegal') found[verdict].push(at);
  }
  return { ...found, nodes: judge.nodes() };
}

/** More moves than it takes to fill a closed region, capture what is in it, and fill it again. */
const toTheEnd = 30;

/**
 * Deeper searches: a closed region by four moves more and to its end; an open board by a longer chase, and near the
 * stakes by one more move of any kind.
 */
export function further(posed: Posed): Posed[] {
  const { within, wide, ...rest } = posed.proof;
  const by = (proof: Partial<Posed['proof']>) => ({ ...posed, proof: { ...rest, within, wide, ...proof } });
  if (!wide || isClosed(posed, rest.region)) return [by({ within: within + 4 }), by({ within: toTheEnd })];
  // A group that runs needs room.
  const region = rest.region ?? nearby(posed.position, rest.targets, attackingGoals.includes(posed.goal) ? 3 : 5);
  return [by({ within: within + 4 }), by({ within: within + 2, wide: wide + 1, region })];
}

/** Nodes for searching one later move of an open board: about a second. */
export const farLimit = wholeBoard.further;

/** Whether on the whole board the same moves are right, and no others. */
export function holdsOnBoard(posed: Posed, wins: readonly string[], limit: number): boolean {
  const { region } = posed.proof;
  return !region || isClosed(posed, region) || deniedOnBoard(posed, wins, limit) === null;
}

export const sameMoves = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((at) => b.includes(at));

/** Tempting wrong moves: at a liberty of the stakes or of a chain beside them, or with atari or capture. */
export function attractive(posed: Posed, wrong: readonly string[]): string[] {
  const { position, goal, proof } = posed;
  const game = beginGame(position);
  const solver = position.toPlay ?? 'black';
  const near = new Set<string>();
  for (const target of proof.targets) for (const at of chainAt(game, target).liberties) near.add(at);
  return wrong.filter((at) => {
    if (near.has(at)) return true;
    const after = play(game, solver, at);
    if (!after.legal) return false;
    if (after.captured.length) return true;
    const foes = splitPoints(position[opponentOf(solver)]);
    return (
      attackingGoals.includes(goal) &&
      foes.some((foe) => {
        const before = chainAt(game, foe).liberties;
        return before.length === 2 && before.includes(at);
      })
    );
  });
}

/** A problem with few right answers, a wrong one that tempts, and no ko. */
export function isUnsettled(posed: Posed, found: Verdicts): boolean {
  if (found.pass !== 'fails' || found.ko.length || !found.wins.length || found.wins.length > 3) return false;
  return found.wins.length * 2 <= found.fails.length && attractive(posed, found.fails).length > 0;
}

/** Whether deeper searches give the same result. A search near the stakes says nothing about moves elsewhere. */
export function isSettled(posed: Posed, wins: readonly string[], limit: number): boolean {
  return further(posed).every((deeper) => {
    const found = verdictsOf(deeper, limit);
    return found.pass === 'fails' && !found.ko.length && sameMoves(found.wins, wins);
  });
}

/**
 * Whether the move leads to a ko: it succeeds for the side that has the ko threats, and only for that side, whether the
 * walls stand or fall.
 */
export function isKo({ position, goal, proof }: Posed, at: string, limit: number): boolean {
  const solver = position.toPlay ?? 'black';
  const opponent = opponentOf(solver);
  const attacker = attackingGoals.includes(goal) ? solver : opponent;
  return (['stand', 'fall'] as const).every((walls) =>
    [solver, opponent].every((master) => {
      const engine = new Solver({ position, ...proof, attacker }, master, walls, { limit });
      const succeeds = engine.takesAfter(at, sideOf(solver), proof.within) === (attacker === solver);
      return succeeds === (master === solver);
    }),
  );
}

/** A judge that counts a ko as success. */
function koJudge(judge: JudgeOfLine): JudgeOfLine {
  return {
    legal: (color) => judge.legal(color),
    taken: () => judge.taken(),
    verdict(at, color, within) {
      const verdict = judge.verdict(at, color, within);
      return verdict === 'ko' ? 'wins' : verdict;
    },
  };
}

/** The problem with its tree of answers; null when there is no valid tree. */
export function answered(posed: Posed, limit: number, isForKo: boolean): { problem: Problem; nodes: number } | null {
  const fast = posed.proof.points === undefined ? SolverJudge.of(posed, posed.proof, limit) : null;
  const judge = (line: Line, within = posed.proof.within): JudgeOfLine =>
    fast
      ? fast(line, within)
      : new Judge(posed, within === posed.proof.within ? posed.proof : { ...posed.proof, within }, line);
  let tree: ReturnType<typeof answersBy>;
  try {
    tree = answersBy(
      posed,
      (line, within) => (isForKo ? koJudge(judge(line, within)) : judge(line, within)),
      (first) => takingOf(posed.position, first),
    );
    const { region } = posed.proof;
    if (fast && !isForKo && !isClosed(posed, region)) {
      if (region) tree.moves = linesOnBoard(posed, tree.moves, limit);
      tree.moves = linesFurther(posed, tree.moves, farLimit);
    }
    // The course of a ko depends on the threats, so no lines follow.
    if (isForKo) tree.moves = tree.moves.map((move) => (move.fails ? move : { at: move.at }));
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
  const { position, goal } = posed;
  const problem: Problem = {
    position: { ...position, marks: posed.proof.targets.map((at) => ({ at, kind: 'triangle' as const })) },
    goal,
    ...tree,
  };
  return checkProblem(problem, playRule).length ? null : { problem, nodes: fast?.nodes() ?? 0 };
}
