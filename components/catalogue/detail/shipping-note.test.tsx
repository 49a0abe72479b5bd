import { afterEach, expect, it, vi } from 'vitest';
import type { Shipping } from '@/lib/shipping/contract';
import { renderServer } from '@/tests/setup/render-server';
import { ShippingNote } from './shipping-note';

const page = vi.hoisted(() => ({ locale: 'zh-TW', offers: null as unknown }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => page.locale }));
vi.mock('@/lib/shipping/reads', () => ({ shippingIn: async () => page.offers }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: async (namespace: string) => {
      const { default: messages } = await import(`../../../messages/${page.locale}.json`);
      return createTranslator({ locale: page.locale, namespace, messages } as never);
    },
  };
});

const linesIn = async (locale: string, offers: Shipping | null) => {
  Object.assign(page, { locale, offers });
  document.body.innerHTML = await renderServer(<ShippingNote />);
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
};
afterEach(() => {
  document.body.innerHTML = '';
});

it('says what sending costs where the readers of each language live', async () => {
  expect(await linesIn('zh-TW', [{ country: 'TW', price: 80, freeFrom: 1500 }])).toEqual([
    '寄送到台灣：運費 NT$80，滿 NT$1,500 免運費',
  ]);
  expect(await linesIn('ja-JP', [{ country: 'JP', price: 1800, freeFrom: null }])).toEqual(['日本への送料：¥1,800']);
  expect(await linesIn('en-US', [{ country: 'US', price: 0, freeFrom: null }])).toEqual(['Shipping (US): free']);
  // Two regions; the shop does not ship to one of them.
  expect(await linesIn('zh-CN', [{ country: 'MY', price: 15, freeFrom: 195 }])).toEqual([
    '目前不配送到香港',
    '配送到马来西亚：运费 US$15，满 US$195 包邮',
  ]);
});

it('says nothing where the shop does not', async () => {
  expect(await linesIn('zh-TW', null)).toEqual([]);
});
