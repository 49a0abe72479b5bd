import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { llmsText } from './llms-text';
import { publicAddress } from '@/server/cache/public-addresses';
import type { Locale } from '@/lib/kernel/locale';

vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'agents' }) =>
    createTranslator({ locale, namespace, messages: (await import(`../../messages/${locale}.json`)).default }),
}));
vi.mock('@/lib/site/reads', () => ({
  siteIn: async (locale: Locale) => ({ title: `Sente ${locale}`, slogan: 'Play.', description: 'A school\nof Go' }),
}));
vi.mock('./sitemap', () => ({ sitemapCount: async () => 2 }));
vi.mock('@/lib/kernel/cache/period-now', () => ({
  isEnded: async ({ endsAt }: { endsAt: string | null }) => endsAt !== null,
}));
const page = { title: '', lead: 'What it is', isHiddenFromSearch: false, endsAt: null };
vi.mock('@/lib/pages/reads', () => ({
  readPages: async () => [
    { ...page, slug: 'home', title: 'Home' },
    { ...page, slug: 'kidgo', title: 'Kids [Go]' },
    { ...page, slug: 'origin', title: 'Account', isHiddenFromSearch: true },
    { ...page, slug: 'camp', title: 'Camp', endsAt: '2025-08-15T15:59:59Z' },
  ],
}));

it('says what the shop is, and in each language where its pages and data are', async () => {
  const text = await llmsText('global');
  expect(text).toMatch(
    /^# Sente zh-TW\n\n> A school of Go\n\n## 繁體中文 \(zh-TW\)\n\nSente zh-TW: Play\.\n\n- \[Home\]/,
  );
  expect(text.match(/^## /gm)).toHaveLength(5);
  expect(text).toContain('- [Kids Go](http://localhost:3000/en-US/kidgo): What it is');
  expect(text).toContain('(http://localhost:3000/feeds/products-ja-JP.jsonld): コース');
  expect(text).toContain('(http://localhost:3000/feeds/products-zh-TW.xml): Google Merchant Center 格式，TWD');
  expect(text).toContain('(http://localhost:3000/sitemaps/zh-CN-2.xml)\n');
  expect(text).toContain('(http://localhost:3000/api/openapi.json)');
  expect(text).not.toMatch(/Account|Camp|undefined|null/);
});

it('names the languages of its site alone, and is cached by the front for each', async () => {
  const text = await llmsText('jp');
  expect(text).toContain('## 日本語 (ja-JP)');
  expect(text).not.toMatch(/zh-TW|zh-CN|en-US/);
  expect(publicAddress('jp', '/llms.txt')!.key).not.toBe(publicAddress('global', '/llms.txt')!.key);
});
