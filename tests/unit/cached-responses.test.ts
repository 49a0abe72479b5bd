import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { WholeResponse } from '@/server/proxy/next-client';
import { isCached, CachedResponses } from '@/server/cache/cached-responses';
import { publicAddress } from '@/server/cache/public-addresses';
import { savedResponses } from '@/server/cache/saved-responses';

describe('cached responses', () => {
  const page = publicAddress('global', '/zh-TW/courses')!;
  const course = publicAddress('global', '/zh-TW/courses/combo-05')!;
  const read = publicAddress('global', '/api/ecommerce/products')!;
  const response = (text: string, headers: Record<string, string> = {}, status = 200): WholeResponse => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1', ...headers },
    body: Buffer.from(text),
  });

  /** A cache whose clock and whose Next the test controls. */
  function memory(first: WholeResponse | (() => WholeResponse | Promise<WholeResponse>) = response('first')) {
    const state = { now: 0, loads: 0, old: [] as string[], next: first };
    const cache = new CachedResponses(
      async () => {
        state.loads += 1;
        return typeof state.next === 'function' ? state.next() : state.next;
      },
      ({ key }) => state.old.push(key),
      () => state.now,
    );
    const text = async (address = page) => {
      const found = await cache.read(address);
      if (!isCached(found)) return found.status;
      return 'plain' in found.forms ? found.forms.plain.toString() : 'compressed';
    };
    return { state, cache, text };
  }

  it('load once for many who wait, and once for many who come', async () => {
    const { state, cache, text } = memory();
    await Promise.all(Array.from({ length: 50 }, () => cache.read(page)));
    expect(await text()).toBe('first');
    expect(state.loads).toBe(1);
  });

  it('hold what Next has cached since it was built, such as a sitemap', async () => {
    const { cache } = memory({ status: 200, headers: { 'x-nextjs-cache': 'HIT' }, body: Buffer.from('<urlset/>') });
    expect(isCached(await cache.read(page))).toBe(true);
  });

  it('live a minute without an invalidation, then are still given out while a new one is made', async () => {
    const { state, cache, text } = memory();
    await text();
    state.next = response('second');
    state.now = 59_000;
    expect([await text(), state.old]).toEqual(['first', []]);
    state.now = 61_000;
    expect([await text(), state.old]).toEqual(['first', [page.key]]);
    await cache.renew(page);
    expect([await text(), state.old.length]).toEqual(['second', 1]);
  });

  it.each([
    ['nothing', [], 3_599_000, 'first'],
    ['nothing', [], 86_400_000, 'first'],
    ['something it may show', ['products'], 119_000, 'first'],
    ['something it may show', ['products'], 121_000, 'second'],
    ['itself', ['product:combo-05'], 1_000, 'first'],
    ['itself', ['product:combo-05'], 2_000, 'second'],
  ])('of which %s was invalidated (%o) are after %i ms the %s', async (_what, tags, later, expected) => {
    const { state, cache, text } = memory();
    await text(course);
    state.next = response('second');
    if (tags.length > 0) cache.invalidate(tags);
    state.now = later;
    expect(await text(course)).toBe(expected);
  });

  it('a read nobody asked for in an hour is waited for', async () => {
    const { state, text } = memory();
    await text(read);
    state.next = response('second');
    state.now = 3_599_000;
    expect(await text(read)).toBe('first');
    state.now = 3_601_000;
    expect(await text(read)).toBe('second');
  });

  it('an edit drops all reads, makes pages old, and has those it names made anew at once', async () => {
    const { state, cache, text } = memory(() => response('a', { 'cache-control': 'public' }));
    for (const address of [page, course, read]) await text(address);
    state.next = response('b', { 'cache-control': 'public' });
    cache.invalidate(['products', 'product:combo-05']);
    expect(state.old).toEqual([course.key]);
    expect([await text(read), await text(page)]).toEqual(['b', 'a']);
    expect(cache.isFresh(page)).toBe(false);
    await cache.renew(page);
    expect(await text(page)).toBe('b');
  });

  it('a campaign is named by its token, which stands right behind the language', async () => {
    const campaign = publicAddress('global', '/en-USspring2027')!;
    const { state, cache, text } = memory();
    await text(campaign);
    cache.invalidate(['campaigns', 'campaign:spring2027']);
    expect(state.old).toEqual([campaign.key]);
  });

  it('are there at the next start, as old ones; reads are not', async () => {
    const before = memory();
    for (const address of [page, read]) await before.text(address);
    const folder = mkdtempSync(path.join(tmpdir(), 'sente-saved-'));
    const file = path.join(folder, 'cached/pages');
    // Two rounds of pages end together.
    const saving = savedResponses(file, 'this build');
    await Promise.all([1, 2, 3, 4].map(() => saving.save(before.cache)));
    const start = (of: string) => {
      const after = memory(response('anew'));
      savedResponses(file, of).restore(after.cache);
      return after;
    };
    const after = start('this build');
    expect([await after.text(), after.state.old, after.cache.isFresh(page)]).toEqual(['first', [page.key], false]);
    expect(await after.text(read)).toBe('anew');
    expect(await start('another build').text()).toBe('anew');
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a page', page],
    ['a read', read],
  ])(
    '%s that was asked for before an edit and arrives after it is given to nobody who comes then',
    async (_what, address) => {
      const { state, cache, text } = memory(() => {
        cache.invalidate(['site']);
        return response('before');
      });
      expect(await text(address)).toBe('before');
      state.next = response('after');
      expect(await text(address)).toBe('after');
    },
  );

  it('a page that was asked for before an edit is better than none, a read is not', async () => {
    const { state, cache, text } = memory(() => {
      cache.invalidate(['site']);
      return response('before');
    });
    for (const address of [page, read]) expect(await text(address)).toBe('before');
    state.next = () => Promise.reject(new Error('gone'));
    expect(await text(page)).toBe('before');
    await expect(text(read)).rejects.toThrow('gone');
  });

  it('what replaces an old page, and is old itself, serves no longer than that', async () => {
    const { state, cache, text } = memory();
    await text(course);
    cache.invalidate(['product:combo-05']);
    state.next = () => {
      cache.invalidate(['site']);
      return response('second');
    };
    await cache.renew(course);
    state.next = response('third');
    state.now = 1_400;
    expect(await text(course)).toBe('second');
    state.now = 1_600;
    expect(await text(course)).toBe('third');
  });

  it('what comes after an edit never shares what was asked before it, as Next would have it: it is asked when that has arrived', async () => {
    let arrive = (_response: WholeResponse) => {};
    const { state, cache, text } = memory(() => new Promise<WholeResponse>((resolve) => (arrive = resolve)));
    const early = text();
    await vi.waitFor(() => expect(state.loads).toBe(1));
    cache.invalidate(['site']);
    state.next = response('after');
    const late = [text(), text()];
    cache.invalidate(['site']);
    late.push(text());
    expect(state.loads).toBe(1);
    arrive(response('before'));
    expect(await early).toBe('before');
    expect(await Promise.all(late)).toEqual(['after', 'after', 'after']);
    expect([await text(), state.loads]).toEqual(['after', 2]);
  });

  it.each([
    ['what is missing', response('a', {}, 404)],
    ['a redirect', response('', {}, 307)],
    ['what sets a cookie', response('a', { 'set-cookie': 'a=1' })],
    ["somebody's own", { ...response('a'), headers: { 'cache-control': 'no-store' } }],
  ])('do not hold %s', async (_name, given) => {
    const { state, cache } = memory(given);
    expect(isCached(await cache.read(page))).toBe(false);
    expect(isCached(await cache.read(page))).toBe(false);
    expect(state.loads).toBe(2);
  });

  it('outlive a failure of Next', async () => {
    const { state, text } = memory();
    await text();
    state.now = 4_000_000;
    state.next = response('trouble', {}, 500);
    expect(await text()).toBe('first');
    state.next = () => Promise.reject(new Error('gone'));
    expect(await text()).toBe('first');
  });

  it('fill no more than their share of memory, however many addresses are asked for', async () => {
    const noise = () => createHash('sha512').update(String(Math.random())).digest('hex');
    const big = Buffer.alloc(1_000_000, noise());
    const { cache } = memory(() => ({ ...response(''), headers: { 'cache-control': 'public' }, body: big }));
    await cache.read(page);
    for (let n = 0; n < 100; n += 1) await cache.read(publicAddress('global', '/api/cms/faqs', `?sort=${n}`)!);
    expect(cache.isFresh(page), 'queries do not push pages out').toBe(true);
    expect(cache.isNearlyFull).toBe(false);
    for (let n = 0; n < 100; n += 1) await cache.read(publicAddress('global', `/zh-TW/courses/${n}`)!);
    expect(cache.isNearlyFull).toBe(true);
    expect(cache.bytes).toBeLessThanOrEqual(48_000_000);
  });
});
