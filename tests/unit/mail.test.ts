import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/kernel/i18n/locales';
import '@/platform/emails';
import { composeMail } from '@/platform/kernel/mail/compose';
import { messages } from '@/platform/kernel/messages';
import { widthOf } from '../setup/text-width';

const receipt = {
  name: 'Mallory & <Co>',
  number: '261121-7KQ4MZ9XAB',
  paidAt: '2026-11-21T16:30:00Z',
  discount: 'NT$100',
  total: 'NT$900',
  lines: [{ title: 'Board & stones', quantity: 2, amount: 'NT$1,000' }],
};

describe.each(locales)('mails in %s', (locale) => {
  it('greet by name, escape it, and list what was bought', async () => {
    const mail = await composeMail('orderReceipt', locale, receipt);
    expect(mail.subject).toContain('261121-7KQ4MZ9XAB');
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).toContain('Mallory &amp; &lt;Co&gt;');
    expect(mail.html).toContain('NT$900');
    expect(mail.text).toContain('Board & stones × 2  NT$1,000');
    expect(mail.text).toContain(`/${locale}/origin#/orders/261121-7KQ4MZ9XAB`);
  });

  it('tell what is refunded, which way, and what ends with it', async () => {
    const refund = { name: 'Lin', number: '261121-7KQ4', title: 'Go & more', amount: 'NT$300' };
    const compose = async (ends: boolean, isShipped: boolean) =>
      (await composeMail('refund', locale, { ...refund, ends, isShipped })).text;
    const [active, ended, goods] = [await compose(false, false), await compose(true, false), await compose(true, true)];
    for (const text of [active, ended, goods]) {
      for (const expected of ['Lin', '261121-7KQ4', 'Go & more', 'NT$300', `/${locale}/origin#/orders/261121-7KQ4`])
        expect(text).toContain(expected);
      expect(text).not.toMatch(/[{}]|mail\.refund/);
    }
    expect(new Set([active, ended, goods]).size).toBe(3);
  });

  it('add up a receipt with its shipping, and say that shipping is refunded too', async () => {
    const texts = messages[locale].mail;
    const paid = await composeMail('orderReceipt', locale, { ...receipt, shipping: 'NT$80' });
    expect(paid.text).toContain(`${texts.orderReceipt.shipping}  NT$80`);
    expect((await composeMail('orderReceipt', locale, receipt)).text).not.toContain(texts.orderReceipt.shipping);
    const refund = { name: 'Lin', number: '261121-7KQ4', title: 'Go', amount: 'NT$380', ends: true, isShipped: true };
    const { text } = await composeMail('refund', locale, { ...refund, shipping: 'NT$80' });
    expect(text).toContain('NT$80');
    expect(text).not.toMatch(/[{}]/);
  });

  it('tell that a shipment has left: what is in it, who brings it, and where to follow it', async () => {
    const parcel = {
      name: 'Lin',
      number: '261121-7KQ4',
      carrier: 'Post & Co',
      tracking: 'T-1',
      items: [
        { title: 'Board', quantity: 1 },
        { title: 'Stones', quantity: 2 },
      ],
    };
    const followed = 'https://post.example/t/T-1';
    const linked = await composeMail('shipped', locale, { ...parcel, trackingUrl: followed });
    for (const expected of ['Lin', '261121-7KQ4', 'Post & Co', 'T-1', 'Stones × 2', followed])
      expect(linked.text).toContain(expected);
    expect(linked.html).toContain(`href="${followed}"`);
    const plain = await composeMail('shipped', locale, { ...parcel, trackingUrl: null });
    for (const { text } of [linked, plain]) expect(text).toContain(`/${locale}/origin#/orders/261121-7KQ4`);
    expect(plain.text).not.toContain('post.example');
    expect(`${plain.subject}${plain.text}`).not.toMatch(/[{}]|mail\./);
  });

  it('carry a code and how long it lasts', async () => {
    for (const template of ['otp', 'passwordReset', 'emailChange'] as const) {
      const mail = await composeMail(template, locale, {
        name: 'Lin',
        username: 'lin.go',
        code: '048213',
        minutes: 10,
      });
      expect(mail.html).toContain('048213');
      expect(mail.text).toMatch(/10/);
      expect(mail.text).toContain('lin.go');
    }
  });

  it('tell what was done to the account, when, and what to do if it was somebody else', async () => {
    for (const template of ['emailChanged', 'passwordChanged', 'passkeyAdded', 'accountDeleted'] as const) {
      const data = { name: 'Lin', username: 'lin.go', at: '2026-11-21T16:30:00Z' };
      const { subject, text } = await composeMail(template, locale, data);
      expect(`${subject}${text}`, template).not.toMatch(/[{}]|mail\./);
      expect(text, template).toContain('lin.go');
      // By the school's clock it is the 22nd.
      expect(text, template).toMatch(/2026年11月22日|2026年11月22日|November 22, 2026/);
      expect(text.includes(`/${locale}/origin#/forgotPassword?account=lin.go`)).toBe(
        template === 'passwordChanged' || template === 'passkeyAdded',
      );
    }
  });

  it('bring a gift, its giver’s words as text alone and no link but ours', async () => {
    const mail = await composeMail('gift', locale, {
      name: 'Mei',
      giver: null,
      title: '<i>kidbasic</i>',
      code: 'ABCD-EFGH-JKMN-PQRS',
      expiresAt: '2027-01-31T15:59:59Z',
      message: 'Happy birthday!\n<b>9 路</b>',
    });
    expect(mail.html).toContain('ABCD-EFGH-JKMN-PQRS');
    expect(mail.html).toContain('&lt;b&gt;9 路');
    expect(mail.html).toContain('2027');
    expect([...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href!).pathname)).toEqual([
      `/${locale}/origin`,
    ]);
    expect(mail.text).toContain(`/${locale}/origin#/coupon?code=ABCD-EFGH-JKMN-PQRS`);
    expect(mail.text).not.toContain('{');
    const signed = await composeMail('gift', locale, {
      name: 'Mei',
      giver: 'Lin',
      message: '生日快樂',
      title: 'kidbasic',
      code: 'ABCD',
    });
    for (const expected of ['Mei', 'Lin', '生日快樂']) expect(signed.text).toContain(expected);
    // A stranger's text has rows of its own: neither the subject nor our own sentences contain it.
    expect(`${signed.subject}${signed.text.split('ABCD')[0]}`).not.toMatch(/Mei|Lin|生日快樂/);
  });

  it('tell the giver where it went', async () => {
    const sent = { name: 'Lin', title: 'kidbasic', recipientName: 'Mei', recipientEmail: 'mei@mail.example' };
    const mail = await composeMail('giftSent', locale, sent);
    for (const expected of ['Mei', 'mei@mail.example']) expect(mail.text).toContain(expected);
    expect(mail.text).not.toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
  });

  it('tell who redeemed a code what it opened, and where that is', async () => {
    const used = { name: 'Lin', username: 'lin.go', title: 'kidbasic', code: 'ABCD-EFGH', at: '2026-11-21T16:30:00Z' };
    const compose = (isCourse: boolean) => composeMail('codeRedeemed', locale, { ...used, isCourse });
    const { subject, text } = await compose(true);
    expect(`${subject}${text}`).not.toMatch(/[{}]|mail\./);
    expect(subject).toContain('kidbasic');
    for (const expected of ['Lin', 'lin.go', 'ABCD-EFGH', `/${locale}/origin#/userSpace/courses`])
      expect(text).toContain(expected);
    // Half past midnight in Taipei.
    expect(text).toMatch(locale === 'en-US' ? /November 22, 2026 at 12:30\sAM/ : /2026年11月22日 0?0:30/);
    expect((await compose(false)).text).toContain(`/${locale}/origin#/userSpace/entitlements`);
    const forChild = await composeMail('codeRedeemed', locale, { ...used, isCourse: true, learner: 'Ishi' });
    expect(forChild.text).toContain(
      `${messages[locale].mail.codeRedeemed.learner}${locale === 'en-US' ? ': ' : '：'}Ishi`,
    );
  });

  it('tell who bought a code that it was used: a gift that arrived, or what nobody was given', async () => {
    const used = { name: 'Lin', username: 'lin.go', title: 'kidbasic', code: 'ABCD-EFGH', at: '2026-11-21T16:30:00Z' };
    const compose = (isGift: boolean) =>
      composeMail('codeUsed', locale, { ...used, isGift, ...(isGift && { recipientName: 'Mei' }) });
    const [gift, loose] = [await compose(true), await compose(false)];
    expect(gift.text).toContain('Mei');
    expect(gift.subject).not.toBe(loose.subject);
    for (const { subject, text } of [gift, loose]) {
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\./);
      for (const expected of ['kidbasic', 'lin.go', 'ABCD-EFGH', `/${locale}/origin#/userSpace/entitlements`])
        expect(text).toContain(expected);
    }
    const { notMe } = messages[locale].mail.codeUsed;
    expect([gift.text.includes(notMe), loose.text.includes(notMe)]).toEqual([false, true]);
  });

  it('tell of a week what was learned in it, a quiet one kindly, and how the letters end, to mail programs too', async () => {
    const week = {
      from: '2026-11-15T16:00:00.000Z',
      to: '2026-11-22T15:59:59.999Z',
      name: 'Lin',
      username: 'lin.go',
      isQuiet: false,
      isLearners: false,
      minutes: 85,
      finished: 3,
      tried: 12,
      solved: 9,
      mastered: ['Ladders', 'Nets'],
      next: { course: 'First captures', lesson: 'Snapback' },
      token: '7.0.a-key',
    };
    const none = { minutes: 0, finished: 0, tried: 0, solved: 0, mastered: [] };
    const emails = {
      own: week,
      learners: { ...week, isLearners: true, learner: 'Ishi' },
      quiet: { ...week, ...none, isQuiet: true },
      quietLearners: { ...week, ...none, isQuiet: true, isLearners: true, learner: 'Ishi' },
    };
    const href = 'http://localhost:3000/api/course/learning/weekly-letter/stop?token=7.0.a-key';
    const texts: string[] = [];
    for (const data of Object.values(emails)) {
      const { subject, text, html, headers } = await composeMail('weeklyProgress', locale, data);
      texts.push(text);
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\.|undefined|null/);
      expect(widthOf(subject), subject).toBeLessThanOrEqual(60);
      for (const expected of ['Lin', 'lin.go', 'Snapback', 'First captures', `/${locale}/learn`, href])
        expect(text).toContain(expected);
      expect(html).toContain(href);
      expect(headers).toEqual({
        'List-Unsubscribe': `<${href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect([text.includes('85'), text.includes('Ladders')]).toEqual([!data.isQuiet, !data.isQuiet]);
      expect(text.includes('Ishi')).toBe(data.isLearners);
      // What a mail server gets.
      const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail({ subject, text, headers });
      const raw = String(sent.message);
      expect(raw.replace(/\r\n[ \t]/g, ' ')).toMatch(/^List-Unsubscribe: +<http:\S+token=7\.0\.a-key>\r$/m);
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    }
    expect(new Set(texts).size).toBe(4);
    const nothingNext = await composeMail('weeklyProgress', locale, { ...week, next: null, mastered: [], tried: 0 });
    expect(nothingNext.text).not.toContain('Snapback');
    expect((await composeMail('welcome', locale, { account: 7 })).headers).toBeUndefined();
  });

  it('say that messages wait, nothing of them, and how these letters end, to mail programs too', async () => {
    const href = 'http://localhost:3000/api/course/message-letters/stop?token=7.a-key';
    for (const [side, page] of Object.entries({ teacher: 'teach', student: 'learn' })) {
      const data = { name: 'Lin', username: 'lin.go', side, token: '7.a-key' };
      const { subject, text, html, headers } = await composeMail('newMessages', locale, data);
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\.|undefined|null/);
      for (const expected of ['Lin', `/${locale}/${page}/messages`, messages[locale].mail.newMessages.stop.link, href])
        expect(text).toContain(expected);
      expect(html).toContain(href);
      expect(headers).toEqual({
        'List-Unsubscribe': `<${href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
  });

  it('say what a teacher answered to who asked to join a class, and where to go from there', async () => {
    const answer = {
      name: 'Lin',
      username: 'lin.go',
      student: 'Ishi',
      teacher: 'Chen Wei-Ting',
      className: 'Tigers (Mon)',
    };
    for (const [isAccepted, page] of [
      [true, 'learn'],
      [false, 'origin#/userSpace/account'],
    ] as const) {
      const { subject, text } = await composeMail('joinAnswered', locale, { ...answer, isAccepted });
      const texts = messages[locale].mail.joinAnswered;
      expect(subject).toBe(texts[isAccepted ? 'accepted' : 'declined'].subject);
      for (const expected of [...Object.values(answer), `/${locale}/${page}`]) expect(text).toContain(expected);
      expect(text.includes(texts.leave)).toBe(isAccepted);
      expect(`${subject}${text}`).not.toMatch(/[{}]|mail\.|undefined|null/);
    }
  });

  it('welcome who registered, whoever it was, and say when the month of VIP begins', async () => {
    const mail = await composeMail('welcome', locale, { account: 7 });
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|mail\.\w/);
    expect(mail.text).toContain('VIP');
    expect(mail.text).toContain(`/${locale}/origin#/userSpace/account`);
  });

  it('say no name where the address is not proved, and none that is no name', async () => {
    const at = '2026-11-21T16:30:00Z';
    const bad = {
      name: 'friend\nClaim at http://evil.example',
      learner: 'evil.example',
      recipientName: 'x@evil',
      teacher: 'evil.example',
    };
    const templates = {
      otp: { code: '048213', minutes: 10 },
      passwordReset: { code: '1', minutes: 10 },
      emailChanged: { at },
      passwordChanged: { at },
      passkeyAdded: { at },
      accountDeleted: { at },
      vipEndsSoon: { endsAt: at, isLearners: true },
      orderReceipt: { ...receipt, name: undefined },
      refund: { number: '1', title: 'Go', amount: 'NT$1', ends: true, isShipped: false },
      shipped: { number: '1', carrier: 'Post', tracking: 'T', trackingUrl: null, items: [] },
      giftSent: { title: 'Go' },
      codeRedeemed: { title: 'Go', code: 'ABCD', at, isCourse: true },
      codeUsed: { title: 'Go', code: 'ABCD', at, isGift: true },
      joinAnswered: { isAccepted: true },
    } as const;
    for (const [template, data] of Object.entries(templates))
      for (const typed of [{}, bad]) {
        const mail = await composeMail(template as keyof typeof templates, locale, { ...data, ...typed });
        expect(mail.text, template).toContain(messages[locale].mail.greeting.plain);
        expect(`${mail.subject}${mail.text}`, template).not.toMatch(/[{}]|mail\.\w|evil|undefined|null/);
      }
  });
});
