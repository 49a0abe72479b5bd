import { expect, it, vi } from 'vitest';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import messages from '@/messages/en-US.json';
import { renderServer } from '@/tests/setup/render-server';
import { Purchase } from './purchase';

const site = vi.hoisted(() => ({ originWebSiteUrl: '', appUrl: '/en-US/learn' }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => 'en-US' }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => site }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  const { default: texts } = await import('@/messages/en-US.json');
  return {
    getTranslations: async (namespace: 'course') => createTranslator({ locale: 'en-US', namespace, messages: texts }),
  };
});

const item = (id: string, sellPrice: number) =>
  ({
    id,
    type: 'verification',
    stock: null,
    requiresShipping: false,
    price: { USD: { originPrice: sellPrice, sellPrice } },
    copy: { code: id, title: 'Mock exam' },
  }) as unknown as CardItem;
async function linksOf(shown: CardItem, market?: string) {
  document.body.innerHTML = await renderServer(<Purchase item={shown} {...(market && { market })} />);
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

it('an exam that is sold is bought or put into the cart', async () => {
  expect(await linksOf(item('verification-g18', 7))).toEqual([
    [messages.course.buy, '/en-US/origin#/checkout/verification-g18'],
    [messages.course.add, '/en-US/origin#/shop/products/verification-g18'],
  ]);
});

it.each([
  ['the shop', undefined],
  ['a market', 'sunrise'],
])('the exam that is every member’s is begun where one learns, whatever its price says, in %s', async (_, market) => {
  for (const price of [0, 7])
    expect(await linksOf(item('verification-g19', price), market)).toEqual([
      [messages.course.startFree, '/en-US/learn/exam/19'],
    ]);
});

it('what else costs nothing is claimed in the shop', async () => {
  expect(await linksOf(item('kidtrial-01', 0))).toEqual([
    [messages.course.startFree, '/en-US/origin#/shop/products/kidtrial-01'],
  ]);
});
