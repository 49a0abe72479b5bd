import { setTimeout as pause } from 'node:timers/promises';
import { bytesOf } from './encodings';
import { PageEntries, type PageEntry } from './page-entry';
import type { PublicAddress } from './public-addresses';
import type { Redis } from './redis';

/** An entry nobody renews is gone after a day; the lock of a maker that died after three seconds, and no one waits for longer. Milliseconds. */
const keptFor = 86_400_000;
const lockedFor = 3_000;
/** Between two looks whether another instance has made it. Milliseconds. */
const lookEvery = 25;
/** What is longer would hold up the others on the way; only a feed is. Bytes. */
const largest = 1_000_000;

/** Found in Redis, `age` milliseconds after it was put there, by the clock of Redis alone. */
export type SharedPage = PageEntry & { age: number };
/** Nobody else makes this page now. `put` hands it on, `end` lets others make it. */
export type Turn = { put: (page: Omit<PageEntry, 'number'>) => void; end: () => void };

/**
 * Pages that instances share through Redis (docs/decisions/074). It holds nothing that anybody depends on: away, each instance makes its own.
 * Which page is older is said by the numbers of the invalidations in the database, never by a clock.
 */
export class SharedPages {
  #heard: number | null = null;
  isClosed = false;
  #entries: PageEntries;

  /** @param given `of`: the build, the database and what else a page depends on; `secret`: what the instances of the shop know */
  constructor(
    private readonly redis: Redis,
    private readonly given: { of: string; secret: string },
  ) {
    this.#entries = new PageEntries(given.secret);
  }

  /** This instance has dropped what the invalidations up to this one name. Null: it does not know, and shares nothing until it does. */
  hear(number: number | null): void {
    this.#heard = number === null ? null : Math.max(this.#heard ?? 0, number);
  }

  /**
   * Waits while another instance makes the page.
   * @param take is shown a page that is as new as what would be made here; returns whether it took it
   * @returns the turn to make it; null when it was taken, or is to be made without the others
   */
  async turn(address: PublicAddress, take: (page: SharedPage) => boolean): Promise<Turn | null> {
    const { of } = this.given;
    const key = `sente:page:${of}:${address.key}`;
    const until = performance.now() + lockedFor;
    while (this.#heard !== null && performance.now() < until) {
      const number = this.#heard;
      const lock = `sente:lock:${of}:${number}:${address.key}`;
      const since = performance.now();
      // In this order: whoever gets the lock sees what its last holder has put.
      const found = await this.redis.ask((client) =>
        Promise.all([
          client.set(lock, '1', { condition: 'NX', expiration: { type: 'PX', value: lockedFor } }),
          client.get(key),
          client.pTTL(key),
        ]),
      );
      if (!found) return null;
      const [locked, bytes, left] = found;
      const end = () => {
        // Later it may be another's.
        if (performance.now() - since < lockedFor) this.redis.send((client) => client.del(lock));
      };
      const page = bytes && left > 0 ? this.#read(key, bytes) : null;
      if (page && page.number >= (this.#heard ?? Infinity) && take({ ...page, age: keptFor - left })) {
        if (locked) end();
        return null;
      }
      if (locked) return { put: (made) => this.#put(key, { ...made, number }), end };
      await this.#whileLocked(lock, number, until);
    }
    return null;
  }

  close(): void {
    this.isClosed = true;
    this.redis.close();
  }

  #read(key: string, bytes: Buffer): PageEntry | null {
    try {
      return this.#entries.decode(key, bytes);
    } catch {
      return null;
    }
  }

  #put(key: string, page: PageEntry): void {
    if (bytesOf(page.forms) > largest) return;
    const bytes = this.#entries.encode(key, page);
    this.redis.send((client) => client.set(key, bytes, { expiration: { type: 'PX', value: keptFor } }));
  }

  async #whileLocked(lock: string, number: number, until: number): Promise<void> {
    do await pause(lookEvery);
    while (
      number === this.#heard &&
      performance.now() < until &&
      (await this.redis.ask((client) => client.exists(lock))) === 1
    );
  }
}
