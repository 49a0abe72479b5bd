import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from './position';
import { randomFrom } from './random';

export const empty = 0;
export const border = 3;
const none = -1;
export type Side = 1 | 2;
export const other = (side: Side): Side => (side === 1 ? 2 : 1);
export const sideOf = (color: StoneColor): Side => (color === 'black' ? 1 : 2);
/** What is known of a position: the attacker fails with up to `fail` moves and succeeds with `win` or more. */
type Known = { fail: number; win: number };
/** The transposition table of a search; another search of the same question reuses it. */
export type Memory = Map<number, Known>;

/** The attacker's chains with liberties outside the region: they are safe (`stand`), or can be captured by filling those liberties (`fall`). */
export type Walls = 'stand' | 'fall';

/**
 * A board for an exhaustive search: every legal move in the region and the pass, for both sides. The simple ko rule applies,
 * except to the `koMaster`, who is assumed to win every ko threat. The attacker is the side whose moves are counted.
 *
 * With `fall`, a pass of the defender stands for a move outside: it removes one liberty of every wall at once, which is more
 * than any real move can do, and the attacker never adds one. So an attack that still succeeds also succeeds on the whole board.
 */
export abstract class Field {
  readonly attacker: Side;
  protected readonly row: number;
  protected readonly cells: Uint8Array;
  protected readonly region: number[];
  protected readonly isOpen: Uint8Array;
  protected readonly steps: readonly number[];
  readonly #size: number;
  readonly #stamp: Int32Array;
  readonly #zobrist: Float64Array;
  readonly #memory: Memory;
  readonly #master: Side;
  readonly #falls: boolean;
  /** One stone of each wall, and the largest number of outside liberties that a wall has. */
  readonly #walls: number[] = [];
  readonly #most: number = 0;
  #outside = 0;
  #now = 0;
  #low = 0;
  #high = 0;
  #ko = none;

  /** `region`: the points where both sides may play; the whole board when absent. */
  constructor(
    { size, black, white }: Pick<Position, 'size' | 'black' | 'white'>,
    region: readonly string[] | undefined,
    attacker: StoneColor,
    koMaster: StoneColor,
    memory: Memory,
    walls: Walls = 'stand',
  ) {
    this.#memory = memory;
    this.#falls = walls === 'fall';
    this.#size = size;
    this.row = size + 1;
    const length = this.row * (size + 2) + 1;
    this.cells = new Uint8Array(length).fill(border);
    this.#stamp = new Int32Array(length);
    this.steps = [-1, 1, -this.row, this.row];
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) this.cells[(y + 1) * this.row + x + 1] = empty;
    this.#zobrist = Float64Array.from({ length: length * 6 }, randomFrom(0x9e3779b9));
    for (const at of splitPoints(black)) this.set(this.index(at), 1);
    for (const at of splitPoints(white)) this.set(this.index(at), 2);
    this.attacker = sideOf(attacker);
    this.#master = sideOf(koMaster);
    // A point with a stone is open too: it can be played on after a capture.
    const open = new Set(region?.map((at) => this.index(at)));
    this.isOpen = this.cells.map((cell, p) => Number(cell !== border && (!region || open.has(p) || cell !== empty)));
    this.region = [...this.cells.keys()].filter((p) => this.isOpen[p]);
    const seen = new Set<number>();
    for (const [p, cell] of this.cells.entries()) {
      if (cell !== this.attacker || seen.has(p)) continue;
      const { stones, liberties } = this.chain(p);
      for (const stone of stones) seen.add(stone);
      const outside = liberties.filter((liberty) => !this.isOpen[liberty]).length;
      if (outside) this.#walls.push(p);
      this.#most = Math.max(this.#most, outside);
    }
  }

  /** Whether a wall has lost its last liberty; the search cannot judge what follows. */
  protected hasFallen(): boolean {
    return this.wallsFall && this.#walls.some((p) => this.cells[p] !== this.attacker || !this.#breathes(p));
  }
  protected get wallsFall(): boolean {
    return this.#falls && this.#walls.length > 0;
  }

  /** Whether the attacker has succeeded already. */
  taken(): boolean {
    return false;
  }
  /** Whether the attacker can force success with `moves` moves, `side` to play. */
  abstract isTaken(side: Side, moves: number): boolean;
  /** The same when `side` has just passed. */
  protected abstract isTakenAfterPass(side: Side, moves: number): boolean;

  index(at: string): number {
    const point = parsePoint(at, this.#size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return (point.y + 1) * this.row + point.x + 1;
  }

  /** Plays a line of moves, 'pass' included; false, stopping there, when one of them is against the rules. */
  playLine(line: readonly { side: Side; at: string }[]): boolean {
    for (const { side, at } of line) {
      if (at === 'pass') this.#pass(side);
      else if (!this.#play(this.index(at), side)) return false;
    }
    return true;
  }

  /** The points of the region where `side` may play now. */
  legal(side: Side): string[] {
    return this.region
      .filter((p) => this.after(p, side, () => true))
      .map((p) => formatPoint({ x: (p % this.row) - 1, y: Math.floor(p / this.row) - 1 }, this.#size));
  }

  /** The result of `isTaken` after one more move; null when the move is against the rules. */
  isTakenAfter(at: string, side: Side, moves: number): boolean | null {
    if (at === 'pass') return this.afterPass(side, () => this.isTakenAfterPass(side, moves));
    const left = side === this.attacker ? moves - 1 : moves;
    return this.after(this.index(at), side, () => this.isTaken(other(side), left));
  }

  protected afterPass(side: Side, then: () => boolean): boolean {
    const [ko, outside] = [this.#ko, this.#outside];
    this.#pass(side);
    const result = then();
    this.#ko = ko;
    this.#outside = outside;
    return result;
  }

  /** Plays a move, runs `then` and undoes the move; null when it is against the rules. */
  protected after(p: number, side: Side, then: () => boolean): boolean | null {
    const [ko, low, high] = [this.#ko, this.#low, this.#high];
    const captured = this.#play(p, side);
    if (!captured) return null;
    const result = then();
    this.cells[p] = empty;
    for (const stone of captured) this.cells[stone] = other(side);
    this.#ko = ko;
    this.#low = low;
    this.#high = high;
    return result;
  }

  /** Looks a position up in the memory; if the result is unknown, computes and stores it. */
  protected known(key: number, moves: number, find: () => boolean): boolean {
    const before = this.#memory.get(key);
    if (before && moves <= before.fail) return false;
    if (before && moves >= before.win) return true;
    const won = find();
    const { fail, win } = this.#memory.get(key) ?? { fail: -1, win: Infinity };
    this.#memory.set(key, won ? { fail, win: Math.min(win, moves) } : { fail: Math.max(fail, moves), win });
    return won;
  }

  /** The hash of the position with `toPlay` to move; `last`: after a pass. */
  protected key(toPlay: Side, last = false): number {
    const ko = this.#ko !== none && toPlay !== this.#master ? this.#ko : none;
    const out = this.#outside ? this.#zobrist[this.#outside * 6 + 5]! : 0;
    const low = this.#low ^ (ko === none ? 0 : this.#zobrist[ko * 6 + 4]!) ^ (last ? this.#zobrist[0]! : 0) ^ out;
    const high = (this.#high & 0xfffff) * 2 + toPlay - 1;
    return high * 0x1_0000_0000 + (low >>> 0);
  }

  protected set(p: number, side: Side): void {
    this.cells[p] = side;
    this.#toggle(p, side);
  }

  protected chain(start: number): { stones: number[]; liberties: number[] } {
    const color = this.cells[start];
    this.#now += 1;
    const stones = [start];
    const liberties: number[] = [];
    this.#stamp[start] = this.#now;
    for (let i = 0; i < stones.length; i += 1) {
      for (const step of this.steps) {
        const next = stones[i]! + step;
        if (this.#stamp[next] === this.#now) continue;
        const here = this.cells[next];
        if (here === empty) liberties.push(next);
        else if (here === color) stones.push(next);
        else continue;
        this.#stamp[next] = this.#now;
      }
    }
    return { stones, liberties };
  }

  /** The stones taken; null when the move is against the rules. */
  #play(p: number, side: Side): number[] | null {
    if (this.cells[p] !== empty || (p === this.#ko && side !== this.#master)) return null;
    this.set(p, side);
    const captured: number[] = [];
    for (const step of this.steps)
      if (this.cells[p + step] === other(side) && !this.#breathes(p + step))
        for (const stone of this.chain(p + step).stones) {
          this.#unset(stone);
          captured.push(stone);
        }
    if (!captured.length && !this.#breathes(p)) {
      this.#unset(p);
      return null;
    }
    this.#ko = none;
    if (captured.length === 1) {
      const own = this.chain(p);
      if (own.stones.length === 1 && own.liberties.length === 1) this.#ko = captured[0]!;
    }
    return captured;
  }
  #unset(p: number): void {
    this.#toggle(p, this.cells[p] as Side);
    this.cells[p] = empty;
  }
  #toggle(p: number, side: Side): void {
    this.#low ^= this.#zobrist[p * 6 + side * 2 - 2]!;
    this.#high ^= this.#zobrist[p * 6 + side * 2 - 1]!;
  }
  #pass(side: Side): void {
    this.#ko = none;
    if (this.#falls && side !== this.attacker && this.#outside < this.#most) this.#outside += 1;
  }
  #breathes(start: number): boolean {
    const { liberties } = this.chain(start);
    if (!this.#outside || this.cells[start] !== this.attacker) return liberties.length > 0;
    const inside = liberties.filter((liberty) => this.isOpen[liberty]).length;
    return inside > 0 || liberties.length > this.#outside;
  }
}
