import { opponentOf, type Problem, type StoneColor } from '@/lib/go/position';
import { sideOf } from './board';
import { attackingGoals, type Line, type Proof, type Verdict } from '../judge';
import { Solver, Table } from './solver';

const tables = () => ({ hard: new Table(), easy: new Table() });
let shared: ReturnType<typeof tables> | undefined;

/**
 * The same verdicts as lib/go/judge from the fast engine, with both searches of a problem reused for all its lines. Only the
 * last judge made may be used, because all share the same tables.
 */
export class SolverJudge {
  readonly #solver: StoneColor;
  readonly #within: number;
  readonly #hard: Solver;
  readonly #easy: Solver;
  readonly #line: { side: 1 | 2; at: string }[];

  private constructor(solver: StoneColor, within: number, hard: Solver, easy: Solver, line: Line) {
    this.#solver = solver;
    this.#within = within;
    this.#hard = hard;
    this.#easy = easy;
    this.#line = line.map(({ color, at }) => ({ side: sideOf(color), at }));
  }

  /** The judges of all lines of a problem. */
  static of({ position, goal }: Pick<Problem, 'position' | 'goal'>, proof: Proof, limit?: number) {
    const solver = position.toPlay ?? 'black';
    const opponent = opponentOf(solver);
    const attacks = attackingGoals.includes(goal);
    const question = { position, ...proof, attacker: attacks ? solver : opponent };
    shared ??= tables();
    const hard = new Solver(question, opponent, attacks ? 'fall' : 'stand', { limit, table: shared.hard });
    const easy = new Solver(question, solver, attacks ? 'stand' : 'fall', { limit, table: shared.easy });
    const judge = (line: Line, within = proof.within) => new SolverJudge(solver, within, hard, easy, line);
    return Object.assign(judge, { nodes: () => hard.nodes + easy.nodes });
  }

  legal(color: StoneColor): string[] {
    const easy = new Set(this.#easy.afterLine(this.#line, () => this.#easy.legal(sideOf(color))));
    return (this.#hard.afterLine(this.#line, () => this.#hard.legal(sideOf(color))) ?? []).filter((at) => easy.has(at));
  }

  taken(): boolean {
    return this.#hard.afterLine(this.#line, () => this.#hard.taken()) ?? false;
  }

  verdict(at: string, color: StoneColor = this.#solver, within = this.#within): Verdict {
    const succeeds = (engine: Solver) => {
      const taken = engine.afterLine(this.#line, () => engine.takesAfter(at, sideOf(color), within));
      return taken === null ? null : taken === (engine.attacker === sideOf(this.#solver));
    };
    const isSure = succeeds(this.#hard);
    if (isSure === null) return 'illegal';
    if (isSure) return 'wins';
    return succeeds(this.#easy) ? 'ko' : 'fails';
  }
}
