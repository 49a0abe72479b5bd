import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isHtml, type Answer } from './answer';
import { bytesOf, compress, type Forms } from './encodings';
import type { PublicAddress } from './public-addresses';
import { policyOf } from './security-headers';

/** Ready to be sent: compressed, with the policy of its scripts. */
export type Kept = { headers: OutgoingHttpHeaders; etag: string; forms: Forms; keptAt: number; oldSince: number };

/** Whatever makes an answer old is announced; this bounds what nobody announces, such as the hour. Milliseconds. */
const freshFor = 60_000;
/** An old page is still answered for so long, while a new one is made: a visitor never waits for hundreds of pages made anew at once. */
const usableFor = 60_000;
const maxBytes = 96_000_000;

type Load = (address: PublicAddress) => Promise<Answer>;

/**
 * The front's memory: answers that are the same for everybody. What is asked for by many at once is loaded once.
 */
export class KeptAnswers {
  #kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ forms }, key) => bytesOf(forms) + key.length + 4_000,
  });
  #loading = new Map<string, Promise<Kept | Answer>>();
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
    const kept = this.#kept.get(address.key);
    if (!kept) return this.renew(address);
    const age = this.now() - kept.oldSince;
    if (age < 0) return kept;
    if (age < usableFor) {
      this.onOld(address);
      return kept;
    }
    const answer = await this.renew(address).catch(() => kept);
    // Next is in trouble: yesterday's page is better than none.
    return 'status' in answer && answer.status >= 500 ? kept : answer;
  }

  isFresh({ key }: PublicAddress): boolean {
    return (this.#kept.peek(key)?.oldSince ?? 0) > this.now();
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get isNearlyFull(): boolean {
    return this.bytes > 0.9 * maxBytes;
  }

  renew(address: PublicAddress): Promise<Kept | Answer> {
    const { key } = address;
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = this.#renew(address).finally(() => {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    });
    this.#loading.set(key, loading);
    return loading;
  }

  async #renew(address: PublicAddress): Promise<Kept | Answer> {
    const generation = this.#generation;
    const answer = await this.load(address);
    if (!isShared(answer)) {
      if (answer.status < 500) this.#kept.delete(address.key);
      return answer;
    }
    const kept = await prepare(answer, this.#kept.peek(address.key));
    // What was asked for before an edit and arrives after it is old already.
    if (generation !== this.#generation) return kept;
    kept.keptAt = this.now();
    kept.oldSince = kept.keptAt + (answer.headers['x-nextjs-cache'] === 'STALE' ? 0 : freshFor);
    this.#kept.set(address.key, kept);
    return kept;
  }

  /**
   * Something the pages show has changed. A tag that names an entry (`product:combo-05`) drops the pages of that name; reads are dropped
   * all; other pages are old from now on and are made anew behind the visitors' backs.
   */
  forget(tags: readonly string[]): void {
    this.#generation += 1;
    this.#loading.clear();
    const names = tags.flatMap((tag) => tag.split(':')[1] ?? []);
    const now = this.now();
    for (const [key, kept] of this.#kept.entries()) {
      const isNamed = names.some((name) => key.endsWith(name) || key.endsWith(`${name}.png`));
      if (isNamed || key.includes(' /api/')) this.#kept.delete(key);
      else kept.oldSince = Math.min(kept.oldSince, now);
    }
  }
}

/** A document on the shelf is looked up anew by browsers and proxies within a second: they hear of no announcement. */
const pageCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

function isShared({ status, headers }: Answer): boolean {
  if (status !== 200 || headers['set-cookie']) return false;
  return headers['x-nextjs-prerender'] !== undefined || /^public\b/.test(String(headers['cache-control'] ?? ''));
}

async function prepare({ headers, body }: Answer, before: Kept | undefined): Promise<Kept> {
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
  return { headers: ready, etag, forms, keptAt: 0, oldSince: 0 };
}

export const isKept = (found: Kept | Answer): found is Kept => 'forms' in found;
