import { setTimeout as pause } from 'node:timers/promises';
import { bytesOf } from './encodings';
import { PageEntries, type PageEntry } from './page-entry';
import type { PublicAddress } from './public-addresses';
import type { Redis } from './redis';

/** Milliseconds: entries expire after a day, locks after three seconds (if their holder has died); no request waits for a lock longer than that. */
const expiresIn = 86_400_000;
const lockedFor = 3_000;
/** Milliseconds between two checks whether another instance has made the page. */
const lookEvery = 25;
/** Bytes. Longer responses, which only feeds are, would delay the others on the connection. */
const largest = 1_000_000;

/** A page found in Redis, `age` milliseconds after it was stored, by the clock of Redis alone. */
export type SharedPage = PageEntry & { age: number };
/** The lock on making a page. `put` shares the page, `end` releases the lock. */
export type Turn = { put: (page: Omit<PageEntry, 'number'>) => void; end: () => void };

/**
 * Pages that instances share through Redis (docs/decisions/074). Redis is optional: when it is down, each instance makes its own pages. The numbers
 * of the invalidations in the database decide which page is older, never a clock.
 */
export class SharedPages {
  #heard: number | null = null;
  isClosed = false;
  #entries: PageEntries;

  /** @param given `of`: the build, the database and what else a page depends on; `secret`: a secret of the shop's instances */
  constructor(
    private readonly redis: Redis,
    private readonly given: { of: string; secret: string },
  ) {
    this.#entries = new PageEntries(given.secret);
  }

  /** This instance has applied all invalidations up to this number. Null: the number is unknown, and nothing is shared until it is known. */
  hear(number: number | null): void {
    this.#heard = number === null ? null : Math.max(this.#heard ?? 0, number);
  }

  /**
   * Waits while another instance makes the page.
   * @param take called with a page that is as new as one made here would be; returns whether it used it
   * @returns the lock to make it; null when a page was taken, or is to be made without sharing
   */
  async turn(address: PublicAddress, take: (page: SharedPage) => boolean): Promise<Turn | null> {
    const { of } = this.given;
    const key = `sente:page:${of}:${address.key}`;
    const until = performance.now() + lockedFor;
    while (this.#heard !== null && performance.now() < until) {
      const number = this.#heard;
      const lock = `sente:lock:${of}:${number}:${address.key}`;
      const since = performance.now();
      // The order matters: the new holder of the lock reads what the last one has put.
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
        // Later the lock may be another instance's.
        if (performance.now() - since < lockedFor) this.redis.send((client) => client.del(lock));
      };
      const page = bytes && left > 0 ? this.#read(key, bytes) : null;
      if (page && page.number >= (this.#heard ?? Infinity) && take({ ...page, age: expiresIn - left })) {
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
    this.redis.send((client) => client.set(key, bytes, { expiration: { type: 'PX', value: expiresIn } }));
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
