import { formatPoint, parsePoint, splitPoints, type Position, type StoneColor } from '@/lib/domain/position';

type Side = 1 | 2;
const empty = 0;
const border = 3;
const none = -1;
const other = (side: Side): Side => (side === 1 ? 2 : 1);
const sideOf = (color: StoneColor): Side => (color === 'black' ? 1 : 2);

/** A set of points of the window: at most 128. */
class Zone {
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

/** `moves`: a win is one with so many moves of the attacker or more; a failure, with so many or fewer. */
type Found = { isTaken: boolean; moves: number; zone: Zone; best: number };
type Entry = { win?: Found; fail?: Found };

export type ZoneQuestion = {
  position: Pick<Position, 'size' | 'black' | 'white'>;
  attacker: StoneColor;
  targets: readonly string[];
  /** Where both sides may play: the walls with what lies around them. */
  region: readonly string[];
  koMaster: StoneColor;
  /** So many positions are looked at; then it is not known. */
  limit: number;
};

export class Unsettled extends Error {}

/**
 * A second search, which shares no code with the first: each result brings the zone on which it depends, the points whose content
 * decided. Whatever the loser plays outside it is a pass, so that a region with the walls and all around them stays searchable
 * (relevance zones, as Go programs use them for life and death).
 */
export class ZoneSearch {
  nodes = 0;
  readonly #size: number;
  readonly #row: number;
  readonly #cells: Uint8Array;
  /** Number of a point in the zones; none for what never changes. */
  readonly #id: Int16Array;
  readonly #points: number[];
  readonly #isOpen: Uint8Array;
  readonly #steps: readonly number[];
  readonly #stamp: Int32Array;
  readonly #zobrist: Int32Array;
  readonly #attacker: Side;
  readonly #master: Side;
  readonly #targets: number[];
  readonly #limit: number;
  readonly #memory = new Map<number, Entry>();
  #now = 0;
  #low = 0;
  #high = 0;
  #ko = none;

  constructor({ position, attacker, targets, region, koMaster, limit }: ZoneQuestion) {
    const { size } = position;
    this.#size = size;
    this.#row = size + 1;
    const length = this.#row * (size + 2) + 1;
    this.#cells = new Uint8Array(length).fill(border);
    this.#stamp = new Int32Array(length);
    this.#id = new Int16Array(length).fill(none);
    this.#isOpen = new Uint8Array(length);
    this.#steps = [-1, 1, -this.#row, this.#row];
    this.#zobrist = randoms(length * 6);
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) this.#cells[(y + 1) * this.#row + x + 1] = empty;
    this.#limit = limit;
    this.#attacker = sideOf(attacker);
    this.#master = sideOf(koMaster);
    const stones = [
      ...splitPoints(position.black).map((at) => ({ at, side: 1 as Side })),
      ...splitPoints(position.white).map((at) => ({ at, side: 2 as Side })),
    ];
    for (const { at, side } of stones) this.#put(this.index(at), side);
    this.#targets = targets.map((at) => this.index(at));
    const near = (p: number) => Math.min(...this.#targets.map((t) => this.#distance(p, t)));
    this.#points = [...new Set([...region, ...stones.map(({ at }) => at)].map((at) => this.index(at)))].sort(
      (a, b) => near(a) - near(b),
    );
    if (this.#points.length > 128) throw new RangeError('too wide');
    for (const [id, p] of this.#points.entries()) {
      this.#id[p] = id;
      this.#isOpen[p] = 1;
    }
  }

  index(at: string): number {
    const point = parsePoint(at, this.#size);
    if (!point) throw new RangeError(`${at} is not on the board`);
    return (point.y + 1) * this.#row + point.x + 1;
  }
  nameOf(p: number): string {
    return formatPoint({ x: (p % this.#row) - 1, y: Math.floor(p / this.#row) - 1 }, this.#size);
  }

  /** Does the attacker take a target with so many moves after `line`, `side` to play? */
  isTaken(line: readonly { color: StoneColor; at: string }[], color: StoneColor, moves: number): boolean | null {
    const undo: (() => void)[] = [];
    try {
      for (const { color: by, at } of line) {
        if (at === 'pass') {
          const ko = this.#ko;
          this.#ko = none;
          undo.push(() => (this.#ko = ko));
          continue;
        }
        const p = this.index(at);
        const before = [this.#ko, this.#low, this.#high] as const;
        const captured = this.#play(p, sideOf(by));
        if (!captured) return null;
        undo.push(() => this.#undo(p, sideOf(by), captured, before));
      }
      if (this.#taken()) return true;
      const side = sideOf(color);
      for (let n = 1; ; n += 1) {
        const found = side === this.#attacker ? this.#attack(n) : this.#defend(n);
        if (found.isTaken || n >= moves || found.moves >= moves) return found.isTaken;
      }
    } finally {
      for (const back of undo.reverse()) back();
    }
  }

  /** The points on which it depends that passing fails `color`: a move anywhere else fails too. Null when passing does not fail. */
  zoneOfPass(color: StoneColor, moves: number): string[] | null {
    const side = sideOf(color);
    const attacks = side === this.#attacker;
    let found: Found;
    for (let n = 1; ; n += 1) {
      found = this.#idle(() => (attacks ? this.#defend(n) : this.#attack(n)));
      if (found.isTaken || n >= moves || found.moves >= moves) break;
    }
    if (found.isTaken === attacks) return null;
    const { zone } = found;
    this.#close(zone, other(side));
    return this.#points.filter((p, id) => zone.has(id) && this.#cells[p] === empty).map((p) => this.nameOf(p));
  }

  #attack(n: number, hint = none): Found {
    const few = this.#fewest();
    if (few.length > n) return this.#breathing(few);
    const key = this.#key(this.#attacker);
    const known = this.#known(key, n);
    if (known) return known;
    const tried = new Set<number>();
    const zone = new Zone();
    let bound = Infinity;
    const attempt = (p: number): Found | null => {
      if (p === none || tried.has(p)) return null;
      tried.add(p);
      const support = new Zone();
      const found = this.#after(p, this.#attacker, support, () => (this.#taken() ? this.#won() : this.#defend(n - 1)));
      if (!found) return null;
      const { isTaken, moves } = found;
      support.addAll(found.zone);
      if (isTaken) return { isTaken, moves: moves + 1, zone: support, best: p };
      zone.addAll(support);
      bound = Math.min(bound, moves + 1);
      return null;
    };
    const entry = this.#memory.get(key);
    for (const p of [entry?.fail?.best ?? none, entry?.win?.best ?? none, hint]) {
      const won = attempt(p);
      if (won) return this.#keep(key, this.#closed(won, this.#attacker));
    }
    for (const p of few.liberties) {
      const won = attempt(p);
      if (won) return this.#keep(key, this.#closed(won, this.#attacker));
    }
    if (few.length === n) {
      // The defender may pass: who does not take a liberty now comes too late.
      zone.addAll(this.#breathing(few).zone);
      for (const p of few.liberties) this.#isLegal(p, this.#attacker, zone);
      this.#close(zone, other(this.#attacker));
      return this.#keep(key, { isTaken: false, moves: Math.min(bound, n), zone, best: none });
    }
    const idle = this.#idle(() => this.#defend(n - 1));
    if (idle.isTaken) return this.#keep(key, { ...idle, moves: idle.moves + 1, best: none });
    zone.addAll(idle.zone);
    bound = Math.min(bound, idle.moves + 1);
    const won = this.#each(zone, this.#attacker, attempt);
    if (won) return this.#keep(key, this.#closed(won, this.#attacker));
    return this.#keep(key, { isTaken: false, moves: bound, zone, best: none });
  }

  #defend(n: number): Found {
    const few = this.#fewest();
    if (few.length > n) return this.#breathing(few);
    const side = other(this.#attacker);
    const key = this.#key(side);
    const known = this.#known(key, n);
    if (known) return known;
    const tried = new Set<number>();
    const zone = new Zone();
    let bound = 0;
    let reply = none;
    const attempt = (p: number): Found | null => {
      if (p === none || tried.has(p)) return null;
      tried.add(p);
      const support = new Zone();
      const found = this.#after(p, side, support, () => this.#attack(n, reply));
      if (!found) return null;
      support.addAll(found.zone);
      if (!found.isTaken) return { isTaken: false, moves: found.moves, zone: support, best: p };
      zone.addAll(support);
      bound = Math.max(bound, found.moves);
      return null;
    };
    const entry = this.#memory.get(key);
    for (const p of [entry?.win?.best ?? none, entry?.fail?.best ?? none]) {
      const saved = attempt(p);
      if (saved) return this.#keep(key, this.#closed(saved, side));
    }
    const pass = this.#idle(() => this.#attack(n));
    if (!pass.isTaken) return this.#keep(key, { ...pass, best: none });
    reply = pass.best;
    zone.addAll(pass.zone);
    bound = Math.max(bound, pass.moves);
    for (const p of this.#widest(few.liberties, side)) {
      const saved = attempt(p);
      if (saved) return this.#keep(key, this.#closed(saved, side));
    }
    const saved = this.#each(zone, side, attempt);
    if (saved) return this.#keep(key, this.#closed(saved, side));
    return this.#keep(key, { isTaken: true, moves: bound, zone, best: none });
  }

  /** Tries each move of the loser in a zone, which grows with what refutes it. */
  #each(zone: Zone, loser: Side, attempt: (p: number) => Found | null): Found | null {
    const done = new Zone();
    for (;;) {
      this.#close(zone, other(loser));
      let isNew = false;
      for (let id = 0; id < this.#points.length; id += 1) {
        if (done.has(id) || !zone.has(id)) continue;
        done.add(id);
        isNew = true;
        const p = this.#points[id]!;
        if (this.#cells[p] !== empty) continue;
        if (!this.#isLegal(p, loser, zone)) continue;
        const better = attempt(p);
        if (better) return better;
      }
      if (!isNew) return null;
    }
  }

  #won(): Found {
    return { isTaken: true, moves: 0, zone: new Zone(), best: none };
  }
  #breathing({ length, chain }: { length: number; chain: number[] }): Found {
    const zone = new Zone();
    for (const p of chain) this.#mark(zone, p);
    return { isTaken: false, moves: length - 1, zone, best: none };
  }

  #known(key: number, n: number): Found | undefined {
    const entry = this.#memory.get(key);
    if (entry?.win && n >= entry.win.moves) return entry.win;
    if (entry?.fail && n <= entry.fail.moves) return entry.fail;
    this.nodes += 1;
    if (this.nodes > this.#limit) throw new Unsettled();
    return undefined;
  }
  #keep(key: number, found: Found): Found {
    const entry = this.#memory.get(key) ?? {};
    if (found.isTaken) entry.win = found;
    else entry.fail = found;
    this.#memory.set(key, entry);
    return found;
  }

  /** Adds what holds the winner's stones of the zone on the board: each chain, with one liberty in the zone. */
  #close(zone: Zone, winner: Side): void {
    this.#now += 1;
    const from = this.#now;
    for (let id = 0; id < this.#points.length; id += 1) {
      if (!zone.has(id)) continue;
      const p = this.#points[id]!;
      if (this.#cells[p] !== winner || this.#stamp[p]! >= from) continue;
      this.#hold(zone, p);
    }
  }
  #closed(found: Found, winner: Side): Found {
    this.#close(found.zone, winner);
    return found;
  }

  /** A chain and one of its liberties, other than `but`. */
  #hold(zone: Zone, p: number, but = none): void {
    const { stones, liberties } = this.#chain(p);
    for (const stone of stones) this.#mark(zone, stone);
    let free = none;
    for (const liberty of liberties) {
      if (liberty === but) continue;
      const id = this.#id[liberty]!;
      if (id === none || zone.has(id)) return;
      if (free === none) free = id;
    }
    if (free !== none) zone.add(free);
  }
  #mark(zone: Zone, p: number): void {
    const id = this.#id[p]!;
    if (id !== none) zone.add(id);
  }

  /** Legal, apart from ko; what makes it a suicide goes into the zone. */
  #isLegal(p: number, side: Side, zone: Zone): boolean {
    if (!this.#isOpen[p]) return false;
    const own: number[] = [];
    const foes: number[] = [];
    for (const step of this.#steps) {
      const here = this.#cells[p + step]!;
      if (here === empty) return true;
      if (here === side) {
        if (this.#chain(p + step).liberties.length > 1) return true;
        own.push(p + step);
      } else if (here !== border) {
        if (this.#chain(p + step).liberties.length === 1) return true;
        foes.push(p + step);
      }
    }
    for (const start of own)
      for (const stone of this.#chain(start).stones) {
        this.#mark(zone, stone);
        for (const step of this.#steps) this.#mark(zone, stone + step);
      }
    for (const foe of foes) this.#hold(zone, foe, p);
    return false;
  }

  /** What holds after a move, which is taken back; null when it is against the rules. `support`: what makes it the same move elsewhere. */
  #after(p: number, side: Side, support: Zone, then: () => Found): Found | null {
    const before = [this.#ko, this.#low, this.#high] as const;
    const captured = this.#play(p, side);
    if (!captured) return null;
    this.#mark(support, p);
    for (const stone of captured) {
      this.#mark(support, stone);
      for (const step of this.#steps) this.#mark(support, stone + step);
    }
    if (captured.length === 1) for (const step of this.#steps) this.#mark(support, p + step);
    for (const step of this.#steps) if (this.#cells[p + step] === other(side)) this.#hold(support, p + step);
    this.#hold(support, p);
    const found = then();
    this.#undo(p, side, captured, before);
    return found;
  }

  #idle(then: () => Found): Found {
    const ko = this.#ko;
    this.#ko = none;
    const found = then();
    this.#ko = ko;
    // Kept results are shared: what is added here is not theirs.
    return { ...found, zone: new Zone(found.zone.bits) };
  }

  #key(toPlay: Side): number {
    const ko = this.#ko !== none && toPlay !== this.#master ? this.#ko : none;
    const low = this.#low ^ (ko === none ? 0 : this.#zobrist[ko * 6 + 4]!);
    const high = (this.#high & 0xfffff) * 2 + toPlay - 1;
    return high * 0x1_0000_0000 + (low >>> 0);
  }

  #taken(): boolean {
    return this.#targets.some((p) => this.#cells[p] !== other(this.#attacker));
  }
  /** Points in the order of the liberties who plays there has then, the most first. */
  #widest(points: readonly number[], side: Side): number[] {
    const libertiesAfter = (p: number) => {
      const before = [this.#ko, this.#low, this.#high] as const;
      const captured = this.#play(p, side);
      if (!captured) return 0;
      const count = this.#chain(p).liberties.length;
      this.#undo(p, side, captured, before);
      return count;
    };
    return points
      .map((p) => ({ p, after: libertiesAfter(p) }))
      .sort((a, b) => b.after - a.after)
      .map(({ p }) => p);
  }

  /** The fewest liberties of a target, those of all that have so few, and all that holds the targets. */
  #fewest(): { length: number; liberties: number[]; chain: number[] } {
    const chains = this.#targets.map((target) => this.#chain(target));
    const length = Math.min(...chains.map(({ liberties }) => liberties.length));
    return {
      length,
      liberties: chains.flatMap(({ liberties }) => (liberties.length === length ? liberties : [])),
      chain: chains.flatMap(({ stones, liberties }) => [...stones, ...liberties]),
    };
  }

  #chain(start: number): { stones: number[]; liberties: number[] } {
    const color = this.#cells[start];
    this.#now += 1;
    const stones = [start];
    const liberties: number[] = [];
    this.#stamp[start] = this.#now;
    for (let i = 0; i < stones.length; i += 1)
      for (const step of this.#steps) {
        const next = stones[i]! + step;
        if (this.#stamp[next] === this.#now) continue;
        const here = this.#cells[next];
        if (here === empty) liberties.push(next);
        else if (here === color) stones.push(next);
        else continue;
        this.#stamp[next] = this.#now;
      }
    return { stones, liberties };
  }

  #play(p: number, side: Side): number[] | null {
    if (this.#cells[p] !== empty || !this.#isOpen[p] || (p === this.#ko && side !== this.#master)) return null;
    this.#put(p, side);
    const captured: number[] = [];
    for (const step of this.#steps) {
      if (this.#cells[p + step] !== other(side)) continue;
      const { stones, liberties } = this.#chain(p + step);
      if (liberties.length) continue;
      for (const stone of stones) {
        this.#toggle(stone, other(side));
        this.#cells[stone] = empty;
        captured.push(stone);
      }
    }
    const own = this.#chain(p);
    if (!own.liberties.length) {
      this.#toggle(p, side);
      this.#cells[p] = empty;
      return null;
    }
    this.#ko = captured.length === 1 && own.stones.length === 1 && own.liberties.length === 1 ? captured[0]! : none;
    return captured;
  }
  #undo(p: number, side: Side, captured: number[], [ko, low, high]: readonly [number, number, number]): void {
    this.#cells[p] = empty;
    for (const stone of captured) this.#cells[stone] = other(side);
    this.#ko = ko;
    this.#low = low;
    this.#high = high;
  }
  #put(p: number, side: Side): void {
    this.#cells[p] = side;
    this.#toggle(p, side);
  }
  #toggle(p: number, side: Side): void {
    this.#low ^= this.#zobrist[p * 6 + side * 2 - 2]!;
    this.#high ^= this.#zobrist[p * 6 + side * 2 - 1]!;
  }
  #distance(a: number, b: number): number {
    return (
      Math.abs((a % this.#row) - (b % this.#row)) + Math.abs(Math.floor(a / this.#row) - Math.floor(b / this.#row))
    );
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
