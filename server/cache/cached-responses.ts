import { LRUCache } from 'lru-cache';
import { watch } from '@/lib/kernel/observe/metrics';
import { isStale } from '../next/cache-headers';
import type { WholeResponse } from '../proxy/next-client';
import { bytesOf } from './encodings';
import { isPublic, prepare, type CachedResponse } from './prepare-response';
import { isRead, type PublicAddress } from './public-addresses';
import type { SharedPage, SharedPages, Turn } from './shared-pages';

/**
 * Changes invalidate responses; this time limits what changes without an invalidation, such as the hour. After it a request still gets the old page,
 * however old, while a new one is made in the background. Milliseconds.
 */
const freshFor = 60_000;
const readUsableFor = 3_600_000;
/**
 * Milliseconds after an invalidation in which the old page may be used: for pages that a tag names ('sold out' is right within two seconds), and for
 * all others.
 */
const usableWhenNamed = 1_500;
const usableWhenTouched = 120_000;
/** Bytes: twice the pages of the seeded shop. Responses of APIs have a cache of their own, because their queries are unlimited and would displace pages. */
const pageBytes = 40_000_000;
const readBytes = 8_000_000;

const lru = (maxSize: number) =>
  new LRUCache<string, CachedResponse>({
    maxSize,
    sizeCalculation: ({ forms }, key) => bytesOf(forms) + key.length + 4_000,
  });

type Load = (address: PublicAddress) => Promise<WholeResponse>;
/** A request to Next; `generation` is that of its start, null before it. */
type Loading = { generation: number | null; response: Promise<CachedResponse | WholeResponse> };

/** The front's cache of responses that are the same for all visitors. Concurrent requests for one address load it once. */
export class CachedResponses {
  #pages = lru(pageBytes);
  #reads = lru(readBytes);
  #loading = new Map<string, Loading>();
  #generation = 0;
  /** Counts of the results of look-ups; always counted, because it costs nothing. */
  #looks = { page: { hit: 0, stale: 0, miss: 0 }, read: { hit: 0, stale: 0, miss: 0 } };

  /**
   * @param load asks Next for a public address
   * @param onOld called with the address of an old response that was sent, so that a new one is made
   * @param shared the pages that other instances have made
   */
  constructor(
    private readonly load: Load,
    private readonly onOld: (address: PublicAddress) => void = () => {},
    private readonly now: () => number = () => performance.now(),
    private readonly shared?: Pick<SharedPages, 'turn'>,
  ) {}

  /** The cached response, if it is fresh. */
  fresh(address: PublicAddress): CachedResponse | null {
    const cached = this.#lru(address).get(address.key);
    if (!cached || this.now() >= cached.oldSince) return null;
    this.#looksFor(address).hit += 1;
    return cached;
  }

  /** @returns the cached response, or Next's when that is not the same for all visitors */
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
    // Next fails: an old page is better than none.
    return 'status' in response && response.status >= 500 ? cached : response;
  }

  /** Publishes the metrics of this cache: its size and its hits. */
  publishMetrics(): void {
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

  /** A further page would displace a cached one. */
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

  /** Joins a running load, unless there was an edit since its start: then it waits for its end first, because Next would answer both with the older result. */
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

  /** The page of another instance, or else Next's response. */
  async #load(address: PublicAddress): Promise<CachedResponse | WholeResponse> {
    let taken: CachedResponse | null = null;
    // Reads are not shared: they are too many, and quick to make.
    const turn = isRead(address)
      ? null
      : await this.shared?.turn(address, (page) => (taken = this.#take(address, page)) !== null);
    if (taken) return taken;
    return this.#make(address, turn).finally(() => turn?.end());
  }

  /** Caches a page that another instance made, unless the one here is as good. `turn` passes no pages from before the last edit. */
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
    // A response that was requested before an edit is outdated: it may be used no longer than the page it replaces, or when Next fails.
    const isOutdated = generation !== this.#generation;
    if (isOutdated && isRead(address)) return cached;
    const isFresh = !isOutdated && !isStale(response.headers);
    const now = this.now();
    cached.oldSince = now + (isFresh ? freshFor : 0);
    cached.uselessSince = isOutdated
      ? (before?.uselessSince ?? now)
      : now + (isRead(address) ? readUsableFor : Infinity);
    this.#lru(address).set(address.key, cached);
    // Only fresh pages are shared: another instance may have put a newer one.
    if (isFresh) turn?.put(cached);
    return cached;
  }

  /**
   * Content of the pages has changed. Reads are dropped; pages are outdated and are renewed in the background, first those that a tag names
   * (`product:combo-05`).
   */
  invalidate(tags: readonly string[]): void {
    this.#generation += 1;
    const names = tags.flatMap((tag) => tag.split(':')[1] ?? []);
    const now = this.now();
    this.#reads.clear();
    for (const cached of this.#pages.values()) {
      // A campaign's token follows the language without a slash.
      const isNamed = names.some((name) => ['', '.png', '.jpg'].some((end) => cached.address.url.endsWith(name + end)));
      cached.oldSince = Math.min(cached.oldSince, now);
      cached.uselessSince = Math.min(cached.uselessSince, now + (isNamed ? usableWhenNamed : usableWhenTouched));
      if (isNamed) this.onOld(cached.address);
    }
  }

  /** All cached pages, for `restore` at the next start. */
  dump() {
    return this.#pages.dump();
  }

  /** Loads pages of an earlier run as outdated: better than letting visitors wait. */
  restore(dumped: ReturnType<CachedResponses['dump']>): void {
    this.#pages.load(dumped);
    const now = this.now();
    for (const cached of this.#pages.values())
      Object.assign(cached, { oldSince: now, uselessSince: now + usableWhenTouched });
  }
}

export const isCached = (found: CachedResponse | WholeResponse): found is CachedResponse => 'forms' in found;
