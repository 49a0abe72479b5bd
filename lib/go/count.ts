import type { StoneColor } from './position';
import { border, empty, Field, other, type Memory, type Side } from './field';
import type { Question } from './search';

export type CountQuestion = Pick<Question, 'position' | 'attacker' | 'region'> & {
  /** How many points more than the opponent the attacker wants: all its stones and territory, without komi. */
  wanted: number;
};

/**
 * Searches an endgame until both sides pass and counts it: can the attacker reach the wanted score? Everything outside the
 * region is taken as settled.
 */
export class Count extends Field {
  readonly #wanted: number;

  constructor({ position, attacker, region, wanted }: CountQuestion, koMaster: StoneColor, memory: Memory) {
    super(position, region, attacker, koMaster, memory);
    this.#wanted = wanted;
  }

  isTaken(side: Side, moves: number): boolean {
    return this.#play(side, moves, false);
  }

  protected isTakenAfterPass(side: Side, moves: number): boolean {
    return this.#play(other(side), moves, true);
  }

  /** `last`: the other side has just passed, and one more pass ends the game. */
  #play(side: Side, moves: number, last: boolean): boolean {
    const attacks = side === this.attacker;
    const left = attacks ? moves - 1 : moves;
    const pass = () => (last ? this.#count() >= this.#wanted : this.#play(other(side), moves, true));
    const isGood = (p: number) => this.after(p, side, () => this.#play(other(side), left, false) === attacks);
    return this.known(this.key(side, last), moves, () => {
      const good = this.afterPass(side, pass) === attacks || (left >= 0 && this.region.some(isGood));
      return good === attacks;
    });
  }

  /** By area: stones, and the empty points that only one side touches. */
  #count(): number {
    const seen = new Uint8Array(this.cells.length);
    let sum = 0;
    for (const [start, cell] of this.cells.entries()) {
      if (cell === border || seen[start]) continue;
      const points = [start];
      let owners = cell;
      seen[start] = 1;
      for (let i = 0; cell === empty && i < points.length; i += 1) {
        for (const step of this.steps) {
          const next = points[i]! + step;
          const here = this.cells[next]!;
          if (here === empty && !seen[next]) {
            seen[next] = 1;
            points.push(next);
          } else if (here !== border) owners |= here;
        }
      }
      if (owners === this.attacker) sum += points.length;
      else if (owners === other(this.attacker)) sum -= points.length;
    }
    return sum;
  }
}
