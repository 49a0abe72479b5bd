import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { expect, it, vi } from 'vitest';
import PageCache from './page-cache.mjs';

/** Created as Next does, in memory only. */
const cache = () =>
  new PageCache({
    dev: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 10_000_000,
  }) as PageCache & { revalidateTag(tags: string[], durations: { expire: number }): Promise<void> };
const page = (status: number, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE',
  html: 'x'.repeat(1_000),
  rscData: undefined,
  headers,
  postponed: undefined,
  status,
  segmentData: undefined,
});
const ctx = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

it('caches pages and no 404s, which are without number', async () => {
  const pages = cache();
  await pages.set('/global/zh-TW', page(200), ctx);
  await pages.set('/global/zh-TW/nope', page(404), ctx);
  expect((await pages.get('/global/zh-TW', ctx))?.value.status).toBe(200);
  expect(await pages.get('/global/zh-TW/nope', ctx)).toBeNull();
});

it('does not cache a page that was being made when an edit came: it may show what was before', async () => {
  const pages = cache();
  const branches = page(200, { [NEXT_CACHE_TAGS_HEADER]: 'content,stores' });
  const soon = { ...ctx, cacheControl: { revalidate: 60 } };
  const make = async (meanwhile = async () => {}) => {
    const found = await pages.get('/global/zh-TW/branches', ctx);
    vi.advanceTimersByTime(5);
    await meanwhile();
    vi.advanceTimersByTime(5);
    if (!found) await pages.set('/global/zh-TW/branches', branches, soon);
    return found !== null;
  };
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  expect(await make(() => pages.revalidateTag(['stores'], { expire: 0 }))).toBe(false);
  expect(await make(() => pages.revalidateTag(['products'], { expire: 0 }))).toBe(false);
  expect(await make(() => pages.revalidateTag(['stores'], { expire: 0 }))).toBe(true);
  expect(await make()).toBe(false);
  expect(await make()).toBe(true);
  vi.useRealTimers();
});
