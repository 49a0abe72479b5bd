import type { Problem, StoneColor } from '@/lib/domain/position';
import { opponentOf } from '@/lib/domain/position';
import { Search, type Question } from './search';

/** What a search must find: which stones are at stake, where both sides may play, and how far it looks. */
export type Proof = Pick<Question, 'targets' | 'region' | 'within' | 'wide'>;
/** `ko`: it depends on who has more threats. */
export type Verdict = 'wins' | 'fails' | 'ko' | 'illegal';
export type Line = readonly { color: StoneColor; at: string }[];

const sideOf = (color: StoneColor) => (color === 'black' ? 1 : 2);
/** The goals in which the side to play attacks; in the others its own stones are the target. */
export const attackingGoals: readonly Problem['goal'][] = ['capture', 'kill', 'cut'];

/** A problem after some moves, with what a search says of each further move. */
export class Judge {
  readonly #solver: StoneColor;
  readonly #attacks: boolean;
  readonly #within: number;
  /** The opponent has all ko threats in the one, the solver in the other. */
  readonly #hard: Search;
  readonly #easy: Search;

  constructor(problem: Pick<Problem, 'position' | 'goal'>, proof: Proof, line: Line = []) {
    this.#solver = problem.position.toPlay ?? 'black';
    this.#attacks = attackingGoals.includes(problem.goal);
    this.#within = proof.within;
    const attacker = this.#attacks ? this.#solver : opponentOf(this.#solver);
    const question: Question = { position: problem.position, attacker, ...proof };
    this.#hard = new Search(question, opponentOf(this.#solver));
    this.#easy = new Search(question, this.#solver);
    const moves = line.map(({ color, at }) => ({ side: sideOf(color), at }) as const);
    if (!this.#hard.playLine(moves) || !this.#easy.playLine(moves)) throw new Error('a move against the rules');
  }

  /** Points of the region that a side may take. */
  legal(color: StoneColor): string[] {
    const easy = new Set(this.#easy.legal(sideOf(color)));
    return this.#hard.legal(sideOf(color)).filter((at) => easy.has(at));
  }

  /** Has the attacker taken a stone at stake? */
  taken(): boolean {
    return this.#hard.taken();
  }

  /** What becomes of a move of either side, 'pass' included, from the solver's view. */
  verdict(at: string, color: StoneColor = this.#solver, within = this.#within): Verdict {
    const side = sideOf(color);
    const isTaken = this.#hard.isTakenAfter(at, side, within);
    if (isTaken === null) return 'illegal';
    if (isTaken === this.#attacks) return 'wins';
    return this.#easy.isTakenAfter(at, side, within) === this.#attacks ? 'ko' : 'fails';
  }
}
