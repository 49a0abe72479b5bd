import {
  contains,
  cropOf,
  formatPoint,
  neighbours,
  opponentOf,
  parsePoint,
  splitPoints,
  type Problem,
  type ProblemMove,
  type StoneColor,
} from './position';
import { isRight, sideToPlay } from './problem';
import { attackingGoals, Judge, type Line, type Proof } from './judge';
import { beginGame, chainAt, play, type Game } from './rules';

/** Where the tree and the search disagree; `line` ends with the move in doubt. */
export type Doubt = {
  code:
    /** Succeeds, but the tree does not call it right. */
    | 'missing'
    /** The tree calls it right, but it fails or depends on a ko. */
    | 'fails'
    | 'ko'
    /** The solver still succeeds after the tree's answer to a wrong move. */
    | 'unrefuted';
  line: readonly string[];
};
export type Review = {
  /** The search depth, in moves of the attacker. */
  depth: number;
  /** First moves that succeed, those that depend on a ko, and those with which an attack succeeds only later. */
  answers: readonly string[];
  ko: readonly string[];
  slower: readonly string[];
  doubts: readonly Doubt[];
  /** Whether every step of the tree was compared, not only the first. */
  isCompared: boolean;
  /** False while a deeper search may change the result: no attack found yet, or no threat to defend against. */
  isSure: boolean;
};

/** Why a problem cannot be searched: no stones are marked as the target, or it needs a teacher's judgement (endgame, best move). */
export type Unsearched = 'unmarked' | 'judgement';

export const searchLimit = 16;
/** Extra depth after an attack was found, to find slower attacks. */
const beyond = 4;
/** The largest region, in points, in which answers to unlisted moves are checked too. */
const closed = 12;
/** Outside liberties that make a chain a wall. */
const spare = 2;

/** The search question, derived from the position: the marked stones, and all points that they can reach. */
export function proofOf(problem: Problem): Omit<Proof, 'within'> | Unsearched {
  const { position, goal, moves } = problem;
  if (goal === 'endgame' || goal === 'bestMove') return 'judgement';
  const solver = sideToPlay(problem);
  const side = attackingGoals.includes(goal) ? opponentOf(solver) : solver;
  const stones = new Set(splitPoints(position[side]));
  const marked = (position.marks ?? []).map(({ at }) => at).filter((at) => stones.has(at));
  const targets = marked.length ? marked : takenBy(moves, beginGame(position), solver).filter((at) => stones.has(at));
  return targets.length ? { targets, region: reachOf(problem, targets, side) } : 'unmarked';
}

/** The stones that the right lines of an attack capture: the targets if none are marked. */
function takenBy(moves: readonly ProblemMove[], game: Game, solver: StoneColor): string[] {
  return moves.flatMap((move) => {
    const played = isRight(move) && play(game, solver, move.at);
    if (!played || !played.legal) return [];
    const replied = move.reply ? play(played.game, opponentOf(solver), move.reply) : null;
    return [...played.captured, ...(replied?.legal ? takenBy(move.then ?? [], replied.game, solver) : [])];
  });
}

/**
 * The points that the target stones can reach without crossing a wall; points that are not shown are out of reach. A chain of the other side is
 * a wall as long as it has `spare` liberties outside.
 */
function reachOf({ position }: Problem, targets: readonly string[], side: StoneColor): string[] {
  const { size } = position;
  const game = beginGame(position);
  const others = new Set(splitPoints(position[opponentOf(side)]));
  const own = new Set(splitPoints(position[side]));
  const shown = cropOf(position);
  const seen = new Set(targets);
  const isWall = (at: string) => {
    const { chain, liberties } = chainAt(game, at);
    const outside = liberties.filter((point) => !seen.has(point));
    return outside.length >= spare || chain.some((stone) => !contains(shown, parsePoint(stone, size)!));
  };
  const open = [...targets];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const point of neighbours(parsePoint(at, size)!, size)) {
      const next = formatPoint(point, size);
      if (seen.has(next) || !contains(shown, point) || (others.has(next) && isWall(next))) continue;
      seen.add(next);
      open.push(next);
    }
  return [...seen].filter((at) => !own.has(at) && !others.has(at));
}

/** The number of solver moves in the longest right line. */
function longest(moves: readonly ProblemMove[]): number {
  return Math.max(0, ...moves.filter(isRight).map((move) => 1 + longest(move.then ?? [])));
}

/**
 * Searches a problem with increasing depth and compares its tree with the result. Each depth yields a complete review, the last one
 * the best; a wide position may take unlimited time, so the caller must stop the iteration.
 */
export function* reviewProblem(problem: Problem, stakes: Omit<Proof, 'within'>): Generator<Review> {
  // One object for all depths, so that the searches share their memory (lib/go/judge).
  const proof: Proof = { ...stakes, within: searchLimit };
  const attacks = attackingGoals.includes(problem.goal);
  const solver = sideToPlay(problem);
  const called = problem.moves.filter(isRight).map(({ at }) => at);
  const needed = longest(problem.moves);
  let found = 0;
  let base: Omit<Review, 'depth' | 'slower'> | undefined;
  for (let depth = 1; depth <= searchLimit; depth += 1) {
    const here = new Judge(problem, proof);
    const verdicts = here.legal(solver).map((at) => ({ at, verdict: here.verdict(at, solver, depth) }));
    const answers = verdicts.filter(({ verdict }) => verdict === 'wins').map(({ at }) => at);
    if (base && attacks) {
      // A slower success is not another answer: given enough moves, many attacks succeed.
      const first = base.answers;
      const isSlow = ({ code, line: [at, ...more] }: Doubt) =>
        code === 'fails' && !more.length && answers.includes(at!);
      const doubts = base.doubts.filter((doubt) => !isSlow(doubt));
      yield { ...base, depth, doubts, slower: answers.filter((at) => !first.includes(at)) };
    } else {
      const ko = verdicts.filter(({ verdict }) => verdict === 'ko').map(({ at }) => at);
      // A found attack is proved; a defence only if another move fails.
      const isSure = attacks
        ? answers.length > 0 && (depth >= needed || called.every((at) => answers.includes(at)))
        : answers.length < verdicts.length;
      const wins = new Set(answers);
      const doubts: Doubt[] = [
        ...answers.filter((at) => !called.includes(at)).map((at) => ({ code: 'missing', line: [at] }) as const),
        ...called
          .filter((at) => !wins.has(at))
          .map((at) => ({ code: ko.includes(at) ? 'ko' : 'fails', line: [at] }) as const),
      ];
      const look = { answers, ko, isSure, doubts: isSure ? doubts : [], isCompared: false };
      yield { ...look, depth, slower: [] };
      if (!isSure) continue;
      const all = [...doubtsOf(problem, proof, depth, problem.moves, problem.otherwise, [])];
      base = { ...look, doubts: all, isCompared: true };
      found = depth;
      yield { ...base, depth, slower: [] };
    }
    if (attacks && depth >= found + beyond) return;
  }
}

/** Walks the tree and compares each legal move at every step with the tree. */
function* doubtsOf(
  problem: Problem,
  proof: Proof,
  depth: number,
  moves: readonly ProblemMove[],
  otherwise: string | undefined,
  line: Line,
): Generator<Doubt> {
  const solver = sideToPlay(problem);
  const opponent = opponentOf(solver);
  const attacks = attackingGoals.includes(problem.goal);
  const here = new Judge(problem, proof, line);
  if (here.taken()) return;
  const doubt = (code: Doubt['code'], ...more: string[]): Doubt => ({
    code,
    line: [...line.map(({ at }) => at), ...more],
  });
  const refutes = (at: string, answer: string) => {
    const after: Line = [...line, { color: solver, at }, { color: opponent, at: answer }];
    const then = new Judge(problem, proof, after);
    return (
      then.taken() || ![...then.legal(solver), 'pass'].some((next) => then.verdict(next, solver, depth) === 'wins')
    );
  };
  const legal = here.legal(solver);
  const isClosed = (proof.region?.length ?? Infinity) <= closed;
  for (const at of new Set([...moves.map((move) => move.at), ...legal])) {
    const listed = moves.find((move) => move.at === at);
    const called = listed !== undefined && isRight(listed);
    let verdict = here.verdict(at, solver, depth);
    // A listed right move may be slower than the quickest, so it is searched deeper.
    if (called && attacks && verdict !== 'wins') verdict = here.verdict(at, solver, depth + beyond);
    if (verdict === 'illegal') continue;
    const isFar = attacks && depth + beyond < longest(moves);
    if (called && verdict !== 'wins' && !isFar) yield doubt(verdict, at);
    else if (!called && verdict === 'wins') yield doubt('missing', at);
    // On a wide board only the answers to listed moves are tried.
    const answer = listed ? listed.reply : isClosed ? otherwise : undefined;
    if (!answer) continue;
    if (verdict !== 'wins' && !called) {
      // An answer that cannot be played is skipped (lib/go/solve).
      if (canAnswer(problem, line, at, answer) && !refutes(at, answer)) yield doubt('unrefuted', at, answer);
    } else if (called && listed?.then && canAnswer(problem, line, at, answer)) {
      const after: Line = [...line, { color: solver, at }, { color: opponent, at: answer }];
      yield* doubtsOf(problem, proof, depth, listed.then, listed.otherwise ?? problem.otherwise, after);
    }
  }
}

function canAnswer({ position }: Problem, line: Line, at: string, answer: string): boolean {
  const solver = position.toPlay ?? 'black';
  const moves: Line = [...line, { color: solver, at }, { color: opponentOf(solver), at: answer }];
  let game: Game = beginGame(position);
  for (const move of moves) {
    const played = play(game, move.color, move.at);
    if (!played.legal) return false;
    game = played.game;
  }
  return true;
}
