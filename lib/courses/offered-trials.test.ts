import { describe, expect, it } from 'vitest';
import { offeredTrials } from './offered-trials';
import { locales } from '@/lib/kernel/locale';
import { coursePlans, products } from '@/platform/seed/catalogue';

const trials = coursePlans
  .filter(({ isTrial }) => isTrial)
  .map(({ code, productCode, title }) => ({ id: code, productId: productCode, title }));
const sold = products.map(({ code, ...product }) => ({ id: code, ...product }));
const offered = (locale: (typeof locales)[number]) => offeredTrials(trials, sold, locale).map(({ id }) => id);

describe('the trials that a visitor is offered', () => {
  it.each(locales)('%s: the adults’ first, and none that the language does not sell', (locale) => {
    const ids = offered(locale);
    expect(ids[0]).toBe('trial-01');
    expect(ids.toSorted()).toEqual(
      trials
        .map(({ id }) => id)
        .filter((id) => sold.find((product) => product.id === id)!.isActive[locale])
        .toSorted(),
    );
  });

  it('are in Japanese the adults’ alone', () => {
    expect(offered('ja-JP')).toEqual(['trial-01']);
    expect(offered('zh-TW')).toHaveLength(3);
  });

  it('are none where nothing sells them', () => {
    expect(offeredTrials(trials, [], 'zh-TW')).toEqual([]);
    const [trial] = trials;
    expect(offeredTrials([{ ...trial!, productId: null }], sold, 'zh-TW')).toEqual([]);
  });
});
