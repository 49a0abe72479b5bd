import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop, startInstance } from '../setup/instance';
import { hasRedis, startRedis } from '../setup/redis-server';

/** A lost Redis slows one request a little and breaks none. */
const patience = { timeout: 15_000, interval: 20 };
/** Milliseconds: the wait for Redis, and the longest that this wait and making a page may take together on a busy machine. */
const waiting = 250;
const soon = waiting + 750;
/** Milliseconds: less than the wait for another instance's page (`lockedFor`), which would be in vain. */
const lessThanALock = 2_500;

describe.skipIf(!hasRedis)('a Redis that is away', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const running: { stop: () => void }[] = [];
  let logged: string[];
  const start = async () => {
    const instance = await startInstance({ redisUrl: redis.url, patience: { answer: waiting, background: 1_000 } });
    running.push(instance);
    return instance;
  };
  type Instance = Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    shop.text = 'first';
    logged = [];
    const note = (line: string) => void logged.push(/^Redis is (\w+)/.exec(line)?.[1] ?? line);
    vi.spyOn(console, 'log').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const instance of running.splice(0)) instance.stop();
    vi.restoreAllMocks();
    await redis.end();
  });

  const untilLogged = (...lines: string[]) => vi.waitFor(() => expect(logged).toEqual(lines), patience);
  const isShared = (path: string) =>
    vi.waitFor(async () => {
      const keys = await redis.asked((client) => client.keys('sente:page:*'));
      expect(keys.some((key) => key.endsWith(path))).toBe(true);
    }, patience);
  let pages = 0;
  const newPage = () => `/zh-TW/page-${(pages += 1)}`;
  /** @returns milliseconds until a page that is not cached is there */
  async function timeOf(instance: Instance) {
    const since = performance.now();
    expect(await instance.shows(newPage())).toBe(shop.text);
    return performance.now() - since;
  }

  it('that is killed and returns: all is answered meanwhile, then shared again, with a line for each', async () => {
    const instance = await start();
    await instance.shows('/zh-TW');
    await isShared('/zh-TW');
    await redis.end();
    for (let n = 0; n < 20; n += 1) expect(await timeOf(instance)).toBeLessThan(soon);
    await untilLogged('there', 'away');
    await redis.start();
    await untilLogged('there', 'away', 'there');
    await instance.shows('/zh-TW/faq');
    await isShared('/zh-TW/faq');
  });

  it('that is frozen is waited for once, by who asks then; nobody waits after that, and it is used when it goes on', async () => {
    const instance = await start();
    await instance.shows('/zh-TW');
    await redis.freeze();
    const first = await Promise.all(Array.from({ length: 20 }, () => timeOf(instance)));
    expect(Math.min(...first)).toBeGreaterThan(waiting * 0.9);
    expect(Math.max(...first)).toBeLessThan(soon);
    const since = performance.now();
    for (let n = 0; n < 20; n += 1) await timeOf(instance);
    expect(performance.now() - since).toBeLessThan(20 * waiting * 0.5);
    expect(logged).toEqual(['there', 'away']);
    redis.thaw();
    await untilLogged('there', 'away', 'there');
    await instance.shows('/zh-TW/faq');
    await isShared('/zh-TW/faq');
  });

  it('hears nothing of an edit meanwhile, and what it still has is shown to nobody', async () => {
    const [one, other] = [await start(), await start()];
    for (const instance of [one, other]) await instance.shows('/zh-TW');
    await isShared('/zh-TW');
    await redis.freeze();
    shop.text = 'second';
    await Promise.all([one.hear(5), other.hear(5)]);
    for (const instance of [one, other])
      await vi.waitFor(async () => expect(await instance.shows('/zh-TW')).toBe('second'), patience);
    redis.thaw();
    await untilLogged('there', 'there', 'away', 'away', 'there', 'there');
    const late = await start();
    await late.hear(5);
    expect(await late.shows('/zh-TW')).toBe('second');
  });

  it('that is frozen while another instance is waited for keeps nobody waiting for that', async () => {
    const [one, other] = [await start(), await start()];
    let goOn = () => {};
    one.before = () => new Promise((resolve) => (goOn = resolve));
    const making = one.shows('/zh-TW');
    await vi.waitFor(() => expect(one.made).toEqual(['/zh-TW']), patience);
    const second = other.shows('/zh-TW');
    // Only a request that waits for the lock checks it.
    await vi.waitFor(
      async () => expect(await redis.asked((client) => client.info('commandstats'))).toContain('cmdstat_exists'),
      patience,
    );
    const since = performance.now();
    await redis.freeze();
    expect(await second).toBe('first');
    expect(performance.now() - since).toBeLessThan(lessThanALock);
    goOn();
    expect(await making).toBe('first');
  });

  it('or frozen at the start keeps that waiting for little more than a second, not for as long as it is frozen', async () => {
    await redis.freeze();
    const since = performance.now();
    const instance = await start();
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await timeOf(instance)).toBeLessThan(soon);
    expect(logged).toEqual(['away']);
  });

  it('or takes no entry, because it is full, is left alone until it does', async () => {
    const instance = await start();
    await redis.asked((client) => client.configSet({ 'maxmemory-policy': 'noeviction', maxmemory: '1' }));
    for (let n = 0; n < 5; n += 1) expect(await timeOf(instance)).toBeLessThan(soon);
    await untilLogged('there', 'away');
    await redis.asked((client) => client.configSet({ maxmemory: '0' }));
    await untilLogged('there', 'away', 'there');
  });
});
