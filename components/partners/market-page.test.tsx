import { expect, it, vi } from 'vitest';
import type { Market } from '@/lib/catalogue/shapes';
import type { MarketItem } from '@/lib/partners/open-market';
import { renderServer } from '@/tests/setup/render-server';
import { MarketPage } from './market-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => 'en-US' }));
vi.mock('@/lib/pages/reads', () => ({ pageName: async (page: string) => page || 'Home' }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ originWebSiteUrl: '' }) }));
vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('next-intl');
  const messages = (await import('@/messages/en-US.json')).default;
  return {
    getTranslations: async (namespace: 'editorial') => createTranslator({ locale: 'en-US', namespace, messages }),
    getFormatter: async () => createFormatter({ locale: 'en-US', timeZone: 'Asia/Taipei' }),
  };
});

const market: Market = {
  handle: 'sunrise',
  name: 'Sunrise Books',
  description: 'A shelf for readers.',
  startsAt: '2026-10-01T00:00:00+08:00',
  endsAt: '2027-06-30T23:59:59+08:00',
  timeZone: 'America/New_York',
  banner: null,
  cover: null,
};
const item = {
  id: 'kidbasic',
  type: 'hjjCoursePlan',
  price: { USD: { originPrice: 62, sellPrice: 58 } },
  gradeFrom: 19,
  gradeTo: 19,
  lessonCount: 24,
  stock: null,
  requiresShipping: false,
  cover: { size: 9, black: 'E5', white: 'D4' },
  copy: { code: 'kidbasic', title: 'The first capture', summary: 'Four weeks.' },
  startsAt: null,
} as unknown as MarketItem;

it('that is open says until when, by its own clock, and sells at its prices', async () => {
  const sections = [
    { id: 'first', name: 'First courses', items: [item] },
    { id: 'others', name: '', items: [{ ...item, id: 'vip-month', startsAt: '2027-01-09T16:00:00Z' }] },
  ];
  const html = await renderServer(<MarketPage opened={{ status: 'ACTIVE', market, sections }} />);
  expect(html).toContain('Open until June 30, 2027 at 11:59 AM');
  expect(html).toMatch(/<a href="#first"[^>]*>First courses<\/a>/);
  expect(html).toMatch(/<section id="others"/);
  expect(html).toMatch(/<b>\$58<\/b>/);
  expect(html).toMatch(/<s>.*?\$62<\/s>/);
  expect(html).toContain('#/shop/products/kidbasic?market=sunrise');
  expect(html).toContain('Can be started from January 10, 2027');
  expect(html).not.toContain('Back to the home page');
});

it.each([
  ['UPCOMING', 'Sale has not started', 'Opens on September 30, 2026 at 12:00 PM'],
  ['ENDED', 'Sale has ended', 'It closed on June 30, 2027 at 11:59 AM'],
] as const)('that is %s says so, when, and has the way home', async (status, state, when) => {
  const html = await renderServer(<MarketPage opened={{ status, market }} />);
  expect(html).toContain(state);
  expect(html).toContain(when);
  expect(html).toMatch(/<a[^>]*href="\/en-US"[^>]*>Back to the home page/);
  expect(html).not.toContain('shop/products');
});

it('without anything in the language it says so and leads to the courses', async () => {
  const html = await renderServer(<MarketPage opened={{ status: 'ACTIVE', market, sections: [] }} />);
  expect(html).toContain('Nothing in this sale is available in this language right now');
  expect(html).toContain('href="/en-US/courses"');
});
