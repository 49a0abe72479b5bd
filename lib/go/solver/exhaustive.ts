import { neighbours, opponentOf, parsePoint, splitPoints, type StoneColor } from '@/lib/go/position';
import type { Walls } from '../field';
import type { Question } from '../search';

/** The default limit of positions in memory. */
const memory = 3_000_000;
/** This many positions are enumerated in a few seconds. Nine of ten problems of the bank have fewer, the others have millions. */
export const writtenSoon = 100_000;
const none = -1;

/** The window has more positions than the limit. */
export class TooMany extends Error {}

/** `cells`: the whole board; `ko`: the point forbidden by the ko rule; `outside`: liberties that the walls have lost outside. */
type State = { cells: string; ko: number; outside: number };
type Color = 'b' | 'w';
const foeOf = (color: Color): Color => (color === 'b' ? 'w' : 'b');

/**
 * The second engine, for verification: enumerates every position reachable in a small window, with the side to play, and marks those from
 * which the attacker takes a target, repeating until no mark is added. No depth limit, move order or transposition table: a line that
 * repeats is never marked, so it does not count as a success. Shares no code with the searches except the rules it states.
 */
export class Exhaustive {
  readonly #size: number;
  readonly #attacker: Color;
  readonly #defender: Color;
  readonly #master: Color;
  readonly #targets: number[];
  readonly #open: Set<number>;
  readonly #beside: number[][];
  readonly #walls: number[];
  readonly #most: number;
  readonly #falls: boolean;
  readonly #limit: number;
  readonly #start: State;
  /** Key of state and side to play → number; the following positions by number. */
  readonly #numbers = new Map<string, number>();
  readonly #followers: number[][] = [];
  readonly #attacks: boolean[] = [];
  readonly #isTaken: boolean[] = [];
  #solved = 0;

  constructor(
    { position, attacker, targets, region }: Omit<Question, 'within' | 'wide'>,
    koMaster: StoneColor,
    walls: Walls = 'stand',
    limit = memory,
  ) {
    this.#limit = limit;
    const { size, black, white } = position;
    this.#size = size;
    this.#attacker = attacker === 'black' ? 'b' : 'w';
    this.#defender = opponentOf(attacker) === 'black' ? 'b' : 'w';
    this.#master = koMaster === 'black' ? 'b' : 'w';
    this.#targets = targets.map((at) => this.#number(at));
    const cells = Array.from({ length: size * size }, () => '.');
    for (const at of splitPoints(black)) cells[this.#number(at)] = 'b';
    for (const at of splitPoints(white)) cells[this.#number(at)] = 'w';
    this.#beside = cells.map((_, i) =>
      neighbours({ x: i % size, y: Math.floor(i / size) }, size).map(({ x, y }) => y * size + x),
    );
    const named = region ? new Set(region.map((at) => this.#number(at))) : null;
    this.#open = new Set([...cells.keys()].filter((i) => !named || named.has(i) || cells[i] !== '.'));
    const outer = (i: number) => this.#chain(cells, i).liberties.filter((l) => !this.#open.has(l)).length;
    this.#walls = [...cells.keys()].filter((i) => cells[i] === this.#attacker && outer(i) > 0);
    this.#most = Math.max(0, ...this.#walls.map(outer));
    this.#falls = walls === 'fall' && this.#walls.length > 0;
    this.#start = { cells: cells.join(''), ko: none, outside: 0 };
  }

  get positions(): number {
    return this.#numbers.size;
  }

  /** Whether the attacker can force the capture of a target when `first` plays first. */
  takes(first: StoneColor): boolean {
    return this.#isTakenFrom(this.#start, first === 'black' ? 'b' : 'w');
  }
  /** The same after a move; null when that is against the rules. */
  takesAfter(at: string, color: StoneColor): boolean | null {
    const side = color === 'black' ? 'b' : 'w';
    const next = at === 'pass' ? this.#passed(this.#start, side) : this.#played(this.#start, this.#number(at), side);
    return next && this.#isTakenFrom(next, foeOf(side));
  }

  #isTakenFrom(state: State, side: Color): boolean {
    const at = this.#enter(state, side);
    this.#solve();
    return this.#isTaken[at]!;
  }

  /** Records a position and all that can follow from it. */
  #enter(first: State, player: Color): number {
    const waiting: { state: State; side: Color; at: number }[] = [];
    const numberOf = (state: State, side: Color): number => {
      const key = `${state.cells}${side}${state.ko},${state.outside}`;
      const before = this.#numbers.get(key);
      if (before !== undefined) return before;
      const at = this.#numbers.size;
      if (at >= this.#limit) throw new TooMany(`more than ${this.#limit} positions`);
      this.#numbers.set(key, at);
      this.#followers[at] = [];
      this.#attacks[at] = side === this.#attacker;
      this.#isTaken[at] = this.#targets.some((target) => state.cells[target] !== this.#defender);
      // A fallen wall ends the line: the search cannot judge what follows.
      if (!this.#isTaken[at] && !this.#hasFallen(state)) waiting.push({ state, side, at });
      return at;
    };
    const root = numberOf(first, player);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { state, side, at } = next;
      const followers = [this.#passed(state, side)];
      for (const point of this.#open) {
        const played = this.#played(state, point, side);
        if (played) followers.push(played);
      }
      this.#followers[at] = followers.map((follower) => numberOf(follower, foeOf(side)));
    }
    return root;
  }

  #solve(): void {
    if (this.#solved === this.#numbers.size) return;
    for (let changed = true; changed;) {
      changed = false;
      for (let at = this.#numbers.size - 1; at >= 0; at -= 1) {
        const followers = this.#followers[at]!;
        if (this.#isTaken[at] || !followers.length) continue;
        const taken = (next: number) => this.#isTaken[next]!;
        if (this.#attacks[at] ? followers.some(taken) : followers.every(taken)) this.#isTaken[at] = changed = true;
      }
    }
    this.#solved = this.#numbers.size;
  }

  #passed(state: State, side: Color): State {
    const loses = this.#falls && side === this.#defender && state.outside < this.#most;
    return { cells: state.cells, ko: none, outside: state.outside + Number(loses) };
  }

  #played(state: State, point: number, side: Color): State | null {
    if (state.cells[point] !== '.' || (point === state.ko && side !== this.#master)) return null;
    const cells = [...state.cells];
    cells[point] = side;
    const captured: number[] = [];
    for (const next of this.#beside[point]!)
      if (cells[next] === foeOf(side) && !this.#breathes(cells, next, state.outside))
        for (const stone of this.#chain(cells, next).stones) {
          cells[stone] = '.';
          captured.push(stone);
        }
    if (!captured.length && !this.#breathes(cells, point, state.outside)) return null;
    const own = this.#chain(cells, point);
    const isKo = captured.length === 1 && own.stones.length === 1 && own.liberties.length === 1;
    // The ko rule applies only to the side that is not the ko master.
    const ko = isKo && foeOf(side) !== this.#master ? captured[0]! : none;
    return { cells: cells.join(''), ko, outside: state.outside };
  }

  #hasFallen({ cells, outside }: State): boolean {
    return (
      this.#falls && this.#walls.some((i) => cells[i] !== this.#attacker || !this.#breathes([...cells], i, outside))
    );
  }

  #breathes(cells: readonly string[], at: number, outside: number): boolean {
    const { liberties } = this.#chain(cells, at);
    if (cells[at] !== this.#attacker) return liberties.length > 0;
    return liberties.some((l) => this.#open.has(l)) || liberties.length > outside;
  }

  #chain(cells: readonly string[], at: number): { stones: number[]; liberties: number[] } {
    const stones = new Set([at]);
    const liberties = new Set<number>();
    for (const stone of stones)
      for (const next of this.#beside[stone]!) {
        if (cells[next] === '.') liberties.add(next);
        else if (cells[next] === cells[at]) stones.add(next);
      }
    return { stones: [...stones], liberties: [...liberties] };
  }

  #number(at: string): number {
    const point = parsePoint(at, this.#size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return point.y * this.#size + point.x;
  }
}
