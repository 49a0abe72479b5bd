import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from '@/lib/domain/position';

/**
 * What is asked of a search: can `attacker` take one of the stones at `targets`, moving only in `region`? Chains that
 * cannot be caught there (the walls of a problem) are safe by construction.
 */
export type Question = {
  position: Pick<Position, 'size' | 'black' | 'white'>;
  attacker: StoneColor;
  /** A stone of each chain that counts; taking one of them is enough. */
  targets: readonly string[];
  /** The points where both sides may play; the whole board when absent. */
  region?: readonly string[];
  /** How many moves the attacker has. */
  within: number;
  /** With more moves left than this, the attacker only gives atari after atari (a ladder). Default: never. */
  wide?: number;
};

const empty = 0;
const border = 3;
const none = -1;
type Side = 1 | 2;
const other = (side: Side): Side => (side === 1 ? 2 : 1);
/** Whether the attacker takes a target with n moves: at most `fail` known not to be enough, `win` known to be. */
type Known = { fail: number; win: number };

/**
 * An exhaustive search: every legal move in the region and the pass, for both sides, the simple ko observed by all but the
 * `koMaster`, who always has a threat. Nothing is judged: a target is taken within the given number of moves, or it is not.
 */
export class Search {
  readonly attacker: Side;
  readonly #size: number;
  readonly #row: number;
  readonly #cells: Uint8Array;
  readonly #region: number[];
  readonly #isOpen: Uint8Array;
  readonly #targets: number[];
  readonly #wide: number;
  readonly #stamp: Int32Array;
  readonly #zobrist: Float64Array;
  readonly #memory = new Map<number, Known>();
  readonly #steps: readonly number[];
  #now = 0;
  #low = 0;
  #high = 0;
  #ko = none;
  #master: Side;

  constructor(question: Question, koMaster: StoneColor) {
    const { position, attacker, targets, region, within, wide } = question;
    this.#size = position.size;
    this.#row = position.size + 1;
    const length = this.#row * (position.size + 2) + 1;
    this.#cells = new Uint8Array(length).fill(border);
    this.#stamp = new Int32Array(length);
    this.#steps = [-1, 1, -this.#row, this.#row];
    for (let y = 0; y < this.#size; y += 1)
      for (let x = 0; x < this.#size; x += 1) this.#cells[(y + 1) * this.#row + x + 1] = empty;
    this.#zobrist = randoms(length * 6);
    for (const [list, side] of [
      [position.black, 1],
      [position.white, 2],
    ] as const)
      for (const at of splitPoints(list)) this.#set(this.index(at), side);
    this.attacker = attacker === 'black' ? 1 : 2;
    this.#master = koMaster === 'black' ? 1 : 2;
    this.#targets = targets.map((at) => this.index(at));
    this.#wide = wide ?? within;
    // A point whose stone is taken is played on again.
    const open = new Set(region?.map((at) => this.index(at)));
    const isOpen = (p: number) => this.#cells[p] !== border && (!region || open.has(p) || this.#cells[p] !== empty);
    const near = (p: number) => Math.min(...this.#targets.map((t) => this.#distance(p, t)));
    this.#region = [...this.#cells.keys()].filter(isOpen).sort((a, b) => near(a) - near(b));
    this.#isOpen = Uint8Array.from(this.#cells, (_, p) => (isOpen(p) ? 1 : 0));
  }

  index(at: string): number {
    const point = parsePoint(at, this.#size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return (point.y + 1) * this.#row + point.x + 1;
  }

  name(p: number): string {
    return formatPoint({ x: (p % this.#row) - 1, y: Math.floor(p / this.#row) - 1 }, this.#size);
  }

  /** Plays a line of moves, 'pass' included; false, and nothing played, when one of them is against the rules. */
  playLine(line: readonly { side: Side; at: string }[]): boolean {
    for (const { side, at } of line) {
      if (at === 'pass') this.#ko = none;
      else if (!this.#play(this.index(at), side)) return false;
    }
    return true;
  }

  /** The points of the region where `side` may play now. */
  legal(side: Side): string[] {
    return this.#region.filter((p) => this.#after(p, side, () => true)).map((p) => this.name(p));
  }

  /** Has a target left the board? */
  taken(): boolean {
    return this.#targets.some((p) => this.#cells[p] !== other(this.attacker));
  }

  /** Is a target taken by force with `moves` moves of the attacker, after this move of `side`? Null when it is against the rules. */
  isTakenAfter(at: string, side: Side, moves: number): boolean | null {
    const isTaken = () => {
      if (this.taken()) return true;
      return side === this.attacker ? this.#defend(at === 'pass' ? moves : moves - 1) : this.#attack(moves);
    };
    return at === 'pass' ? this.#afterPass(isTaken) : this.#after(this.index(at), side, isTaken);
  }

  #attack(moves: number): boolean {
    const least = this.#fewestLiberties();
    // The defender may pass: each move of the attacker takes away one liberty at most.
    if (least > moves) return false;
    // A chase is one atari after another: who has three liberties has left it.
    if (moves > this.#wide && least > 2) return this.#attack(this.#wide);
    return this.#recall(this.attacker, moves, () => {
      const points = moves > this.#wide || least === moves ? this.#libertiesOfTargets() : this.#region;
      const take = () => this.taken() || this.#defend(moves - 1);
      return (
        points.some((p) => this.#after(p, this.attacker, take)) || (moves > this.#wide && this.#attack(this.#wide))
      );
    });
  }

  #defend(moves: number): boolean {
    const least = this.#fewestLiberties();
    if (least > moves) return false;
    const side = other(this.attacker);
    const attack = () => this.#attack(moves);
    return this.#recall(
      side,
      moves,
      () => this.#afterPass(attack) && this.#answers(least).every((p) => this.#after(p, side, attack) ?? true),
    );
  }

  /** What is known of this question, or what is found. */
  #recall(toPlay: Side, moves: number, find: () => boolean): boolean {
    const key = this.#key(toPlay);
    const known = this.#memory.get(key);
    if (known && moves <= known.fail) return false;
    if (known && moves >= known.win) return true;
    const won = find();
    const { fail, win } = this.#memory.get(key) ?? { fail: -1, win: Infinity };
    this.#memory.set(key, won ? { fail, win: Math.min(win, moves) } : { fail: Math.max(fail, moves), win });
    return won;
  }

  /** In atari only the last liberty and the capture of a neighbour help; else every point is tried. */
  #answers(least: number): readonly number[] {
    if (least > 1 || this.#targets.length > 1) return this.#region;
    const target = this.#targets[0]!;
    const chain = this.#chain(target);
    const points = chain.liberties;
    for (const p of chain.stones)
      for (const step of this.#steps)
        if (this.#cells[p + step] === this.attacker) {
          const next = this.#chain(p + step).liberties;
          if (next.length === 1) points.push(next[0]!);
        }
    return points.filter((p) => this.#isOpen[p]);
  }

  #afterPass(then: () => boolean): boolean {
    const ko = this.#ko;
    this.#ko = none;
    const result = then();
    this.#ko = ko;
    return result;
  }
  /** What holds after a move, which is taken back; null when it is against the rules. */
  #after(p: number, side: Side, then: () => boolean): boolean | null {
    const [ko, low, high] = [this.#ko, this.#low, this.#high];
    const captured = this.#play(p, side);
    if (!captured) return null;
    const result = then();
    this.#cells[p] = empty;
    for (const stone of captured) this.#cells[stone] = other(side);
    this.#ko = ko;
    this.#low = low;
    this.#high = high;
    return result;
  }

  /** The stones taken; null when the move is against the rules. */
  #play(p: number, side: Side): number[] | null {
    if (this.#cells[p] !== empty || (p === this.#ko && side !== this.#master)) return null;
    this.#set(p, side);
    const captured: number[] = [];
    for (const step of this.#steps)
      if (this.#cells[p + step] === other(side) && !this.#breathes(p + step))
        for (const stone of this.#chain(p + step).stones) {
          this.#unset(stone);
          captured.push(stone);
        }
    if (!captured.length && !this.#breathes(p)) {
      this.#unset(p);
      return null;
    }
    this.#ko = none;
    if (captured.length === 1) {
      const own = this.#chain(p);
      if (own.stones.length === 1 && own.liberties.length === 1) this.#ko = captured[0]!;
    }
    return captured;
  }

  #set(p: number, side: Side): void {
    this.#cells[p] = side;
    this.#toggle(p, side);
  }
  #unset(p: number): void {
    this.#toggle(p, this.#cells[p] as Side);
    this.#cells[p] = empty;
  }
  #toggle(p: number, side: Side): void {
    this.#low ^= this.#zobrist[p * 6 + side * 2 - 2]!;
    this.#high ^= this.#zobrist[p * 6 + side * 2 - 1]!;
  }
  #key(toPlay: Side): number {
    const ko = this.#ko !== none && toPlay !== this.#master ? this.#ko : none;
    const low = ko === none ? this.#low : this.#low ^ this.#zobrist[ko * 6 + 4]!;
    const high = (this.#high & 0xfffff) * 2 + toPlay - 1;
    return high * 0x1_0000_0000 + (low >>> 0);
  }
  #distance(a: number, b: number): number {
    return (
      Math.abs((a % this.#row) - (b % this.#row)) + Math.abs(Math.floor(a / this.#row) - Math.floor(b / this.#row))
    );
  }
  #fewestLiberties(): number {
    let least = Infinity;
    for (const target of this.#targets) least = Math.min(least, this.#chain(target).liberties.length);
    return least;
  }
  #libertiesOfTargets(): number[] {
    return this.#targets.flatMap((target) => this.#chain(target).liberties).filter((p) => this.#isOpen[p]);
  }
  #breathes(start: number): boolean {
    return this.#chain(start).liberties.length > 0;
  }
  #chain(start: number): { stones: number[]; liberties: number[] } {
    const side = this.#cells[start];
    this.#now += 1;
    const stones = [start];
    const liberties: number[] = [];
    this.#stamp[start] = this.#now;
    for (let i = 0; i < stones.length; i += 1) {
      for (const step of this.#steps) {
        const next = stones[i]! + step;
        if (this.#stamp[next] === this.#now) continue;
        const here = this.#cells[next];
        if (here === empty) liberties.push(next);
        else if (here === side) stones.push(next);
        else continue;
        this.#stamp[next] = this.#now;
      }
    }
    return { stones, liberties };
  }
}

/** 32-bit numbers, the same in every run. */
function randoms(length: number): Float64Array {
  let state = 0x9e3779b9;
  return Float64Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) | 0;
  });
}
