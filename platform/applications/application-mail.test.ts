import { describe, expect, it } from 'vitest';
import { transitions } from '@/lib/applications/states';
import { locales } from '@/lib/kernel/i18n/locales';
import '@/platform/emails';
import { composeMail } from '@/platform/kernel/mail/compose';
import { championships } from '@/platform/seed/content/championships';
import { stores } from '@/platform/seed/content/stores';
import { messages } from '@/platform/kernel/messages';
import { widthOf } from '@/tests/setup/text-width';

describe.each(locales)('letters about a trial class in %s', (locale) => {
  const subject = {
    id: 'class-1',
    title: 'Nagoya',
    place: 'Sakae 1',
    phone: '052-5550-0100',
    timeZone: 'Asia/Tokyo',
    startsAt: '2026-12-01T06:00:00.000Z',
    endsAt: '2026-12-01T07:00:00.000Z',
  };
  const compose = (action: string, more: object = {}) =>
    composeMail('request', locale, {
      kind: 'trial',
      action,
      state: 'BOOKED',
      reference: 'T-ABCD-EFGH',
      key: 'a-key',
      name: 'Lin',
      answers: { childName: 'Ishi' },
      subject,
      ...more,
    });
  const emailedActions = transitions.trial.filter((step) => 'tells' in step).map(({ action }) => action);

  it('say which child, which branch and when there, and lead to the request with and without scripts', async () => {
    for (const action of [...emailedActions, 'reminder', 'moved', 'link']) {
      const { subject: title, text, html } = await compose(action);
      expect(`${title}${text}`, action).not.toMatch(/[{}]|mail\.request/);
      for (const expected of ['Lin', 'Ishi', 'Nagoya', 'Sakae 1', 'T-ABCD-EFGH'])
        expect(text, action).toContain(expected);
      // To an address that is not proved the data hold no name.
      const unnamed = await compose(action, { name: undefined, answers: undefined });
      expect(`${unnamed.subject}${unnamed.text}`, action).not.toMatch(/[{}]|Lin|Ishi|undefined/);
      for (const expected of ['Nagoya', 'T-ABCD-EFGH']) expect(unnamed.text, action).toContain(expected);
      expect(text, action).toMatch(locale === 'en-US' ? /3:00\s*–\s*4:00\sPM/ : /15[:時]00分?\s?[–～〜]\s?16[:時]00/);
      expect(text, action).toMatch(/[(（](?:日本標準時間?|日本标准时间|Japan Standard Time)[)）]/);
      for (const link of [
        `/${locale}/origin#/requests/T-ABCD-EFGH?key=a-key`,
        '/requests/T-ABCD-EFGH/page?key=a-key',
      ]) {
        expect(text, action).toContain(link);
        expect(html, action).toContain(link);
      }
    }
  });

  it('bring a calendar file where a seat is kept, and none to who waits', async () => {
    expect((await compose('moved')).attachments).toHaveLength(1);
    expect((await compose('moved', { state: 'WAITING' })).attachments).toBeUndefined();
    expect((await compose('withdraw')).attachments).toBeUndefined();
    expect((await compose('cancel', { reason: 'The teacher is ill.' })).text).toContain('The teacher is ill.');
  });
});

describe.each(locales)('subjects in %s', (locale) => {
  it('fit into a list of mails, with the longest name of a branch and of a championship', async () => {
    const longest = (names: string[]) => names.toSorted((a, b) => widthOf(b) - widthOf(a))[0]!;
    const titles = {
      trial: longest(stores.map(({ name }) => name[locale])),
      championship: longest(championships.map(({ title }) => title[locale])),
      teaching: '',
    };
    for (const [kind, title] of Object.entries(titles)) {
      const actions = Object.keys(messages[locale].mail.request[kind as keyof typeof titles]);
      for (const action of actions) {
        const mail = await composeMail('request', locale, {
          kind,
          action,
          state: 'BOOKED',
          reference: 'T-ABCD-EFGH',
          key: 'a-key',
          name: 'Lin',
          answers: {},
          subject: { id: '1', title, place: '', phone: '', timeZone: 'Asia/Taipei', startsAt: null, endsAt: null },
          teaching: { payment: null, username: 'lin.go', until: '2027-11-30T16:00:00Z' },
        });
        expect(widthOf(mail.subject), mail.subject).toBeLessThanOrEqual(60);
      }
    }
  });
});

describe.each(locales)('letters about a championship and an application in %s', (locale) => {
  const who = { reference: 'X-ABCD-EFGH', key: 'a-key', name: 'Lin' };
  const cup = {
    id: 'cup',
    title: 'Sente Cup',
    place: 'School 1',
    phone: '02-5550-0100',
    timeZone: 'Asia/Taipei',
    startsAt: '2026-12-19T01:00:00.000Z',
    endsAt: '2026-12-19T09:30:00.000Z',
  };
  const clean = ({ subject, text }: { subject: string; text: string }, expected: string[]) => {
    expect(`${subject}${text}`).not.toMatch(/[{}]|mail\.request|undefined/);
    for (const one of expected) expect(text).toContain(one);
  };

  it('each step and each reminder has its words, and who has a place gets the calendar file', async () => {
    const emailedActions = transitions.championship.filter((step) => 'tells' in step).map(({ action }) => action);
    for (const action of [...emailedActions, 'reminder', 'moved']) {
      const state = action === 'wait' ? 'WAITING' : 'REGISTERED';
      const answers = { team: 'A', group: 'Upper', players: [{ name: 'Ishi' }] };
      const mail = await composeMail('request', locale, {
        ...who,
        kind: 'championship',
        action,
        state,
        subject: cup,
        answers,
      });
      clean(mail, ['Sente Cup', 'School 1', 'Upper', 'X-ABCD-EFGH', 'Ishi']);
      const { answers: _, name: __, ...unnamed } = { ...who, answers };
      clean(
        await composeMail('request', locale, {
          ...unnamed,
          kind: 'championship',
          action,
          state,
          subject: cup,
          group: 'Upper',
        }),
        ['Sente Cup', 'Upper'],
      );
      const hasSeat = ['register', 'moveUp', 'reminder', 'moved'].includes(action);
      expect(mail.attachments?.map(({ filename }) => filename)).toEqual(hasSeat ? ['X-ABCD-EFGH.ics'] : undefined);
    }
  });

  it('what is asked for is said with its day, again in the reminder, and no more once it is closed', async () => {
    const compose = (action: string, answerBy: string | null, reason?: string) =>
      composeMail('request', locale, {
        ...who,
        kind: 'teaching',
        action,
        reason,
        subject: null,
        answers: {},
        teaching: { payment: null, username: null, until: null, answerBy },
      });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date('2026-12-22T06:00:00Z'));
    for (const action of ['askMore', 'remindMore']) {
      const mail = await compose(action, '2026-12-22T06:00:00Z', 'Side two.');
      clean(mail, ['Side two.', day, '/origin#/requests/X-ABCD-EFGH?key=a-key']);
    }
    clean(await compose('unanswered', null), ['/requests/X-ABCD-EFGH/page?key=a-key']);
  });

  it('after the review an answer is promised, after the payment the account, each with its day', async () => {
    const compose = (action: string, state: string) =>
      composeMail('request', locale, {
        ...who,
        kind: 'teaching',
        action,
        state,
        subject: null,
        answers: {},
        dueAt: '2026-12-01T15:59:59Z',
        teaching: { payment: null, username: null, until: null },
      });
    const { due, dueAccount } = messages[locale].mail.request;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date('2026-12-01T12:00:00Z'));
    const [promise, account] = [due, dueAccount].map((text) => text.replace('{date}', date));
    const [submitted, paid] = [await compose('submit', 'SUBMITTED'), await compose('pay', 'PAID')];
    clean(submitted, [promise!]);
    clean(paid, [account!]);
    expect(paid.text).not.toContain(promise);
  });
});

it('a mail without what it needs is not sent', async () => {
  await expect(composeMail('otp', 'en-US', { name: 'Lin' })).rejects.toThrow();
});
