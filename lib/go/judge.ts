import { opponentOf, type Problem, type StoneColor } from './position';
import { Count } from './count';
import { sideOf, type Field, type Memory } from './field';
import { Search, type Question } from './search';

/**
 * What a search must find: which stones are at stake or how many points the solver comes to, where both sides may play,
 * and how far it looks.
 */
export type Proof = Pick<Question, 'targets' | 'region' | 'within' | 'wide'> & {
  /** How many points the solver has more in the end, stones and territory of the whole board. */
  points?: number;
};
/** `ko`: it depends on who has more ko threats, on walls that could be captured, or on the scoring rules. */
export type Verdict = 'wins' | 'fails' | 'ko' | 'illegal';
export type Line = readonly { color: StoneColor; at: string }[];

/** Judges each further move after a line of a problem. */
export type JudgeOfLine = Pick<Judge, 'legal' | 'taken' | 'verdict'>;

/** The goals in which the side to play attacks; in the others its own stones are the target. */
export const attackingGoals: readonly Problem['goal'][] = ['capture', 'kill', 'cut'];

/** The lines of a problem share most of their positions, so its searches share their memory. */
let recent: { proof: Proof; hard: Memory; easy: Memory } | undefined;

/** A problem after a line of moves; a search judges each further move. */
export class Judge {
  readonly #solver: StoneColor;
  readonly #within: number;
  /** `hard`: the opponent wins every ko and has the walls that stand; `easy`: the solver. */
  readonly #hard: Field;
  readonly #easy: Field;

  constructor({ position, goal }: Pick<Problem, 'position' | 'goal'>, proof: Proof, line: Line = []) {
    this.#solver = position.toPlay ?? 'black';
    this.#within = proof.within;
    const opponent = opponentOf(this.#solver);
    const { points, region } = proof;
    if (recent?.proof !== proof) recent = { proof, hard: new Map(), easy: new Map() };
    const { hard, easy } = recent;
    if (points === undefined) {
      const question = { position, ...proof, attacker: attackingGoals.includes(goal) ? this.#solver : opponent };
      const attacks = question.attacker === this.#solver;
      this.#hard = new Search(question, opponent, hard, attacks ? 'fall' : 'stand');
      this.#easy = new Search(question, this.#solver, easy, attacks ? 'stand' : 'fall');
    } else {
      // Area and territory scoring differ by the last neutral point: a move fails only if it is short by either.
      this.#hard = new Count({ position, region, attacker: opponent, wanted: 1 - points }, opponent, hard);
      this.#easy = new Count({ position, region, attacker: this.#solver, wanted: points - 1 }, this.#solver, easy);
    }
    const moves = line.map(({ color, at }) => ({ side: sideOf(color), at }));
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

  /** The result of a move of either side, 'pass' included, from the solver's view. */
  verdict(at: string, color: StoneColor = this.#solver, within = this.#within): Verdict {
    const succeeds = (field: Field) => {
      const isTaken = field.isTakenAfter(at, sideOf(color), within);
      return isTaken === null ? null : isTaken === (field.attacker === sideOf(this.#solver));
    };
    const isSure = succeeds(this.#hard);
    if (isSure === null) return 'illegal';
    if (isSure) return 'wins';
    return succeeds(this.#easy) ? 'ko' : 'fails';
  }
}
