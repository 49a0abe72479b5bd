import { describe, expect, it } from 'vitest';
import { giftDays, giftValues } from '@/components/account/gifts/gift-values';
import { giftInputSchema } from '@/lib/contract/gifts';
import { hasLink } from '@/lib/domain/gift';

describe('what is written to a friend', () => {
  it.each([
    'https://evil.example',
    'see www.evil.example/x',
    'evil.com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'write to me@evil.example',
    'HTTP://EVIL',
    'EVIL.CN!',
  ])('leads nowhere: %s', (text) => {
    expect(hasLink(text)).toBe(true);
  });

  it.each([
    '生日快樂！真的。OK',
    'Have fun. See you at 5.30!',
    'お誕生日おめでとう。9路盤で打とうね',
    'v1.2 … 3.50',
    'Dear Mr. Wu',
  ])('may say what it likes: %s', (text) => {
    expect(hasLink(text)).toBe(false);
  });

  const gift = { code: 'abcd efgh jkmn pqrs', recipientName: ' Mei\r\n Bcc: x ', locale: 'ja-JP' };
  it('is sent as it was meant: one line for a name, lines for a message, nothing invisible', () => {
    const message = 'One\r\ntwo\u0000\u202e \u{1f468}\u200d\u{1f469}';
    expect(giftInputSchema.parse({ ...gift, message })).toMatchObject({
      code: 'ABCD-EFGH-JKMN-PQRS',
      recipientName: 'Mei Bcc: x',
      message: 'One\ntwo \u{1f468}\u200d\u{1f469}',
    });
    for (const wrong of [
      { recipientName: '' },
      { recipientName: 'evil.com' },
      { message: 'x'.repeat(301) },
      { message: 'http://x' },
      { recipientEmail: 'nobody' },
      { sendOn: '2027-02-30' },
      { sendOn: 'soon' },
      { price: 1 },
    ])
      expect(giftInputSchema.safeParse({ ...gift, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });

  it('needs an address only for a letter, and a day within a year only where one is chosen', () => {
    const { first, last } = giftDays(new Date('2026-11-22T16:30:00Z'));
    // In Taipei it is the next day already.
    expect([first, last]).toEqual(['2026-11-23', '2027-11-23']);
    const form = {
      ...{ by: 'mail', recipientName: 'Mei', recipientEmail: 'mei@mail.example', message: '' },
      ...{ when: 'now', sendOn: '', locale: 'en-US' },
    };
    const wrong = (change: object) =>
      giftValues.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(wrong({})).toEqual([]);
    expect(wrong({ recipientEmail: '' })).toEqual(['recipientEmail']);
    expect(wrong({ by: 'card', recipientEmail: '', when: 'day' })).toEqual([]);
    expect(wrong({ when: 'day', sendOn: '2020-01-01' })).toEqual(['sendOn']);
    expect(wrong({ when: 'day', sendOn: giftDays().first })).toEqual([]);
  });
});
