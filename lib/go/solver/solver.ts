import { Board, border, empty, none, other, sideOf, type Side } from './board';
import type { StoneColor } from '@/lib/go/position';
import type { Question } from '../search';
import type { Walls } from '../field';

/** Increase when verdicts may change: problems proved by another version are proved again. */
export const solverVersion = 1;

/** A search exceeded its node limit. */
export class TooLong extends Error {}

const entries = 1 << 18;
const words = 3;
const never = 255;

/**
 * The fast engine: can `attacker` take one of the targets with the given number of moves, `koMaster` winning every ko threat?
 * A transposition table with two-word keys, a mailbox board, no allocation in the loop. Walls follow the rules of lib/go/field:
 * they stand, or a pass of the defender removes a liberty of each.
 */
export class Solver extends Board {
  nodes = 0;
  readonly attacker: Side;
  readonly #targets: Int32Array;
  readonly #region: Int32Array;
  readonly #isOpen: Uint8Array;
  readonly #wide: number;
  readonly #limit: number;
  readonly #walls: Int32Array;
  readonly #most: number;
  readonly #falls: boolean;
  readonly #memory: Table;
  readonly #table: Int32Array;
  /** Stack of the lists of moves to try. */
  readonly #moves: Int32Array;
  readonly #chain: Int32Array;
  #top = 0;
  #outside = 0;

  /** `table`: the transposition table, cleared here; a new one when absent. `limit`: nodes before TooLong is thrown. */
  constructor(
    { position, attacker, targets, region, within, wide }: Question,
    koMaster: StoneColor,
    walls: Walls = 'stand',
    { limit = Infinity, table }: { limit?: number; table?: Table } = {},
  ) {
    super(position, koMaster);
    this.attacker = sideOf(attacker);
    this.#targets = Int32Array.from(targets, (at) => this.index(at));
    this.#wide = wide ?? within;
    this.#limit = limit;
    this.#memory = table ?? new Table();
    this.#memory.clear();
    this.#table = this.#memory.words;
    this.#moves = new Int32Array(this.length * 256);
    this.#chain = new Int32Array(this.length);
    const open = new Set(region?.map((at) => this.index(at)));
    this.#isOpen = this.cells.map((cell, p) => Number(cell !== border && (!region || open.has(p) || cell !== empty)));
    const near = (p: number) => Math.min(...[...this.#targets].map((t) => this.#distance(p, t)));
    this.#region = Int32Array.from(
      [...this.cells.keys()].filter((p) => this.#isOpen[p]).sort((a, b) => near(a) - near(b) || a - b),
    );
    const wallsOf: number[] = [];
    const seen = new Set<number>();
    let most = 0;
    for (const [p, cell] of this.cells.entries()) {
      if (cell !== this.attacker || seen.has(p)) continue;
      this.flood(p);
      for (let i = 0; i < this.stoneCount; i += 1) seen.add(this.stones[i]!);
      const outside = [...this.liberties.subarray(0, this.libertyCount)].filter((l) => !this.#isOpen[l]).length;
      if (outside) wallsOf.push(p);
      most = Math.max(most, outside);
    }
    this.#walls = Int32Array.from(wallsOf);
    this.#most = most;
    this.#falls = walls === 'fall' && most > 0;
  }

  /** Whether a target has been captured. */
  taken(): boolean {
    for (let i = 0; i < this.#targets.length; i += 1)
      if (this.cells[this.#targets[i]!] !== other(this.attacker)) return true;
    return false;
  }

  /** Whether the attacker takes a target with `moves` moves, `side` to play. */
  takes(side: Side, moves: number): boolean {
    if (this.taken()) return true;
    if (this.#hasFallen()) return false;
    // Iterative deepening: the short searches order the moves of the long ones.
    for (let n = Math.min(1, moves); n <= moves; n += 1)
      if (side === this.attacker ? this.#attack(n) : this.#defend(n)) return true;
    return false;
  }

  /** The same after one more move; null when that is against the rules. */
  takesAfter(at: string, side: Side, moves: number): boolean | null {
    if (at === 'pass') {
      const [ko, outside] = [this.ko, this.#outside];
      this.pass(side);
      const result = this.takes(other(side), moves);
      this.ko = ko;
      this.#outside = outside;
      return result;
    }
    if (!this.play(this.index(at), side)) return null;
    const result = this.takes(other(side), side === this.attacker ? moves - 1 : moves);
    this.undo();
    return result;
  }

  /** Plays a line of moves, 'pass' included, runs `then` and undoes the line; null when a move is against the rules. */
  afterLine<T>(line: readonly { side: Side; at: string }[], then: () => T): T | null {
    const [first, ...rest] = line;
    if (!first) return then();
    if (first.at === 'pass') {
      const [ko, outside] = [this.ko, this.#outside];
      this.pass(first.side);
      const result = this.afterLine(rest, then);
      this.ko = ko;
      this.#outside = outside;
      return result;
    }
    if (!this.play(this.index(first.at), first.side)) return null;
    const result = this.afterLine(rest, then);
    this.undo();
    return result;
  }

  legal(side: Side): string[] {
    const points: string[] = [];
    for (const p of this.#region) {
      if (!this.play(p, side)) continue;
      this.undo();
      points.push(this.name(p));
    }
    return points;
  }

  pass(side: Side): void {
    this.ko = none;
    if (this.#falls && side !== this.attacker && this.#outside < this.#most) this.#outside += 1;
  }

  protected override breathes(start: number): boolean {
    if (!this.#outside || this.cells[start] !== this.attacker) return this.flood(start, 1) > 0;
    this.flood(start);
    if (this.libertyCount > this.#outside) return true;
    for (let i = 0; i < this.libertyCount; i += 1) if (this.#isOpen[this.liberties[i]!]) return true;
    return false;
  }

  #attack(n: number): boolean {
    const least = this.#fewest(n + 1);
    // The defender may pass: each move of the attacker takes away one liberty at most.
    if (least > n) return false;
    // A ladder is one atari after another: a chain with three liberties has escaped it.
    if (n > this.#wide && least > 2) return this.#attack(this.#wide);
    const low = this.#low(this.attacker);
    const high = this.#high(this.attacker);
    const known = this.#known(low, high, n);
    if (known !== undefined) return known;
    const from = this.#top;
    const chases = n > this.#wide;
    this.#hint(low, high);
    if (chases || least === n) this.#addLiberties();
    else this.#addRegion();
    const to = this.#top;
    let best = none;
    for (let i = from; i < to && best === none; i += 1) {
      const p = this.#moves[i]!;
      if ((i > from && p === this.#moves[from]) || !this.play(p, this.attacker)) continue;
      if (this.taken() || this.#defend(n - 1)) best = p;
      this.undo();
    }
    this.#top = from;
    let won = best !== none || (chases && this.#attack(this.#wide));
    // If the attacker may not retake a ko now, a pass lifts the ko rule.
    if (!won && this.ko !== none && this.attacker !== this.master && n > 1) {
      const ko = this.ko;
      this.ko = none;
      won = this.#defend(n - 1);
      this.ko = ko;
    }
    this.#store(low, high, n, won, best);
    return won;
  }

  #defend(n: number): boolean {
    const least = this.#fewest(n + 1);
    if (least > n) return false;
    const side = other(this.attacker);
    const low = this.#low(side);
    const high = this.#high(side);
    const known = this.#known(low, high, n);
    if (known !== undefined) return known;
    const ko = this.ko;
    const outside = this.#outside;
    this.pass(side);
    let won = !this.#hasFallen() && this.#attack(n);
    this.ko = ko;
    this.#outside = outside;
    let best = none;
    if (won) {
      const from = this.#top;
      this.#hint(low, high);
      if (least > 1 || this.#targets.length > 1 || this.#falls) {
        this.#addLiberties();
        this.#addRegion();
      } else this.#addSaves();
      const to = this.#top;
      for (let i = from; i < to && won; i += 1) {
        const p = this.#moves[i]!;
        if ((i > from && p === this.#moves[from]) || !this.play(p, side)) continue;
        if (this.#hasFallen() || !this.#attack(n)) {
          won = false;
          best = p;
        }
        this.undo();
      }
      this.#top = from;
    }
    this.#store(low, high, n, won, best);
    return won;
  }

  #hasFallen(): boolean {
    if (!this.#falls) return false;
    for (let i = 0; i < this.#walls.length; i += 1) {
      const p = this.#walls[i]!;
      if (this.cells[p] !== this.attacker || !this.breathes(p)) return true;
    }
    return false;
  }
  #fewest(most: number): number {
    let least = most;
    for (let i = 0; i < this.#targets.length; i += 1) least = Math.min(least, this.flood(this.#targets[i]!, least));
    return least;
  }
  #addLiberties(): void {
    for (let i = 0; i < this.#targets.length; i += 1) {
      this.flood(this.#targets[i]!);
      for (let l = 0; l < this.libertyCount; l += 1) this.#add(this.liberties[l]!);
    }
  }
  /** The last liberty, and the capture of a neighbour in atari. */
  #addSaves(): void {
    this.#addLiberties();
    const count = this.stoneCount;
    // Flooding a neighbour overwrites `stones`.
    for (let i = 0; i < count; i += 1) this.#chain[i] = this.stones[i]!;
    for (let i = 0; i < count; i += 1)
      for (let s = 0; s < 4; s += 1) {
        const next = this.#chain[i]! + this.steps[s]!;
        if (this.cells[next] === this.attacker && this.flood(next, 2) === 1) this.#add(this.liberties[0]!);
      }
  }
  #addRegion(): void {
    this.#moves.set(this.#region, this.#top);
    this.#top += this.#region.length;
  }
  #add(p: number): void {
    if (!this.#isOpen[p]) return;
    this.#moves[this.#top] = p;
    this.#top += 1;
  }
  /** Adds the best move of an earlier search first. */
  #hint(low: number, high: number): void {
    const slot = this.#slot(low, high);
    if (this.#table[slot] !== low || this.#table[slot + 1] !== high) return;
    const best = (this.#table[slot + 2]! >>> 16) - 1;
    if (best >= 0) this.#add(best);
  }

  #low(side: Side): number {
    const ko = this.ko !== none && side !== this.master ? this.zobrist[this.ko * 8]! : 0;
    return this.low ^ ko ^ Math.imul(this.#outside, 0x3c6ef372) ^ (side === 1 ? 0x55555555 : 0);
  }
  #high(side: Side): number {
    const ko = this.ko !== none && side !== this.master ? this.zobrist[this.ko * 8 + 1]! : 0;
    return this.high ^ ko ^ Math.imul(this.#outside, 0x1b873593);
  }
  #slot(low: number, high: number): number {
    return (((low ^ Math.imul(high, 0x2545f491)) >>> 14) & (entries - 1)) * words;
  }
  /** Looks up a table entry: one byte each for the fewest moves that may be enough and the fewest that are known to be, then the best move + 1. */
  #known(low: number, high: number, n: number): boolean | undefined {
    this.nodes += 1;
    if (this.nodes > this.#limit) throw new TooLong('a search took too long');
    const slot = this.#slot(low, high);
    if (this.#table[slot] !== low || this.#table[slot + 1] !== high) return undefined;
    const value = this.#table[slot + 2]!;
    if (n < (value & 255)) return false;
    return n >= ((value >>> 8) & 255) ? true : undefined;
  }
  #store(low: number, high: number, n: number, won: boolean, best: number): void {
    const slot = this.#slot(low, high);
    const isSame = this.#table[slot] === low && this.#table[slot + 1] === high;
    const before = isSame ? this.#table[slot + 2]! : never << 8;
    const tooFew = won ? before & 255 : Math.max(before & 255, n + 1);
    const enough = won ? Math.min((before >>> 8) & 255, n) : (before >>> 8) & 255;
    const move = best === none ? before >>> 16 : best + 1;
    if (!isSame) this.#memory.note(slot);
    this.#table[slot] = low;
    this.#table[slot + 1] = high;
    this.#table[slot + 2] = tooFew | (enough << 8) | (move << 16);
  }

  #distance(a: number, b: number): number {
    return Math.abs((a % this.row) - (b % this.row)) + Math.abs(Math.floor(a / this.row) - Math.floor(b / this.row));
  }
}

/** The transposition table. Only written slots are cleared: most searches are small, and clearing all of it takes longer than they do. */
export class Table {
  readonly words = new Int32Array(entries * words);
  readonly #written = new Int32Array(1 << 13);
  #count = 0;

  note(slot: number): void {
    if (this.#count < this.#written.length) this.#written[this.#count] = slot;
    this.#count += 1;
  }
  clear(): void {
    if (this.#count > this.#written.length) this.words.fill(0);
    else for (let i = 0; i < this.#count; i += 1) this.words.fill(0, this.#written[i], this.#written[i]! + words);
    this.#count = 0;
  }
}
