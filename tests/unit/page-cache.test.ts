import { expect, it } from 'vitest';
import PageCache from '@/lib/data/page-cache.mjs';

/** As Next makes it: memory only. */
const cache = () =>
  new PageCache({
    dev: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    revalidatedTags: [],
    maxMemoryCacheSize: 10_000_000,
  });
const page = (status: number) => ({
  kind: 'APP_PAGE',
  html: 'x'.repeat(1_000),
  rscData: undefined,
  headers: {},
  postponed: undefined,
  status,
  segmentData: undefined,
});
const ctx = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

it('keeps pages and forgets 404s, which are without number', async () => {
  const pages = cache();
  await pages.set('/global/zh-TW', page(200), ctx);
  await pages.set('/global/zh-TW/nope', page(404), ctx);
  expect((await pages.get('/global/zh-TW', ctx))?.value.status).toBe(200);
  expect(await pages.get('/global/zh-TW/nope', ctx)).toBeNull();
});
