import type { StoneColor } from '@/lib/go/position';
import { empty, none, other, sideOf, Zone, ZoneBoard, type Side, type Window } from './zone-board';

/** `moves`: a win is one with so many moves of the attacker or more; a failure, with so many or fewer. */
type Found = { isTaken: boolean; moves: number; zone: Zone; best: number };
type Entry = { win?: Found; fail?: Found };

export type ZoneQuestion = Window & {
  attacker: StoneColor;
  /** How many positions to visit; after these the result is unknown. */
  limit: number;
};

export class Unsettled extends Error {}

/**
 * A second search, which shares no code with the first: each result brings the zone on which it depends, the points whose content
 * decided. Whatever the loser plays outside it is a pass, so that a region with the walls and all around them stays searchable
 * (relevance zones, as Go programs use them for life and death).
 */
export class ZoneSearch extends ZoneBoard {
  nodes = 0;
  readonly #attacker: Side;
  readonly #limit: number;
  readonly #memory = new Map<number, Entry>();

  constructor({ attacker, limit, ...window }: ZoneQuestion) {
    super(window);
    this.#limit = limit;
    this.#attacker = sideOf(attacker);
  }

  /** Does the attacker take a target with so many moves after `line`, `side` to play? */
  isTaken(line: readonly { color: StoneColor; at: string }[], color: StoneColor, moves: number): boolean | null {
    const undo: (() => void)[] = [];
    try {
      for (const { color: by, at } of line) {
        if (at === 'pass') {
          const ko = this.ko;
          this.ko = none;
          undo.push(() => (this.ko = ko));
          continue;
        }
        const p = this.index(at);
        const before = [this.ko, this.low, this.high] as const;
        const captured = this.play(p, sideOf(by));
        if (!captured) return null;
        undo.push(() => this.undo(p, sideOf(by), captured, before));
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
    this.close(zone, other(side));
    return this.points.filter((p, id) => zone.has(id) && this.cells[p] === empty).map((p) => this.nameOf(p));
  }

  #attack(n: number, hint = none): Found {
    const few = this.#fewest();
    if (few.length > n) return this.#breathing(few);
    const key = this.key(this.#attacker);
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
      // The defender may pass: an attack that takes no liberty now is too late.
      zone.addAll(this.#breathing(few).zone);
      for (const p of few.liberties) this.isLegal(p, this.#attacker, zone);
      this.close(zone, other(this.#attacker));
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
    const key = this.key(side);
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
      this.close(zone, other(loser));
      let isNew = false;
      for (let id = 0; id < this.points.length; id += 1) {
        if (done.has(id) || !zone.has(id)) continue;
        done.add(id);
        isNew = true;
        const p = this.points[id]!;
        if (this.cells[p] !== empty) continue;
        if (!this.isLegal(p, loser, zone)) continue;
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
    for (const p of chain) this.mark(zone, p);
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

  #closed(found: Found, winner: Side): Found {
    this.close(found.zone, winner);
    return found;
  }

  /** What holds after a move, which is taken back; null when it is against the rules. `support`: what makes it the same move elsewhere. */
  #after(p: number, side: Side, support: Zone, then: () => Found): Found | null {
    const before = [this.ko, this.low, this.high] as const;
    const captured = this.play(p, side);
    if (!captured) return null;
    this.mark(support, p);
    for (const stone of captured) {
      this.mark(support, stone);
      for (const step of this.steps) this.mark(support, stone + step);
    }
    if (captured.length === 1) for (const step of this.steps) this.mark(support, p + step);
    for (const step of this.steps) if (this.cells[p + step] === other(side)) this.hold(support, p + step);
    this.hold(support, p);
    const found = then();
    this.undo(p, side, captured, before);
    return found;
  }

  #idle(then: () => Found): Found {
    const ko = this.ko;
    this.ko = none;
    const found = then();
    this.ko = ko;
    // Cached results are shared, so the zone is copied before points are added to it.
    return { ...found, zone: new Zone(found.zone.bits) };
  }

  #taken(): boolean {
    return this.targets.some((p) => this.cells[p] !== other(this.#attacker));
  }

  /** Points sorted by the liberties that a stone played there would have, the most first. */
  #widest(points: readonly number[], side: Side): number[] {
    const libertiesAfter = (p: number) => {
      const before = [this.ko, this.low, this.high] as const;
      const captured = this.play(p, side);
      if (!captured) return 0;
      const count = this.chain(p).liberties.length;
      this.undo(p, side, captured, before);
      return count;
    };
    return points
      .map((p) => ({ p, after: libertiesAfter(p) }))
      .sort((a, b) => b.after - a.after)
      .map(({ p }) => p);
  }

  /** The fewest liberties of a target, those of all that have so few, and all that holds the targets. */
  #fewest(): { length: number; liberties: number[]; chain: number[] } {
    const chains = this.targets.map((target) => this.chain(target));
    const length = Math.min(...chains.map(({ liberties }) => liberties.length));
    return {
      length,
      liberties: chains.flatMap(({ liberties }) => (liberties.length === length ? liberties : [])),
      chain: chains.flatMap(({ stones, liberties }) => [...stones, ...liberties]),
    };
  }
}
