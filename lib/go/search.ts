import type { Position, StoneColor } from './position';
import { Field, other, type Memory, type Side, type Walls } from './field';

/**
 * The question of a search: can `attacker` capture one of the stones at `targets`, moving only in `region`? Chains that
 * cannot be captured there (the walls of a problem) are safe by construction.
 */
export type Question = {
  position: Pick<Position, 'size' | 'black' | 'white'>;
  attacker: StoneColor;
  /** A stone of each chain that counts; taking one of them is enough. */
  targets: readonly string[];
  region?: readonly string[];
  /** The number of moves that the attacker has. */
  within: number;
  /** With more moves left than this, the attacker only plays atari after atari (a ladder). Default: never. */
  wide?: number;
};

/** An exact search without heuristics: a target is captured within the given number of moves, or it is not. */
export class Search extends Field {
  readonly #targets: number[];
  readonly #wide: number;

  constructor(
    { position, attacker, targets, region, within, wide }: Question,
    koMaster: StoneColor,
    memory: Memory,
    walls: Walls = 'stand',
  ) {
    super(position, region, attacker, koMaster, memory, walls);
    this.#targets = targets.map((at) => this.index(at));
    this.#wide = wide ?? within;
    const near = (p: number) => Math.min(...this.#targets.map((t) => this.#distance(p, t)));
    this.region.sort((a, b) => near(a) - near(b));
  }

  /** Whether a target has been captured. */
  override taken(): boolean {
    return this.#targets.some((p) => this.cells[p] !== other(this.attacker));
  }

  isTaken(side: Side, moves: number): boolean {
    if (this.taken()) return true;
    if (this.hasFallen()) return false;
    return side === this.attacker ? this.#attack(moves) : this.#defend(moves);
  }

  protected isTakenAfterPass(side: Side, moves: number): boolean {
    return this.isTaken(other(side), moves);
  }

  #attack(moves: number): boolean {
    const least = this.#minLiberties();
    // The defender may pass: each move of the attacker takes away one liberty at most.
    if (least > moves) return false;
    // A ladder is one atari after another: a chain with three liberties has escaped it.
    if (moves > this.#wide && least > 2) return this.#attack(this.#wide);
    return this.known(this.key(this.attacker), moves, () => {
      const narrow = moves > this.#wide || least === moves;
      const won = (p: number) => this.after(p, this.attacker, () => this.taken() || this.#defend(moves - 1));
      return (
        (narrow ? this.#libertiesOfTargets() : this.region).some(won) ||
        (moves > this.#wide && this.#attack(this.#wide))
      );
    });
  }

  #defend(moves: number): boolean {
    const least = this.#minLiberties();
    if (least > moves) return false;
    const side = other(this.attacker);
    const escapes = (p: number) => this.after(p, side, () => this.hasFallen() || !this.#attack(moves));
    return this.known(
      this.key(side),
      moves,
      () => this.afterPass(side, () => !this.hasFallen() && this.#attack(moves)) && !this.#answers(least).some(escapes),
    );
  }

  /** In atari only the last liberty and the capture of a neighbour help; else every point is tried. */
  #answers(least: number): readonly number[] {
    if (least > 1 || this.#targets.length > 1 || this.wallsFall) return this.region;
    const target = this.#targets[0]!;
    const chain = this.chain(target);
    const points = chain.liberties;
    for (const p of chain.stones)
      for (const step of this.steps)
        if (this.cells[p + step] === this.attacker) {
          const next = this.chain(p + step).liberties;
          if (next.length === 1) points.push(next[0]!);
        }
    return points.filter((p) => this.isOpen[p]);
  }

  #distance(a: number, b: number): number {
    return Math.abs((a % this.row) - (b % this.row)) + Math.abs(Math.floor(a / this.row) - Math.floor(b / this.row));
  }
  #minLiberties(): number {
    return Math.min(...this.#targets.map((target) => this.chain(target).liberties.length));
  }
  #libertiesOfTargets(): number[] {
    return this.#targets.flatMap((target) => this.chain(target).liberties).filter((p) => this.isOpen[p]);
  }
}
