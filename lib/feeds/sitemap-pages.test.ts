import { expect, it, vi } from 'vitest';
import { sitemapEntries } from './sitemap';

vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('@/lib/kernel/api/server', () => ({
  ApiFailure: class extends Error {},
  readApi: async () => ({ products: [], pageCount: 1 }),
}));
vi.mock('@/lib/pages/editorial', () => ({ readList: async () => [] }));
vi.mock('@/lib/partners/reads', () => ({ readActiveMarkets: async () => [], readMarkets: async () => [] }));
vi.mock('@/lib/pages/reads', () => ({ readPages: async () => [], readCampaigns: async () => [] }));
vi.mock('@/lib/teacher-page/reads', () => ({ everyTeacher: async () => [] }));
vi.mock('@/lib/kernel/cache/period-now', () => ({ isEnded: async () => false }));

it('a shop without any content still has the page that checks certificates, in each language', async () => {
  const address = (locale: string) => `http://localhost:3000/${locale}/certificate`;
  expect(await sitemapEntries('ja-JP', 1)).toEqual([
    {
      url: address('ja-JP'),
      alternates: {
        ...Object.fromEntries(['zh-TW', 'zh-CN', 'en-US', 'ja-JP'].map((locale) => [locale, address(locale)])),
        'x-default': address('zh-TW'),
      },
    },
  ]);
});
