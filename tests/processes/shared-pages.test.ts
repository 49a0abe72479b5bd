import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSharedPages } from '@/server/cache/open-shared-pages';
import { publicAddress } from '@/server/cache/public-addresses';
import { shop, startInstance } from '../setup/instance';
import { hasRedis, startRedis } from '../setup/redis-server';

/** Instances with a fake Next each, and a real Redis between them. */
let redis: Awaited<ReturnType<typeof startRedis>>;
const running: { stop: () => void }[] = [];
const start = async (given: Partial<Parameters<typeof startInstance>[0]> = {}) => {
  const instance = await startInstance({ redisUrl: redis.url, ...given });
  running.push(instance);
  return instance;
};
type Instance = Awaited<ReturnType<typeof start>>;

const patience = { timeout: 10_000, interval: 20 };
const page = '/zh-TW/courses';
const everything = ['/sitemap.xml', '/sitemaps/zh-TW-1.xml', ...shop.paths].toSorted();
const entries = () => redis.asked((client) => client.keys('sente:page:*'));
/** Waits until the pages that were made have arrived in Redis. */
const untilShared = (count = 1) => vi.waitFor(async () => expect(await entries()).toHaveLength(count), patience);
const untilUnlocked = () =>
  vi.waitFor(async () => expect(await redis.asked((client) => client.keys('sente:lock:*'))).toEqual([]), patience);
/** The pages that these instances have made since the last call. */
const made = (...instances: Instance[]) => instances.flatMap((instance) => instance.made.splice(0)).toSorted();

describe.skipIf(!hasRedis)('pages that instances share', () => {
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    shop.text = 'first';
    await redis.empty();
  });
  afterEach(() => {
    for (const instance of running.splice(0)) instance.stop();
    vi.restoreAllMocks();
  });
  afterAll(() => redis.end());

  it('a second instance starts warm: its Next is asked for nothing', async () => {
    const [first, second] = [await start(), await start()];
    await first.warm();
    expect(made(first)).toEqual(everything);
    await untilShared(5);
    await second.warm();
    for (const path of shop.paths) {
      const [one, other] = [await first.get(path), await second.get(path)];
      expect([other.status, other.text]).toEqual([200, one.text]);
      expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
      expect(other.headers.etag).toBe(one.headers.etag);
    }
    const zipped = await second.get(page, { 'accept-encoding': 'gzip' });
    expect(zipped.text).toBe((await first.get(page)).text);
    expect(made(second)).toEqual([]);
  });

  it('a Next that does not say at the start what it has heard is asked again', async () => {
    const numbers = [null, null, 7];
    const ask = async () => ({
      status: 200,
      headers: {},
      body: Buffer.from(JSON.stringify({ heard: numbers.shift() })),
    });
    const given = {
      url: redis.url,
      secret: 'known to all',
      of: [],
      host: 'sente.example',
      patience: { answer: 5_000, background: 10_000 },
    };
    const pages = await openSharedPages({ ...given, next: { ask }, askAgain: 5 });
    const address = publicAddress('global', page)!;
    expect(await pages.turn(address, () => false)).toBeNull();
    const turn = () => pages.turn(address, () => false);
    await vi.waitFor(async () => expect(await turn()).not.toBeNull(), patience);
    pages.close();
  });

  it('one edit is made once, and each instance shows it', async () => {
    const instances = [await start(), await start(), await start()];
    for (const instance of instances) for (const path of shop.paths) await instance.shows(path);
    expect(made(...instances)).toEqual(shop.paths);
    shop.text = 'second';
    await Promise.all(instances.map((instance) => instance.hear(5)));
    for (const instance of instances)
      for (const path of shop.paths)
        await vi.waitFor(async () => expect(await instance.shows(path)).toBe('second'), patience);
    await vi.waitFor(() => expect(instances.map(({ rounds }) => rounds)).toEqual([1, 1, 1]), patience);
    expect(made(...instances)).toEqual(everything);
  });

  it('many who come at once to instances that have nothing wait for one making', async () => {
    const instances = [await start(), await start()];
    const found = await Promise.all(instances.flatMap(({ shows }) => Array.from({ length: 20 }, () => shows(page))));
    expect(new Set(found)).toEqual(new Set(['first']));
    expect(made(...instances)).toEqual([page]);
  });

  it('what is made while an edit comes is not handed on', async () => {
    const [first, second] = [await start(), await start()];
    let goOn = () => {};
    first.before = () => new Promise((resolve) => (goOn = resolve));
    const early = first.shows(page);
    await vi.waitFor(() => expect(first.made).toEqual([page]), patience);
    shop.text = 'second';
    await Promise.all([first.hear(5), second.hear(5)]);
    first.before = async () => {};
    goOn();
    expect(await early).toBe('first');
    await untilUnlocked();
    expect(await entries()).toEqual([]);
    expect(await second.shows(page)).toBe('second');
    expect(await first.shows(page)).toBe('second');
  });

  it('nor is what Next itself calls stale', async () => {
    const instance = await start();
    instance.instead = (_req, res) => void res.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('old');
    expect((await instance.get(page)).text).toBe('old');
    await untilUnlocked();
    expect(await entries()).toEqual([]);
  });

  it('nor believed from an instance that has not heard of the edit yet, or has missed one', async () => {
    const [deaf, heard] = [await start(), await start()];
    await heard.hear(5);
    expect(await deaf.shows(page)).toBe('first');
    await untilShared();
    shop.text = 'second';
    expect(await heard.shows(page)).toBe('second');
    // It accepts the newer one.
    expect(await (await start()).shows(page)).toBe('second');
  });

  it('an instance that does not know what it has heard shares nothing until it does', async () => {
    const [first, lost] = [await start(), await start({ heard: null })];
    await first.shows(page);
    await untilShared();
    shop.text = 'second';
    expect(await lost.shows(page)).toBe('second');
    await lost.hear(4, ['content']);
    await vi.waitFor(async () => expect(await lost.shows('/zh-TW/faq')).toBe('second'), patience);
    await untilShared(2);
    await lost.hear(null);
    await lost.shows('/zh-TW');
    expect((await entries()).some((key) => key.endsWith('/zh-TW'))).toBe(false);
  });

  it.each([
    ['of another build', { of: ['another build'] }],
    ['signed by somebody else', { secret: 'known to others' }],
  ])('pages %s are none', async (_what, given) => {
    await (await start()).shows(page);
    await untilShared();
    shop.text = 'second';
    expect(await (await start(given)).shows(page)).toBe('second');
  });

  it('nor are broken ones, others under this name, or what is no page at all', async () => {
    await (await start()).shows(page);
    await (await start()).shows('/zh-TW/faq');
    await untilShared(2);
    shop.text = 'second';
    const keys = await entries();
    const [key, other] = keys[0]!.endsWith(page) ? keys : keys.toReversed();
    const [good, of] = [await redis.bytes(key!), await redis.bytes(other!)];
    const flipped = Buffer.from(good);
    flipped[flipped.length - 9]! ^= 1;
    for (const bad of [good.subarray(0, -1), flipped, of, Buffer.alloc(0), Buffer.from('{}'), Buffer.alloc(5_000)]) {
      await redis.asked((client) => client.set(key!, bad, { expiration: { type: 'PX', value: 80_000_000 } }));
      const instance = await start();
      expect(await instance.shows(page)).toBe('second');
    }
  });

  it('a maker that died is waited for three seconds at most', async () => {
    const [first, second] = [await start(), await start()];
    await first.shows('/zh-TW');
    await untilShared();
    const of = (await entries())[0]!.split(':')[2];
    const lock = `sente:lock:${of}:4:global ${page}`;
    await redis.asked((client) => client.set(lock, '1', { expiration: { type: 'PX', value: 60_000 } }));
    const since = performance.now();
    expect(await second.shows(page)).toBe('first');
    const took = performance.now() - since;
    expect([took > 2_900, took < 6_000]).toEqual([true, true]);
  });

  it('nothing of a visitor gets there, and no read', async () => {
    const instance = await start();
    const mark = 'secret-of-one-visitor';
    const cookie = `payload-token=${mark}; __prerender_bypass=drafts`;
    await instance.get('/zh-TW/draft', { cookie });
    await instance.get('/zh-TW/own', { authorization: mark });
    await instance.get('/zh-TW/flight', { rsc: '1' });
    await instance.get('/api/ecommerce/products');
    instance.instead = (_req, res) =>
      void res.writeHead(200, { 'x-nextjs-prerender': '1', 'set-cookie': mark }).end(mark);
    await instance.get('/zh-TW/sets-a-cookie');
    instance.instead = (_req, res) => void res.writeHead(200, { 'cache-control': 'private' }).end(mark);
    await instance.get('/zh-TW/private');
    instance.instead = (_req, res) => void res.writeHead(404).end(mark);
    await instance.get('/zh-TW/missing');
    instance.instead = null;
    await instance.get(`${page}?token=${mark}`, { cookie: `payload-token=${mark}`, 'user-agent': mark });
    // One connection stores pages in the order in which they were made, so the last one is stored last.
    await untilShared();
    const all = await redis.asked(async (client) => {
      const keys = await client.keys('sente:page:*');
      return [...keys, ...(await client.mGet(keys))].join(' ');
    });
    expect(all).toContain(page);
    expect(all).not.toContain(mark);
  });
});
