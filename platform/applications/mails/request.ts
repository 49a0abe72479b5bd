import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { pathOf } from '@/lib/kernel/api/operation';
import { applicationPageOperations } from '@/lib/applications/application-pages-contract';
import { env } from '@/lib/kernel/env';
import { applicationKinds, applicationStates } from '@/lib/applications/states';
import { currencies, formatMoney, fromMainUnit } from '@/lib/kernel/money';
import { joined } from '@/lib/kernel/i18n/joined';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { placeTime } from '@/lib/kernel/i18n/place-time';
import { zoneName } from '@/lib/kernel/i18n/zone-name';
import { messages } from '@/platform/kernel/messages';
import { classFile } from '@/platform/kernel/mail/calendar-attachment';
import { dayIn } from '@/platform/kernel/mail/dates';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { greeting, nameField } from '@/platform/kernel/mail/email-fields';

const schema = z.object({
  kind: z.enum(applicationKinds),
  action: z.string(),
  state: z.enum(applicationStates).optional(),
  reference: z.string(),
  key: z.string(),
  name: nameField,
  reason: z.string().nullish(),
  dueAt: z.string().nullish(),
  username: z.string().nullish(),
  group: z.string().nullish(),
  answers: z
    .object({
      childName: nameField,
      school: nameField,
      team: nameField,
      players: z.array(z.object({ name: nameField })).default([]),
      // Emails queued by an earlier version have it here, among the answers.
      group: z.string().nullish(),
    })
    .prefault({}),
  subject: z
    .object({
      id: z.string(),
      title: z.string(),
      place: z.string(),
      phone: z.string(),
      timeZone: z.string(),
      startsAt: z.string().nullable(),
      endsAt: z.string().nullable(),
    })
    .nullable(),
  teaching: z
    .object({
      payment: z
        .object({ amount: z.number(), currency: z.enum(currencies), reference: z.string(), bankDetails: z.string() })
        .nullable(),
      until: z.string().nullable(),
      answerBy: z.string().nullish(),
    })
    .optional(),
});
type Data = z.infer<typeof schema>;
type Payment = NonNullable<NonNullable<Data['teaching']>['payment']>;

/** Steps after which the applicant has a seat: their emails have a calendar file attached. */
const seatActions = ['book', 'moveUp', 'register', 'reminder', 'moved'];

/** Emails about an application whose button leads to something to do. */
const nextStep: Record<string, 'continue' | 'renew'> = {
  draft: 'continue',
  askMore: 'continue',
  remindMore: 'continue',
  endsSoon: 'renew',
  endsInAWeek: 'renew',
  expire: 'renew',
};

/** Emails whose reason is what the school asks for. */
const asks = ['askMore', 'remindMore'];

/** The email about a step of an application; its texts are messages `mail.request.{kind}.{action}`. */
export const request = defineEmail(schema, (locale, data) => {
  const { kind, action, state, name, reference, key, reason, dueAt, subject } = data;
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const { payment, until, answerBy } = data.teaching ?? {};
  const values = {
    title: subject?.title ?? '',
    reference,
    date: until ? dayIn(locale, until) : '',
    amount: payment ? amountIn(payment, locale) : '',
  };
  // A test compares the messages with the transitions.
  const which = action === 'link' ? 'link' : `${kind}.${action}`;
  const textOf = (part: 'subject' | 'text') => t(`request.${which}.${part}` as never, values as never);
  const hasSeat = seatActions.includes(action) && state !== 'WAITING';
  const step = kind === 'teaching' ? nextStep[action] : undefined;
  return {
    subject: textOf('subject'),
    heading: greeting(locale, name),
    paragraphs: [
      textOf('text'),
      ...(reason ? [t(asks.includes(action) ? 'request.needed' : 'request.reason', { reason })] : []),
      ...(answerBy ? [t('request.answerBy', { date: dayIn(locale, answerBy) })] : []),
      // What the school owes: after a payment the account, otherwise an answer.
      ...(dueAt ? [t(state === 'PAID' ? 'request.dueAccount' : 'request.due', { date: dayIn(locale, dueAt) })] : []),
      ...(kind === 'trial' && hasSeat ? [t('request.cancelHint')] : []),
      ...(kind === 'championship' && hasSeat ? [t('request.entryHint')] : []),
    ],
    facts: factsOf(data, locale),
    action: {
      label: t(`request.${step ?? 'action'}`),
      href: `${env.SITE_URL}/${locale}/origin#/requests/${reference}?key=${key}`,
    },
    // The page without scripts can only show and withdraw; steps that need a form have no such link.
    ...(!step && {
      otherWay: {
        label: t('request.otherWay'),
        href: `${env.SITE_URL}/api/${pathOf(applicationPageOperations.applicationPage, { reference })}?${new URLSearchParams({ key })}`,
      },
    }),
    closing: t('closing'),
    attachment: hasSeat && subject?.startsAt && subject.endsAt ? classFile(locale, reference, subject) : null,
  };
});

const amountIn = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>, locale: Locale) =>
  formatMoney(fromMainUnit(amount, currency), locale);

/** What the application is about, row by row. Names of persons stand only here, where the address is proved. */
function factsOf(
  { kind, reference, subject, username, group, answers, teaching }: Data,
  locale: Locale,
): { label: string; value: string }[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const rows: [label: string, value: unknown][] = [[t('request.facts.number'), reference]];
  if (subject) {
    rows.push([t(kind === 'trial' ? 'request.facts.branch' : 'request.facts.event'), subject.title]);
    if (subject.startsAt && subject.endsAt) {
      const time = placeTime(locale, subject.startsAt, subject.endsAt, subject.timeZone);
      const zone = zoneName(subject.timeZone, locale);
      rows.push([t('request.facts.time'), locale === 'en-US' ? `${time} (${zone})` : `${time}（${zone}）`]);
    }
    rows.push([t('request.facts.place'), subject.place], [t('request.facts.phone'), subject.phone]);
  }
  rows.push(
    [t('request.facts.child'), answers.childName],
    [t('request.facts.group'), group ?? answers.group],
    [t('request.facts.school'), answers.school],
    [t('request.facts.team'), answers.team],
    [
      t('request.facts.players'),
      joined(
        locale,
        answers.players.flatMap(({ name }) => name ?? []),
      ),
    ],
  );
  if (teaching) rows.push(...teachingFacts(teaching, username, locale));
  return rows.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : []));
}

function teachingFacts(
  { payment, until }: NonNullable<Data['teaching']>,
  username: Data['username'],
  locale: Locale,
): [label: string, value: unknown][] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.request.facts' });
  return [
    [t('fee'), payment && amountIn(payment, locale)],
    [t('payReference'), payment?.reference],
    [t('bank'), payment?.bankDetails],
    [t('username'), username],
    [t('until'), until && dayIn(locale, until)],
  ];
}
