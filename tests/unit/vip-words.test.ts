import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { energyCapacity, energyRefillMinutes } from '@/lib/climb/energy';
import { everyText } from './every-text';

/** A review of one's games by a computer: courses teach it and articles describe it, but VIP does not include it. A teacher's review is a written one. */
const review: Record<Locale, RegExp> = {
  'zh-TW': /覆盤/,
  'zh-CN': /复盘/,
  'en-US': /(?<!written )\breview/i,
  'ja-JP': /検討/,
};
const energy: Record<Locale, RegExp> = { 'zh-TW': /體力/, 'zh-CN': /体力/, 'en-US': /energy/i, 'ja-JP': /スタミナ/ };
const isAboutVip = (where: string) => /^products\.(?:vip|liveCourse|aiTutor)-|^faqs\.vip-|\.vip\w*$/i.test(where);
const holdsVip = /^products\.combo-(?:08|11|12)\.|^pages\.home\.blocks\.\d+\.items\./;

describe.each(locales)('what VIP is said to hold in %s', (locale) => {
  const about = everyText[locale].filter(
    ({ where, text }) => text.includes('VIP') || isAboutVip(where) || holdsVip.test(where),
  );

  it('is no review of one’s games, which is not built', () => {
    expect(about.length).toBeGreaterThan(100);
    expect(about.filter(({ text }) => review[locale].test(text)).map(({ where }) => where)).toEqual([]);
  });

  it('is the climb without limit, and what others have is said with the true numbers', () => {
    for (const where of [
      'products.vip-month.description',
      'faqs.vip-features.answer',
      'faqs.free-member-benefits.answer',
    ]) {
      const text = about.find((one) => one.where === where)?.text ?? '';
      for (const pattern of [
        energy[locale],
        ...[energyCapacity, energyRefillMinutes].map((n) => new RegExp(`(?<!\\d)${n}(?!\\d)`)),
      ])
        expect(text, where).toMatch(pattern);
    }
  });
});
