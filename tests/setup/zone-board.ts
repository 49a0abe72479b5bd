import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from '@/lib/go/position';

export type Side = 1 | 2;
export const empty = 0;
const border = 3;
export const none = -1;
export const other = (side: Side): Side => (side === 1 ? 2 : 1);
export const sideOf = (color: StoneColor): Side => (color === 'black' ? 1 : 2);

/** A set of points of the window: at most 128. */
export class Zone {
  readonly bits: Int32Array;
  constructor(bits?: Int32Array) {
    this.bits = bits ? bits.slice() : new Int32Array(4);
  }
  add(id: number): void {
    this.bits[id >> 5]! |= 1 << (id & 31);
  }
  has(id: number): boolean {
    return ((this.bits[id >> 5]! >> (id & 31)) & 1) === 1;
  }
  addAll({ bits }: Zone): void {
    for (let i = 0; i < 4; i += 1) this.bits[i]! |= bits[i]!;
  }
}

export type Window = {
  position: Pick<Position, 'size' | 'black' | 'white'>;
  targets: readonly string[];
  /** Where both sides may play: the walls with what lies around them. */
  region: readonly string[];
  koMaster: StoneColor;
};

/** The board of a second search: plays moves, takes them back, and collects the points on which a result depends. */
export class ZoneBoard {
  protected readonly size: number;
  protected readonly row: number;
  protected readonly cells: Uint8Array;
  /** Number of a point in the zones; none for what never changes. */
  protected readonly id: Int16Array;
  protected readonly points: number[];
  protected readonly isOpen: Uint8Array;
  protected readonly steps: readonly number[];
  protected readonly stamp: Int32Array;
  protected readonly zobrist: Int32Array;
  protected readonly master: Side;
  protected readonly targets: number[];
  protected now = 0;
  protected low = 0;
  protected high = 0;
  protected ko = none;

  constructor({ position, targets, region, koMaster }: Window) {
    const { size } = position;
    this.size = size;
    this.row = size + 1;
    const length = this.row * (size + 2) + 1;
    this.cells = new Uint8Array(length).fill(border);
    this.stamp = new Int32Array(length);
    this.id = new Int16Array(length).fill(none);
    this.isOpen = new Uint8Array(length);
    this.steps = [-1, 1, -this.row, this.row];
    this.zobrist = randoms(length * 6);
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) this.cells[(y + 1) * this.row + x + 1] = empty;
    this.master = sideOf(koMaster);
    const stones = [
      ...splitPoints(position.black).map((at) => ({ at, side: 1 as Side })),
      ...splitPoints(position.white).map((at) => ({ at, side: 2 as Side })),
    ];
    for (const { at, side } of stones) this.put(this.index(at), side);
    this.targets = targets.map((at) => this.index(at));
    const near = (p: number) => Math.min(...this.targets.map((t) => this.distance(p, t)));
    this.points = [...new Set([...region, ...stones.map(({ at }) => at)].map((at) => this.index(at)))].sort(
      (a, b) => near(a) - near(b),
    );
    if (this.points.length > 128) throw new RangeError('too wide');
    for (const [id, p] of this.points.entries()) {
      this.id[p] = id;
      this.isOpen[p] = 1;
    }
  }

  index(at: string): number {
    const point = parsePoint(at, this.size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return (point.y + 1) * this.row + point.x + 1;
  }
  nameOf(p: number): string {
    return formatPoint({ x: (p % this.row) - 1, y: Math.floor(p / this.row) - 1 }, this.size);
  }

  /** Adds what holds the winner's stones of the zone on the board: each chain, with one liberty in the zone. */
  protected close(zone: Zone, winner: Side): void {
    this.now += 1;
    const from = this.now;
    for (let id = 0; id < this.points.length; id += 1) {
      if (!zone.has(id)) continue;
      const p = this.points[id]!;
      if (this.cells[p] !== winner || this.stamp[p]! >= from) continue;
      this.hold(zone, p);
    }
  }

  /** A chain and one of its liberties, other than `but`. */
  protected hold(zone: Zone, p: number, but = none): void {
    const { stones, liberties } = this.chain(p);
    for (const stone of stones) this.mark(zone, stone);
    let free = none;
    for (const liberty of liberties) {
      if (liberty === but) continue;
      const id = this.id[liberty]!;
      if (id === none || zone.has(id)) return;
      if (free === none) free = id;
    }
    if (free !== none) zone.add(free);
  }

  protected mark(zone: Zone, p: number): void {
    const id = this.id[p]!;
    if (id !== none) zone.add(id);
  }

  /** Legal, apart from ko; what makes it a suicide goes into the zone. */
  protected isLegal(p: number, side: Side, zone: Zone): boolean {
    if (!this.isOpen[p]) return false;
    const own: number[] = [];
    const foes: number[] = [];
    for (const step of this.steps) {
      const here = this.cells[p + step]!;
      if (here === empty) return true;
      if (here === side) {
        if (this.chain(p + step).liberties.length > 1) return true;
        own.push(p + step);
      } else if (here !== border) {
        if (this.chain(p + step).liberties.length === 1) return true;
        foes.push(p + step);
      }
    }
    for (const start of own)
      for (const stone of this.chain(start).stones) {
        this.mark(zone, stone);
        for (const step of this.steps) this.mark(zone, stone + step);
      }
    for (const foe of foes) this.hold(zone, foe, p);
    return false;
  }

  protected key(toPlay: Side): number {
    const ko = this.ko !== none && toPlay !== this.master ? this.ko : none;
    const low = this.low ^ (ko === none ? 0 : this.zobrist[ko * 6 + 4]!);
    const high = (this.high & 0xfffff) * 2 + toPlay - 1;
    return high * 0x1_0000_0000 + (low >>> 0);
  }

  protected chain(start: number): { stones: number[]; liberties: number[] } {
    const color = this.cells[start];
    this.now += 1;
    const stones = [start];
    const liberties: number[] = [];
    this.stamp[start] = this.now;
    for (let i = 0; i < stones.length; i += 1)
      for (const step of this.steps) {
        const next = stones[i]! + step;
        if (this.stamp[next] === this.now) continue;
        const here = this.cells[next];
        if (here === empty) liberties.push(next);
        else if (here === color) stones.push(next);
        else continue;
        this.stamp[next] = this.now;
      }
    return { stones, liberties };
  }

  protected play(p: number, side: Side): number[] | null {
    if (this.cells[p] !== empty || !this.isOpen[p] || (p === this.ko && side !== this.master)) return null;
    this.put(p, side);
    const captured: number[] = [];
    for (const step of this.steps) {
      if (this.cells[p + step] !== other(side)) continue;
      const { stones, liberties } = this.chain(p + step);
      if (liberties.length) continue;
      for (const stone of stones) {
        this.toggle(stone, other(side));
        this.cells[stone] = empty;
        captured.push(stone);
      }
    }
    const own = this.chain(p);
    if (!own.liberties.length) {
      this.toggle(p, side);
      this.cells[p] = empty;
      return null;
    }
    this.ko = captured.length === 1 && own.stones.length === 1 && own.liberties.length === 1 ? captured[0]! : none;
    return captured;
  }

  protected undo(p: number, side: Side, captured: number[], [ko, low, high]: readonly [number, number, number]): void {
    this.cells[p] = empty;
    for (const stone of captured) this.cells[stone] = other(side);
    this.ko = ko;
    this.low = low;
    this.high = high;
  }

  protected put(p: number, side: Side): void {
    this.cells[p] = side;
    this.toggle(p, side);
  }

  protected toggle(p: number, side: Side): void {
    this.low ^= this.zobrist[p * 6 + side * 2 - 2]!;
    this.high ^= this.zobrist[p * 6 + side * 2 - 1]!;
  }

  protected distance(a: number, b: number): number {
    return Math.abs((a % this.row) - (b % this.row)) + Math.abs(Math.floor(a / this.row) - Math.floor(b / this.row));
  }
}

/** 32-bit numbers, the same in every run. */
function randoms(length: number): Int32Array {
  let state = 0x2545f491;
  return Int32Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}
