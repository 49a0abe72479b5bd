import { describe, expect, it } from 'vitest';
import { asksForFacts, fillFacts } from './copy-facts';

const products = [
  {
    id: 'combo-05',
    lessonCount: 110,
    price: {
      NTD: { originPrice: 6440, sellPrice: 4800 },
      USD: { originPrice: 209, sellPrice: 155.5 },
      JPY: { originPrice: 25700, sellPrice: 19600 },
    },
  },
];

describe('what the copy asks of the catalogue', () => {
  it('is the price, the saving and the count of that language', () => {
    const text = '{price:combo-05} / {before:combo-05} / {saving:combo-05} / {lessons:combo-05}';
    expect(asksForFacts(text)).toBe(true);
    expect(fillFacts(text, products, 'zh-TW')).toBe('NT$4,800 / NT$6,440 / NT$1,640 / 110');
    expect(fillFacts(text, products, 'en-US')).toBe('$155.50 / $209 / $53.50 / 110');
    expect(fillFacts(text, products, 'ja-JP')).toBe('¥19,600 / ¥25,700 / ¥6,100 / 110');
  });

  it('is filled in anywhere in an answer, with the period of the entry around it', () => {
    const entry = {
      startsAt: '2027-02-01T00:00:00+08:00',
      endsAt: '2027-03-31T23:59:59+08:00',
      sections: [{ body: 'Until {end}: {price:combo-05}', order: 1 }],
    };
    expect(fillFacts([entry], products, 'en-US')[0]?.sections[0]).toEqual({
      body: 'Until March 31, 2027: $155.50',
      order: 1,
    });
    expect(fillFacts({ ...entry, title: '{start}' }, products, 'ja-JP').title).toBe('2027年2月1日');
    // Its own calendar is an hour ahead of the school's.
    const inTokyo = { ...entry, endsAt: '2027-03-31T15:30:00.000Z', timeZone: 'Asia/Tokyo', title: '{end}' };
    expect(fillFacts(inTokyo, products, 'ja-JP').title).toBe('2027年4月1日');
  });

  it('stays as written where nothing answers it, and is not asked by other braces', () => {
    expect(fillFacts('{price:nothing} {start} {count}', products, 'en-US')).toBe('{price:nothing} {start} {count}');
    expect(asksForFacts('{count} lessons')).toBe(false);
  });
});
