import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from '@/lib/go/position';
import { randomFrom } from '../random';

export const empty = 0;
export const border = 3;
export const none = -1;
export type Side = 1 | 2;
export const other = (side: Side): Side => (3 - side) as Side;
export const sideOf = (color: StoneColor): Side => (color === 'black' ? 1 : 2);

/** More plies than any search here plays; it also bounds the stack of captured stones. */
const plies = 512;
const frame = 6;

/**
 * A board on which moves are played and undone in place: a mailbox with a border, chains found by flood fill. Nothing is
 * allocated while a search runs. Suicide is forbidden; the simple ko rule applies, except to the `master`, who wins every ko threat.
 */
export class Board {
  readonly size: number;
  readonly row: number;
  readonly cells: Uint8Array;
  readonly steps: readonly [number, number, number, number];
  readonly length: number;
  /** The Zobrist hash of the stones, in two 32-bit words. */
  low = 0;
  high = 0;
  ko = none;
  master: Side;
  /** Results of the last `flood`. */
  readonly stones: Int32Array;
  readonly liberties: Int32Array;
  stoneCount = 0;
  libertyCount = 0;
  protected readonly zobrist: Int32Array;
  readonly #stamp: Int32Array;
  #now = 0;
  readonly #frames = new Int32Array(plies * frame);
  readonly #taken = new Int32Array(plies * 24);
  #depth = 0;
  #takenTop = 0;

  constructor({ size, black, white }: Pick<Position, 'size' | 'black' | 'white'>, master: StoneColor) {
    this.size = size;
    this.row = size + 1;
    this.length = this.row * (size + 2) + 1;
    this.master = sideOf(master);
    this.steps = [-1, 1, -this.row, this.row];
    this.cells = new Uint8Array(this.length).fill(border);
    this.#stamp = new Int32Array(this.length);
    this.stones = new Int32Array(this.length);
    this.liberties = new Int32Array(this.length);
    this.zobrist = Int32Array.from({ length: this.length * 8 }, randomFrom(0x6c8e9cf5));
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) this.cells[(y + 1) * this.row + x + 1] = empty;
    for (const at of splitPoints(black)) this.#put(this.index(at), 1);
    for (const at of splitPoints(white)) this.#put(this.index(at), 2);
  }

  index(at: string): number {
    const point = parsePoint(at, this.size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return (point.y + 1) * this.row + point.x + 1;
  }
  name(p: number): string {
    return formatPoint({ x: (p % this.row) - 1, y: Math.floor(p / this.row) - 1 }, this.size);
  }

  /** The chain at a point and its liberties, into `stones` and `liberties`; stops after `most` liberties. */
  flood(start: number, most = this.length): number {
    const { cells, steps, stones, liberties } = this;
    const stamp = this.#stamp;
    const color = cells[start];
    const now = (this.#now += 1);
    let count = 1;
    let free = 0;
    stones[0] = start;
    stamp[start] = now;
    for (let i = 0; i < count; i += 1) {
      const from = stones[i]!;
      for (let s = 0; s < 4; s += 1) {
        const next = from + steps[s]!;
        if (stamp[next] === now) continue;
        const here = cells[next];
        if (here === empty) {
          stamp[next] = now;
          liberties[free] = next;
          free += 1;
          if (free >= most) {
            this.stoneCount = count;
            this.libertyCount = free;
            return free;
          }
        } else if (here === color) {
          stamp[next] = now;
          stones[count] = next;
          count += 1;
        }
      }
    }
    this.stoneCount = count;
    this.libertyCount = free;
    return free;
  }

  /** Whether the chain has a liberty. Overridden by the search, where walls lose outside liberties. */
  protected breathes(start: number): boolean {
    return this.flood(start, 1) > 0;
  }

  /** Plays a move; false, without any change, when it is against the rules. */
  play(p: number, side: Side): boolean {
    const { cells, steps } = this;
    if (cells[p] !== empty || (p === this.ko && side !== this.master)) return false;
    const at = this.#depth * frame;
    const frames = this.#frames;
    frames[at] = p;
    frames[at + 1] = side;
    frames[at + 2] = this.ko;
    frames[at + 3] = this.low;
    frames[at + 4] = this.high;
    frames[at + 5] = this.#takenTop;
    this.#put(p, side);
    const foe = 3 - side;
    const before = this.#takenTop;
    for (let s = 0; s < 4; s += 1) {
      const next = p + steps[s]!;
      if (cells[next] !== foe || this.breathes(next)) continue;
      this.flood(next);
      for (let i = 0; i < this.stoneCount; i += 1) {
        const stone = this.stones[i]!;
        this.#lift(stone, foe);
        this.#taken[this.#takenTop] = stone;
        this.#takenTop += 1;
      }
    }
    const captured = this.#takenTop - before;
    if (!captured && !this.breathes(p)) {
      cells[p] = empty;
      this.low = frames[at + 3]!;
      this.high = frames[at + 4]!;
      return false;
    }
    this.ko = none;
    if (captured === 1 && this.flood(p, 2) === 1 && this.stoneCount === 1) this.ko = this.#taken[before]!;
    this.#depth += 1;
    return true;
  }

  undo(): void {
    this.#depth -= 1;
    const at = this.#depth * frame;
    const frames = this.#frames;
    const p = frames[at]!;
    const foe = 3 - frames[at + 1]!;
    const before = frames[at + 5]!;
    this.cells[p] = empty;
    for (let i = before; i < this.#takenTop; i += 1) this.cells[this.#taken[i]!] = foe;
    this.#takenTop = before;
    this.ko = frames[at + 2]!;
    this.low = frames[at + 3]!;
    this.high = frames[at + 4]!;
  }
  /** The number of stones that the last move captured. */
  lastTaken(): number {
    return this.#takenTop - this.#frames[(this.#depth - 1) * frame + 5]!;
  }

  #put(p: number, side: number): void {
    this.cells[p] = side;
    this.low ^= this.zobrist[p * 8 + side * 2]!;
    this.high ^= this.zobrist[p * 8 + side * 2 + 1]!;
  }
  #lift(p: number, side: number): void {
    this.cells[p] = empty;
    this.low ^= this.zobrist[p * 8 + side * 2]!;
    this.high ^= this.zobrist[p * 8 + side * 2 + 1]!;
  }
}
