import { describe, expect, it } from 'vitest';
import { giftDays, giftValues } from '@/components/gifts/gift-values';
import { giftInputSchema } from './contract';

describe('what is written to a friend', () => {
  const gift = { code: 'abcd efgh jkmn pqrs', recipientName: ' Mei\u200b\t Lin\r\n', locale: 'ja-JP' };
  it('is sent as it was meant: one line for a name, lines for a message, nothing invisible', () => {
    const message = 'One\r\ntwo\u0000\u202e \u{1f468}\u200d\u{1f469}';
    expect(giftInputSchema.parse({ ...gift, message })).toMatchObject({
      code: 'ABCD-EFGH-JKMN-PQRS',
      recipientName: 'Mei Lin',
      message: 'One\ntwo \u{1f468}\u200d\u{1f469}',
    });
    for (const wrong of [
      { recipientName: '' },
      { recipientName: 'evil.com' },
      { recipientName: 'Mei\r\nBcc: x' },
      { message: 'Claim at 192.168.0.1' },
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
      by: 'mail',
      recipientName: 'Mei',
      recipientEmail: 'mei@mail.example',
      message: '',
      when: 'now',
      sendOn: '',
      locale: 'en-US',
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
