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
    /** Succeeds, and is not called right. */
    | 'missing'
    /** Called right, and fails or hangs on a ko. */
    | 'fails'
    | 'ko'
    /** An answer after which the solver still succeeds. */
    | 'unrefuted';
  line: readonly string[];
};
export type Review = {
  /** How many moves of the attacker were looked ahead. */
  depth: number;
  /** First moves that succeed, those that hang on a ko, and those with which an attack succeeds too, but later. */
  answers: readonly string[];
  ko: readonly string[];
  slower: readonly string[];
  doubts: readonly Doubt[];
  /** Every step of the tree was compared, not only the first. */
  isCompared: boolean;
  /** False while a deeper look may say something else: no attack found yet, or nothing threatened. */
  isSure: boolean;
};

/** A search needs stones at stake; the end of a game and good style are for a teacher to judge. */
export type Unsearched = 'unmarked' | 'judgement';

export const searchLimit = 16;
/** How much further an attack that was found is looked at, for slower ways. */
const beyond = 4;
/** So few points are searched to the end. */
const closed = 12;
/** Liberties outside with which a chain is a wall. */
const spare = 2;

/** What the search must find, read from the position: the marked stones, and all points that they can reach. */
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

/** What the right lines of an attack take: the stakes, where nobody has marked them. */
function takenBy(moves: readonly ProblemMove[], game: Game, solver: StoneColor): string[] {
  return moves.flatMap((move) => {
    const played = isRight(move) && play(game, solver, move.at);
    if (!played || !played.legal) return [];
    const replied = move.reply ? play(played.game, opponentOf(solver), move.reply) : null;
    return [...played.captured, ...(replied?.legal ? takenBy(move.then ?? [], replied.game, solver) : [])];
  });
}

/**
 * The points that the stones at stake can reach without crossing a wall; what is not shown is out of reach. A chain of the other side is
 * a wall as long as it has liberties to spare outside.
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

/** How many moves of the solver the longest right line has. */
function longest(moves: readonly ProblemMove[]): number {
  return Math.max(0, ...moves.filter(isRight).map((move) => 1 + longest(move.then ?? [])));
}

/**
 * Searches a problem deeper and deeper, and compares its tree with what is found. Each look is a review of its own, the last one
 * the best; a wide position may take for ever, so whoever asks sets the time.
 */
export function* reviewProblem(problem: Problem, stakes: Omit<Proof, 'within'>): Generator<Review> {
  // One object for all looks: the searches share what they find (lib/go/judge).
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
      // What succeeds later is no other answer: with time enough, much is captured.
      const first = base.answers;
      const isSlow = ({ code, line: [at, ...more] }: Doubt) =>
        code === 'fails' && !more.length && answers.includes(at!);
      const doubts = base.doubts.filter((doubt) => !isSlow(doubt));
      yield { ...base, depth, doubts, slower: answers.filter((at) => !first.includes(at)) };
    } else {
      const ko = verdicts.filter(({ verdict }) => verdict === 'ko').map(({ at }) => at);
      // An attack is proved when it is found; a defence only where another move would have failed.
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

/** Walks the tree: at every step each legal move is compared with what the tree says of it. */
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
    // One of several right moves may take longer than the quickest: a listed one gets the time.
    if (called && attacks && verdict !== 'wins') verdict = here.verdict(at, solver, depth + beyond);
    if (verdict === 'illegal') continue;
    const isFar = attacks && depth + beyond < longest(moves);
    if (called && verdict !== 'wins' && !isFar) yield doubt(verdict, at);
    else if (!called && verdict === 'wins') yield doubt('missing', at);
    // On a wide board only the answers to listed moves are tried.
    const answer = listed ? listed.reply : isClosed ? otherwise : undefined;
    if (!answer) continue;
    if (verdict !== 'wins' && !called) {
      // What cannot be played there is not answered (lib/go/solve).
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
