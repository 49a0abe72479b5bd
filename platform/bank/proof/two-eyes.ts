import { opponentOf, type StoneColor } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { border, empty, Field, other, sideOf, type Side } from '@/lib/go/field';
import { attackingGoals } from '@/lib/go/judge';
import type { Question } from '@/lib/go/search';

/** The most points of a region in which two eyes are searched to the end. */
export const eyeSpace = 7;

/**
 * Whether a group can be made to live unconditionally: two eyes that need no more moves (Benson's rule). A group that is
 * neither captured nor alive in this sense is in seki. The side that makes the eyes is the attacker of the search: its
 * moves are counted, and the other side may pass.
 */
export class TwoEyes extends Field {
  readonly #target: number;

  constructor({ position, attacker, targets, region }: Omit<Question, 'within' | 'wide'>, koMaster: StoneColor) {
    super(position, region, attacker, koMaster, new Map());
    this.#target = this.index(targets[0]!);
  }

  override taken(): boolean {
    return this.cells[this.#target] === this.attacker && this.#lives();
  }

  isTaken(side: Side, moves: number): boolean {
    if (this.cells[this.#target] !== this.attacker) return false;
    return this.known(this.key(side), moves, () => {
      if (this.#lives()) return true;
      if (side === this.attacker) {
        return moves > 0 && this.region.some((p) => this.after(p, side, () => this.isTaken(other(side), moves - 1)));
      }
      const stops = (p: number) => this.after(p, side, () => !this.isTaken(other(side), moves));
      return this.afterPass(side, () => this.isTaken(other(side), moves)) && !this.region.some(stops);
    });
  }

  protected isTakenAfterPass(side: Side, moves: number): boolean {
    return this.isTaken(other(side), moves);
  }

  #lives(): boolean {
    const chains = new Map<number, number>();
    const liberties: Set<number>[] = [];
    const eyes: { rim: Set<number>; points: number[] }[] = [];
    for (const [p, cell] of this.cells.entries()) {
      if (cell !== this.attacker || chains.has(p)) continue;
      const chain = this.chain(p);
      for (const stone of chain.stones) chains.set(stone, liberties.length);
      liberties.push(new Set(chain.liberties));
    }
    const seen = new Set<number>();
    for (const [start, cell] of this.cells.entries()) {
      if (cell === border || cell === this.attacker || seen.has(start)) continue;
      const rim = new Set<number>();
      const points = [start];
      seen.add(start);
      for (const p of points)
        for (const step of this.steps) {
          const next = p + step;
          const here = this.cells[next];
          if (here === border || here === undefined) continue;
          if (here === this.attacker) rim.add(chains.get(next)!);
          else if (!seen.has(next)) {
            seen.add(next);
            points.push(next);
          }
        }
      eyes.push({ rim, points: points.filter((p) => this.cells[p] === empty) });
    }
    let live = new Set(liberties.keys());
    let sure = eyes;
    for (;;) {
      const isVital = (chain: number, { rim, points }: (typeof eyes)[number]) =>
        rim.has(chain) && points.every((p) => liberties[chain]!.has(p));
      const next = new Set([...live].filter((chain) => sure.filter((eye) => isVital(chain, eye)).length >= 2));
      if (next.size === live.size) return live.has(chains.get(this.#target)!);
      live = next;
      sure = sure.filter(({ rim }) => [...rim].every((chain) => live.has(chain)));
    }
  }
}

/**
 * Whether the besieged group can be made to live unconditionally after this move of the solver; the group has all ko
 * threats. A group that stays on the board without that lives in seki. The question has a region, which is searched to
 * its end.
 */
export function makesEyes({ position, goal, proof }: Posed, at: string): boolean {
  const solver = position.toPlay ?? 'black';
  const besieged = attackingGoals.includes(goal) ? opponentOf(solver) : solver;
  const { targets, region } = proof;
  const eyes = new TwoEyes({ position, attacker: besieged, targets, region }, besieged);
  return Array.from({ length: region!.length + 2 }, (_, moves) => moves).some((moves) =>
    eyes.isTakenAfter(at, sideOf(solver), moves),
  );
}

/** Of a problem to live: its right moves after which the group lives in seki, if its region is small enough to search. */
export const inSeki = (posed: Posed, right: readonly string[]): string[] =>
  posed.goal === 'live' && (posed.proof.region?.length ?? Infinity) <= eyeSpace
    ? right.filter((at) => !makesEyes(posed, at))
    : [];
