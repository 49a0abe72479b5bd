import { splitPoints } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { Board, empty, other, sideOf, type Side } from '@/lib/go/solver/board';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { nearby } from './tactics';

/** Ideas that are rare in games, each with a first move that is recognized without a search. */
export const seldom = ['double-atari', 'net', 'snapback', 'throw-in', 'race'] as const;
export type Seldom = (typeof seldom)[number];

/** The first moves that would show the idea if they succeed. */
export function signsOf(posed: Posed, idea: Seldom): string[] {
  const { position, goal, proof } = posed;
  const solver = sideOf(position.toPlay ?? 'black');
  const board = new Board(position, 'black');
  const targets = proof.targets.map((at) => board.index(at));
  const [target] = targets as [number];
  const liberties = targets.map((at) => libertiesOf(board, at));
  const isClosed = goal === 'kill' || goal === 'live';
  if (idea === 'snapback' || idea === 'throw-in') {
    if (targets.length > 1 || (liberties[0]!.length < 2 && goal !== 'live')) return [];
    const area = isClosed ? (proof.region ?? []) : nearby(position, proof.targets, 2);
    return area.filter((at) => givenAt(board, board.index(at), solver, isClosed ? null : target) === idea);
  }
  if (goal !== 'capture') return [];
  if (idea === 'double-atari') {
    const [first, second] = liberties;
    if (!second) return [];
    return first!.filter((p) => second.includes(p) && isAtari(board, p, solver, targets)).map((p) => board.name(p));
  }
  if (targets.length > 1) return [];
  if (idea === 'net') {
    if (liberties[0]!.length !== 2) return [];
    return nearby(position, proof.targets, 2).filter((at) => !liberties[0]!.includes(board.index(at)));
  }
  const own = splitPoints(position[position.toPlay ?? 'black']).map((at) => libertiesOf(board, board.index(at)));
  const isRace = own.some((mine) => mine.length <= 3 && mine.some((p) => liberties[0]!.includes(p)));
  return isRace && liberties[0]!.length > 1 ? liberties[0]!.map((p) => board.name(p)) : [];
}

/** Whether one of these moves succeeds, and passing fails. Checked first, because most positions have no such move. */
export function shows(posed: Posed, ideas: readonly Seldom[], limit: number): boolean {
  const moves = [...new Set(ideas.flatMap((idea) => signsOf(posed, idea)))];
  if (!moves.length) return false;
  const judge = SolverJudge.of(posed, posed.proof, limit)([]);
  return judge.verdict('pass') === 'fails' && moves.some((at) => judge.verdict(at) === 'wins');
}

/**
 * Whether the move is a stone that can be captured at once and captures nothing; a snapback if the solver then recaptures
 * more on the same point, `target` among it.
 */
function givenAt(board: Board, p: number, side: Side, target: number | null): 'snapback' | 'throw-in' | null {
  if (board.cells[p] !== empty || !board.play(p, side)) return null;
  let found: ReturnType<typeof givenAt> = null;
  if (!board.lastTaken() && board.flood(p) === 1 && board.stoneCount === 1) {
    const answer = board.liberties[0]!;
    if (board.play(answer, other(side))) {
      if (board.lastTaken() === 1) {
        found = 'throw-in';
        if (board.play(p, side)) {
          if (board.lastTaken() > 1 && (target === null || board.cells[target] === empty)) found = 'snapback';
          board.undo();
        }
      }
      board.undo();
    }
  }
  board.undo();
  return found;
}

function isAtari(board: Board, p: number, side: Side, targets: readonly number[]): boolean {
  if (board.cells[p] !== empty || !board.play(p, side)) return false;
  const found = !board.lastTaken() && targets.every((at) => board.flood(at) === 1);
  board.undo();
  return found;
}

function libertiesOf(board: Board, p: number): number[] {
  board.flood(p);
  return [...board.liberties.subarray(0, board.libertyCount)];
}
