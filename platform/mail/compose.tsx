import { render } from '@react-email/render';
import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/env';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';
import type { MailTemplate } from '@/platform/services/outbox/enqueue';
import type { CalendarAttachment } from './calendar-attachment';
import { dayIn, momentIn } from './dates';
import { giftLetter, giftSentLetter } from './gift-letter';
import { Letter, type LetterBody, type LetterContent } from './letter';
import { codeRedeemedLetter, codeUsedLetter } from './redeem-letter';
import { requestLetter } from './request-letter';
import { accountLine, greeting, saidName } from './said';
import { shippedLetter } from './shipped-letter';

/** What somebody typed is there only for an address whose owner has proved it (services/outbox/enqueue). */
const named = z.object({ name: saidName });
/** A letter about an account says which: a family may share an address. */
const account = named.extend({ username: z.string().nullish() });
const coded = account.extend({ code: z.string(), minutes: z.number() });
const vipEnd = account.extend({ endsAt: z.coerce.date(), isLearners: z.boolean().nullish(), learner: saidName });
const deed = account.extend({ at: z.coerce.date() });
const receipt = named.extend({
  number: z.string(),
  paidAt: z.coerce.date(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), amount: z.string() })),
  discount: z.string().nullable(),
  // Letters of before shipping had a price.
  shipping: z.string().nullable().default(null),
  total: z.string(),
});
const refund = named.extend({
  ...{ number: z.string(), title: z.string(), amount: z.string() },
  /** Of that, what was paid for shipping. */
  shipping: z.string().nullable().default(null),
  /** What it gave is taken back; it is a thing that may be on its way. */
  ...{ ends: z.boolean(), isShipped: z.boolean() },
});

/** Letters that tell what was done to an account. */
const deeds = ['emailChanged', 'passwordChanged', 'passkeyAdded', 'accountDeleted'] as const;
const isDeed = (template: string): template is (typeof deeds)[number] => deeds.some((one) => one === template);

export type ComposedMail = { subject: string; html: string; text: string; attachments?: CalendarAttachment[] };

/** The message of a template in a language. Throws when `data` is not what the template needs. */
export async function composeMail(
  template: MailTemplate,
  wantedLocale: string | null,
  data: unknown,
): Promise<ComposedMail> {
  const locale = isLocale(wantedLocale) ? wantedLocale : defaultLocale;
  const { attachment, ...said } =
    template === 'request' ? requestLetter(locale, data) : { ...contentOf(template, locale, data), attachment: null };
  const content = { locale, shop: messages[locale].mail.closing, ...said };
  return {
    subject: content.subject,
    html: await render(<Letter {...content} />),
    text: plainText(content),
    ...(attachment && { attachments: [attachment] }),
  };
}

/** The same words for who reads without HTML. */
function plainText({
  locale,
  heading,
  paragraphs,
  code,
  receipt = [],
  facts = [],
  action,
  otherWay,
  closing,
}: LetterContent): string {
  const rows = receipt.map(({ label, amount }) => `${label}  ${amount}`).join('\n');
  const lines = facts.map(({ label, value }) => `${label}${locale === 'en-US' ? ': ' : '：'}${value}`).join('\n');
  const links = [action, otherWay].map((link) => link && `${link.label}\n${link.href}`);
  return [heading, ...paragraphs, code, rows, lines, ...links, closing].filter(Boolean).join('\n\n');
}

function contentOf(template: Exclude<MailTemplate, 'request'>, locale: Locale, data: unknown): LetterBody {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const origin = `${env.SITE_URL}/${locale}/origin#`;
  if (template === 'gift') return giftLetter(locale, data);
  if (template === 'giftSent') return giftSentLetter(locale, data);
  if (template === 'shipped') return shippedLetter(locale, data);
  if (template === 'codeRedeemed') return codeRedeemedLetter(locale, data);
  if (template === 'codeUsed') return codeUsedLetter(locale, data);
  // Who registered is not known yet: nothing they typed is in it.
  if (template === 'welcome')
    return {
      subject: t('welcome.subject'),
      heading: t('welcome.subject'),
      paragraphs: [t('welcome.created'), t('welcome.gift'), t('welcome.notMe')],
      action: { label: t('welcome.action'), href: `${origin}/userSpace/account` },
      closing: t('closing'),
    };
  if (template === 'vipEndsSoon') {
    const { name, username, endsAt, learner, ...whose } = vipEnd.parse(data);
    // Letters of before knew it by the name alone.
    const isLearners = whose.isLearners ?? learner !== null;
    const date = dayIn(locale, endsAt);
    return {
      subject: t(isLearners ? 'vipEndsSoon.subjectFor' : 'vipEndsSoon.subject', { date }),
      heading: greeting(locale, name),
      paragraphs: [
        t(isLearners ? 'vipEndsSoon.textFor' : 'vipEndsSoon.text', { date }),
        t(isLearners ? 'vipEndsSoon.staysFor' : 'vipEndsSoon.stays'),
        ...accountLine(locale, username),
      ],
      ...(learner && { facts: [{ label: t('codeRedeemed.learner'), value: learner }] }),
      action: { label: t('vipEndsSoon.action'), href: `${env.SITE_URL}/${locale}/courses/type/vip` },
      closing: t('closing'),
    };
  }
  if (template === 'orderReceipt') {
    const { name, number, paidAt, lines, discount, shipping, total } = receipt.parse(data);
    const date = dayIn(locale, paidAt);
    return {
      subject: t('orderReceipt.subject', { number }),
      heading: name ? t('orderReceipt.heading', { name }) : greeting(locale, null),
      paragraphs: [t('orderReceipt.text', { number, date })],
      receipt: [
        ...lines.map(({ title, quantity, amount }) => ({
          label: quantity > 1 ? `${title} × ${quantity}` : title,
          amount,
        })),
        ...(discount === null ? [] : [{ label: t('orderReceipt.discount'), amount: `−${discount}` }]),
        ...(shipping === null ? [] : [{ label: t('orderReceipt.shipping'), amount: shipping }]),
        { label: t('orderReceipt.total'), amount: total },
      ],
      action: { label: t('orderReceipt.action'), href: `${origin}/orders/${number}` },
      closing: t('closing'),
    };
  }
  if (template === 'refund') {
    const { name, number, title, amount, shipping, ends, isShipped } = refund.parse(data);
    return {
      subject: t('refund.subject', { number }),
      heading: name ? t('refund.heading', { name }) : greeting(locale, null),
      paragraphs: [
        t('refund.text', { amount, title, number }),
        ...(shipping === null ? [] : [t('refund.shipping', { amount: shipping })]),
        t('refund.way'),
        ...(isShipped ? [t('refund.goods')] : ends ? [t('refund.ends')] : []),
      ],
      action: { label: t('orderReceipt.action'), href: `${origin}/orders/${number}` },
      closing: t('closing'),
    };
  }
  if (isDeed(template)) {
    const { name, username, at } = deed.parse(data);
    const date = momentIn(locale, at);
    const again = `${origin}/forgotPassword${username ? `?${new URLSearchParams({ account: username })}` : ''}`;
    return {
      subject: t(`${template}.subject`),
      heading: greeting(locale, name),
      paragraphs: [...accountLine(locale, username), t(`${template}.text`, { date }), t(`${template}.otherwise`)],
      ...((template === 'passwordChanged' || template === 'passkeyAdded') && {
        action: { label: t(`${template}.action`), href: again },
      }),
      closing: t('closing'),
    };
  }
  const { name, username, code, minutes } = coded.parse(data);
  return {
    subject: t(`${template}.subject`),
    heading: greeting(locale, name),
    paragraphs: [...accountLine(locale, username), t(`${template}.text`, { minutes })],
    code,
    closing: t('ignore'),
  };
}
