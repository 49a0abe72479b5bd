import { beforeEach, expect, it, vi } from 'vitest';
import { sitemapEntries } from './sitemap';

const pages = vi.hoisted(() => [] as string[]);
vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('@/lib/kernel/api/server', () => ({
  ApiFailure: class extends Error {},
  readApi: async (_operation: unknown, { query: { page } }: { query: { page: string } }) => {
    pages.push(page);
    if (Number(page) > 10_000) throw new Error('422 VALIDATION_FAILED');
    return { products: page === '2' ? [{ id: 'combo-05', locales: ['zh-TW'] }] : [], pageCount: 2 };
  },
}));
beforeEach(() => pages.splice(0));

it('the last sitemap of a language holds its products', async () => {
  expect(await sitemapEntries('zh-TW', 2)).toMatchObject([{ url: 'http://localhost:3000/zh-TW/courses/combo-05' }]);
});

it.each([3, 999, 9999, 100_000])('there is none beyond the end (%i), which the first read tells', async (page) => {
  expect(await sitemapEntries('zh-TW', page)).toBeNull();
  expect(pages).toEqual(['1']);
});
