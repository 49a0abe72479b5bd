import { setTimeout as pause } from 'node:timers/promises';
import { partsOf } from '@/lib/kernel/links/address';
import { localesOfRegion, regions } from '@/lib/kernel/i18n/locales';
import { bodyIn } from './encodings';
import { isCached, type CachedResponses } from './cached-responses';
import { publicAddress, type PublicAddress } from './public-addresses';

/** Milliseconds in which several edits count as one. */
const calm = 300;
/** Pages of one round, from the start of the sitemap; pages beyond are made on request. */
const maxRoundSeconds = 600;

/**
 * Renews pages in the background, one at a time: first those of which a visitor just got an old response, then all of the sitemap, as far as memory
 * allows. After each page it pauses for half the time the page took, so that a third of Next's time is left for visitors.
 */
export class Warmer {
  #wanted = new Map<string, PublicAddress>();
  #rest: PublicAddress[] = [];
  #running: Promise<void> | null = null;
  #isStopped = false;

  /** @param onRound called when all of the sitemap is cached */
  constructor(
    private readonly cached: CachedResponses,
    private readonly onRound: () => Promise<void> = async () => {},
  ) {}

  want(address: PublicAddress): void {
    if (this.#isStopped) return;
    this.#wanted.set(address.key, address);
    void this.#run();
  }

  /** Starts or restarts the round of the sitemap. */
  again(): void {
    if (this.#isStopped) return;
    void pause(calm, undefined, { ref: false })
      .then(() => (this.#isStopped ? [] : this.#sitemap()))
      .then((addresses) => {
        this.#rest = addresses;
        return this.#run();
      })
      .then(() => (this.#isStopped ? undefined : this.onRound()))
      .catch((error: unknown) => {
        // Next may end during a request.
        if (!this.#isStopped) console.error(error);
      });
  }

  stop(): void {
    this.#isStopped = true;
  }

  #run(): Promise<void> {
    return (this.#running ??= this.#walk().finally(() => (this.#running = null)));
  }

  async #walk(): Promise<void> {
    for (let address = this.#next(); address && !this.#isStopped; address = this.#next()) {
      if (this.cached.isFresh(address)) continue;
      const since = performance.now();
      await this.cached.renew(address).catch(() => {});
      await pause((performance.now() - since) / 2, undefined, { ref: false });
    }
  }

  #next(): PublicAddress | undefined {
    const [first] = this.#wanted;
    if (first) {
      this.#wanted.delete(first[0]);
      return first[1];
    }
    return this.cached.isNearlyFull ? undefined : this.#rest.shift();
  }

  /** Every page of the sitemap, the first of each language before the second of any; the Japan site shows the Japanese ones too. */
  async #sitemap(): Promise<PublicAddress[]> {
    const maps = await this.#locations('/sitemap.xml');
    const lists = await Promise.all(maps.map((map) => this.#locations(map)));
    const regionsOf = (path: string) =>
      regions.filter((region) => localesOfRegion[region].some((locale) => locale === partsOf(path)?.locale));
    return lists
      .flatMap((list) => list.map((path, place) => ({ path, place })))
      .toSorted((a, b) => a.place - b.place)
      .flatMap(({ path }) => regionsOf(path).flatMap((region) => publicAddress(region, path) ?? []))
      .slice(0, maxRoundSeconds);
  }

  async #locations(path: string): Promise<string[]> {
    const found = await this.cached.renew(publicAddress('global', path)!);
    if (!isCached(found)) return [];
    const body = await bodyIn('identity', found.forms);
    return [...body.toString('utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  }
}
