import { LRUCache } from 'lru-cache';
import { watch } from '@/lib/kernel/observe/metrics';
import { isStale } from '../next/cache-headers';
import type { WholeResponse } from '../proxy/next-client';
import { bytesOf } from './encodings';
import { isPublic, prepare, type CachedResponse } from './prepare-response';
import { isRead, type PublicAddress } from './public-addresses';
import type { SharedPage, SharedPages, Turn } from './shared-pages';

/**
 * Whatever makes a response old is invalidated; this bounds what nobody invalidates, such as the hour. From then on a new one is made for whoever comes,
 * who gets the old one, however old: nobody waits in the morning. Milliseconds.
 */
const freshFor = 60_000;
const readUsableFor = 3_600_000;
/** After an invalidation: what it names ('sold out' is right within two seconds), and pages that may have changed with it. */
const usableWhenNamed = 1_500;
const usableWhenTouched = 120_000;
/** Twice the pages of the shop as it is seeded. What an API answers has a cache of its own: queries are endless, and would push pages out. */
const pageBytes = 40_000_000;
const readBytes = 8_000_000;

const lru = (maxSize: number) =>
  new LRUCache<string, CachedResponse>({
    maxSize,
    sizeCalculation: ({ forms }, key) => bytesOf(forms) + key.length + 4_000,
  });

type Load = (address: PublicAddress) => Promise<WholeResponse>;
/** A question to Next; `generation` as of its start, none before that. */
type Loading = { generation: number | null; response: Promise<CachedResponse | WholeResponse> };

/** The front's cache: responses that are the same for everybody. What is asked for by many at once is loaded once. */
export class CachedResponses {
  #pages = lru(pageBytes);
  #reads = lru(readBytes);
  #loading = new Map<string, Loading>();
  #generation = 0;
  /** How often each look ended so: counted always, because it costs nothing. */
  #looks = { page: { hit: 0, stale: 0, miss: 0 }, read: { hit: 0, stale: 0, miss: 0 } };

  /**
   * @param load asks Next for a public address
   * @param onOld is told of an old response that was given out: a new one is wanted
   * @param shared where pages lie that other instances made
   */
  constructor(
    private readonly load: Load,
    private readonly onOld: (address: PublicAddress) => void = () => {},
    private readonly now: () => number = () => performance.now(),
    private readonly shared?: Pick<SharedPages, 'turn'>,
  ) {}

  /** What is cached and not old. */
  fresh(address: PublicAddress): CachedResponse | null {
    const cached = this.#lru(address).get(address.key);
    if (!cached || this.now() >= cached.oldSince) return null;
    this.#looksFor(address).hit += 1;
    return cached;
  }

  /** @returns what is cached, or Next's response when that is not the same for everybody */
  async read(address: PublicAddress): Promise<CachedResponse | WholeResponse> {
    const fresh = this.fresh(address);
    if (fresh) return fresh;
    const cached = this.#lru(address).get(address.key);
    const looks = this.#looksFor(address);
    if (cached && this.now() < cached.uselessSince) {
      looks.stale += 1;
      this.onOld(address);
      return cached;
    }
    looks.miss += 1;
    if (!cached) return this.renew(address);
    const response = await this.renew(address).catch(() => cached);
    // Next is in trouble: yesterday's page is better than none.
    return 'status' in response && response.status >= 500 ? cached : response;
  }

  /** Lets whoever observes see how much of what was asked was here. */
  tellNumbers(): void {
    watch('cacheBytes', () => [[this.bytes]]);
    watch('cacheReads', () =>
      Object.entries(this.#looks).flatMap(([cache, looks]) =>
        Object.entries(looks).map(([result, times]) => [times, { cache, result }] as const),
      ),
    );
  }

  isFresh(address: PublicAddress): boolean {
    return (this.#lru(address).peek(address.key)?.oldSince ?? 0) > this.now();
  }

  /** Another page would cost one that is cached. */
  get isNearlyFull(): boolean {
    return this.#pages.calculatedSize > 0.9 * pageBytes;
  }

  get bytes(): number {
    return this.#pages.calculatedSize + this.#reads.calculatedSize;
  }

  #looksFor(address: PublicAddress) {
    return this.#looks[isRead(address) ? 'read' : 'page'];
  }

  #lru(address: PublicAddress) {
    return isRead(address) ? this.#reads : this.#pages;
  }

  /** Joins the question under way, unless an edit came since it was asked: then it is waited out, because Next would answer both with what it began before. */
  renew(address: PublicAddress): Promise<CachedResponse | WholeResponse> {
    const before = this.#loading.get(address.key);
    if (before && (before.generation ?? this.#generation) === this.#generation) return before.response;
    const load = async () => {
      await before?.response.catch(() => {});
      loading.generation = this.#generation;
      return this.#load(address).finally(() => {
        if (this.#loading.get(address.key) === loading) this.#loading.delete(address.key);
      });
    };
    const loading: Loading = { generation: null, response: Promise.resolve().then(load) };
    this.#loading.set(address.key, loading);
    return loading.response;
  }

  /** What another instance has made, or else Next's. */
  async #load(address: PublicAddress): Promise<CachedResponse | WholeResponse> {
    let taken: CachedResponse | null = null;
    // Reads are too many, and quickly made.
    const turn = isRead(address)
      ? null
      : await this.shared?.turn(address, (page) => (taken = this.#take(address, page)) !== null);
    if (taken) return taken;
    return this.#make(address, turn).finally(() => turn?.end());
  }

  /** Keeps a page that another instance made, unless what is here is as good. Made before the last edit it is not shown to this. */
  #take(address: PublicAddress, { age, headers, etag, forms }: SharedPage): CachedResponse | null {
    const isOutdated = this.#pages.peek(address.key)?.uselessSince !== Infinity;
    if (age >= freshFor && !isOutdated) return null;
    const oldSince = this.now() + freshFor - age;
    const cached = { address, headers, etag, forms, oldSince, uselessSince: Infinity };
    this.#pages.set(address.key, cached);
    return cached;
  }

  async #make(address: PublicAddress, turn?: Turn | null): Promise<CachedResponse | WholeResponse> {
    const generation = this.#generation;
    const response = await this.load(address);
    if (!isPublic(response)) {
      if (response.status < 500) this.#lru(address).delete(address.key);
      return response;
    }
    const before = this.#lru(address).peek(address.key);
    const cached = await prepare(address, response, before);
    // What was asked for before an edit and arrives after it is old: a page serves no longer than the one it replaces, or where Next fails.
    const isOutdated = generation !== this.#generation;
    if (isOutdated && isRead(address)) return cached;
    const isFresh = !isOutdated && !isStale(response.headers);
    const now = this.now();
    cached.oldSince = now + (isFresh ? freshFor : 0);
    cached.uselessSince = isOutdated
      ? (before?.uselessSince ?? now)
      : now + (isRead(address) ? readUsableFor : Infinity);
    this.#lru(address).set(address.key, cached);
    // Another instance may have put a newer one.
    if (isFresh) turn?.put(cached);
    return cached;
  }

  /**
   * Something the pages show has changed. Reads are dropped; pages are old from now on and made anew behind the visitors' backs, those a tag
   * names (`product:combo-05`) before all others.
   */
  invalidate(tags: readonly string[]): void {
    this.#generation += 1;
    const names = tags.flatMap((tag) => tag.split(':')[1] ?? []);
    const now = this.now();
    this.#reads.clear();
    for (const cached of this.#pages.values()) {
      // A campaign's token stands right behind the language, without a slash.
      const isNamed = names.some((name) => ['', '.png', '.jpg'].some((end) => cached.address.url.endsWith(name + end)));
      cached.oldSince = Math.min(cached.oldSince, now);
      cached.uselessSince = Math.min(cached.uselessSince, now + (isNamed ? usableWhenNamed : usableWhenTouched));
      if (isNamed) this.onOld(cached.address);
    }
  }

  /** Every page cached; `restore` takes it at the next start. */
  dump() {
    return this.#pages.dump();
  }

  /** Pages of an earlier run: old, but better than a visitor's waiting. */
  restore(dumped: ReturnType<CachedResponses['dump']>): void {
    this.#pages.load(dumped);
    const now = this.now();
    for (const cached of this.#pages.values())
      Object.assign(cached, { oldSince: now, uselessSince: now + usableWhenTouched });
  }
}

export const isCached = (found: CachedResponse | WholeResponse): found is CachedResponse => 'forms' in found;
