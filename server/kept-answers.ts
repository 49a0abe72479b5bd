import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isHtml, type Answer } from './next-client';
import { bytesOf, compress, type Forms } from './encodings';
import { isRead, type PublicAddress } from './public-addresses';
import { policyOf } from './security-headers';

/** Ready to be sent: compressed, with the policy of its scripts. From `oldSince` on a new one is wanted, from `uselessSince` on it is waited for. */
export type Kept = {
  address: PublicAddress;
  headers: OutgoingHttpHeaders;
  etag: string;
  forms: Forms;
  oldSince: number;
  uselessSince: number;
};

/**
 * Whatever makes an answer old is announced; this bounds what nobody announces, such as the hour. From then on a new one is made for whoever comes,
 * who gets the old one, however old: nobody waits in the morning. Milliseconds.
 */
const freshFor = 60_000;
const readUsableFor = 3_600_000;
/** After an announcement: what it names ('sold out' is right within two seconds), and pages that may have changed with it. */
const usableWhenNamed = 1_500;
const usableWhenTouched = 120_000;
/** Twice the pages of the shop as it is seeded. What an API answers has a shelf of its own: queries are endless, and would push pages out. */
const pageBytes = 40_000_000;
const readBytes = 8_000_000;

const shelf = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ forms }, key) => bytesOf(forms) + key.length + 4_000 });

type Load = (address: PublicAddress) => Promise<Answer>;
/** A question to Next; `generation` as of its start, none before that. */
type Loading = { generation: number | null; answer: Promise<Kept | Answer> };

/** The front's memory: answers that are the same for everybody. What is asked for by many at once is loaded once. */
export class KeptAnswers {
  #pages = shelf(pageBytes);
  #reads = shelf(readBytes);
  #loading = new Map<string, Loading>();
  #generation = 0;

  /**
   * @param load asks Next for a public address
   * @param onOld is told of an old answer that was given out: a new one is wanted
   */
  constructor(
    private readonly load: Load,
    private readonly onOld: (address: PublicAddress) => void = () => {},
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns what is kept, or Next's answer when that is not the same for everybody */
  async read(address: PublicAddress): Promise<Kept | Answer> {
    const kept = this.#shelf(address).get(address.key);
    if (!kept) return this.renew(address);
    const now = this.now();
    if (now < kept.oldSince) return kept;
    if (now < kept.uselessSince) {
      this.onOld(address);
      return kept;
    }
    const answer = await this.renew(address).catch(() => kept);
    // Next is in trouble: yesterday's page is better than none.
    return 'status' in answer && answer.status >= 500 ? kept : answer;
  }

  isFresh(address: PublicAddress): boolean {
    return (this.#shelf(address).peek(address.key)?.oldSince ?? 0) > this.now();
  }

  /** Another page would cost one that is kept. */
  get isNearlyFull(): boolean {
    return this.#pages.calculatedSize > 0.9 * pageBytes;
  }

  get bytes(): number {
    return this.#pages.calculatedSize + this.#reads.calculatedSize;
  }

  #shelf(address: PublicAddress) {
    return isRead(address) ? this.#reads : this.#pages;
  }

  /** Joins the question under way, unless an edit came since it was asked: then it is waited out, because Next would answer both with what it began before. */
  renew(address: PublicAddress): Promise<Kept | Answer> {
    const before = this.#loading.get(address.key);
    if (before && (before.generation ?? this.#generation) === this.#generation) return before.answer;
    const load = async () => {
      await before?.answer.catch(() => {});
      loading.generation = this.#generation;
      return this.#load(address).finally(() => {
        if (this.#loading.get(address.key) === loading) this.#loading.delete(address.key);
      });
    };
    const loading: Loading = { generation: null, answer: Promise.resolve().then(load) };
    this.#loading.set(address.key, loading);
    return loading.answer;
  }

  async #load(address: PublicAddress): Promise<Kept | Answer> {
    const generation = this.#generation;
    const answer = await this.load(address);
    if (!isShared(answer)) {
      if (answer.status < 500) this.#shelf(address).delete(address.key);
      return answer;
    }
    const before = this.#shelf(address).peek(address.key);
    const kept = await prepare(address, answer, before);
    // What was asked for before an edit and arrives after it is old: a page serves no longer than the one it replaces, or where Next fails.
    const isOutdated = generation !== this.#generation;
    if (isOutdated && isRead(address)) return kept;
    const now = this.now();
    kept.oldSince = now + (isOutdated || answer.headers['x-nextjs-cache'] === 'STALE' ? 0 : freshFor);
    kept.uselessSince = isOutdated ? (before?.uselessSince ?? now) : now + (isRead(address) ? readUsableFor : Infinity);
    this.#shelf(address).set(address.key, kept);
    return kept;
  }

  /**
   * Something the pages show has changed. Reads are dropped; pages are old from now on and made anew behind the visitors' backs, those a tag
   * names (`product:combo-05`) before all others.
   */
  forget(tags: readonly string[]): void {
    this.#generation += 1;
    const names = tags.flatMap((tag) => tag.split(':')[1] ?? []);
    const now = this.now();
    this.#reads.clear();
    for (const kept of this.#pages.values()) {
      // A campaign's token stands right behind the language, without a slash.
      const isNamed = names.some((name) => ['', '.png', '.jpg'].some((end) => kept.address.url.endsWith(name + end)));
      kept.oldSince = Math.min(kept.oldSince, now);
      kept.uselessSince = Math.min(kept.uselessSince, now + (isNamed ? usableWhenNamed : usableWhenTouched));
      if (isNamed) this.onOld(kept.address);
    }
  }

  /** Every page kept; `restore` takes it at the next start. */
  dump() {
    return this.#pages.dump();
  }

  /** Pages of an earlier run: old, but better than a visitor's waiting. */
  restore(dumped: ReturnType<KeptAnswers['dump']>): void {
    this.#pages.load(dumped);
    const now = this.now();
    for (const kept of this.#pages.values())
      Object.assign(kept, { oldSince: now, uselessSince: now + usableWhenTouched });
  }
}

/** A document on the shelf is looked up anew by browsers and proxies within a second: they hear of no announcement. */
export const pageCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

function isShared({ status, headers }: Answer): boolean {
  if (status !== 200 || headers['set-cookie']) return false;
  // What Next itself keeps for everybody, made while building or since; and what calls itself public.
  const isNexts = headers['x-nextjs-prerender'] ?? headers['x-nextjs-cache'];
  return isNexts !== undefined || /^public\b/.test(String(headers['cache-control'] ?? ''));
}

async function prepare(address: PublicAddress, { headers, body }: Answer, before?: Kept): Promise<Kept> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const same = before?.etag === etag ? before : null;
  const { 'content-length': _length, date: _date, ...rest } = headers;
  const ready: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !name.startsWith('x-nextjs-')),
  );
  if (isHtml(headers)) {
    ready['content-security-policy'] = same?.headers['content-security-policy'] ?? policyOf(body.toString('utf8'));
    ready['cache-control'] = pageCaching;
  }
  ready.vary = [...new Set([...String(headers.vary ?? '').split(', '), 'Accept-Encoding'].filter(Boolean))].join(', ');
  ready.etag = etag;
  const forms = same?.forms ?? (await compress(String(headers['content-type'] ?? ''), body));
  return { address, headers: ready, etag, forms, oldSince: 0, uselessSince: 0 };
}

export const isKept = (found: Kept | Answer): found is Kept => 'forms' in found;
