import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';
import { momentIn } from './dates';
import type { LetterBody } from './letter';
import { accountLine, greeting, saidName } from './said';

const redeemed = z.object({
  ...{ name: saidName, username: z.string().nullish(), title: z.string(), code: z.string(), at: z.coerce.date() },
});
/** A learner of the account, where it was redeemed for one. */
const toRedeemer = redeemed.extend({ isCourse: z.boolean(), learner: saidName });
const toOwner = redeemed.extend({ isGift: z.boolean().nullish(), recipientName: saidName });

/** To who redeemed a code: what it opened, and where that is. */
export function codeRedeemedLetter(locale: Locale, data: unknown): LetterBody {
  const { t, closing, origin, facts } = wordsOf(locale);
  const { name, username, title, isCourse, learner, ...used } = toRedeemer.parse(data);
  return {
    subject: t('codeRedeemed.subject', { title }),
    heading: greeting(locale, name),
    paragraphs: [t('codeRedeemed.text', { title }), ...accountLine(locale, username), t('codeRedeemed.notMe')],
    facts: [...(learner ? [{ label: t('codeRedeemed.learner'), value: learner }] : []), ...facts(used)],
    action: isCourse
      ? { label: t('codeRedeemed.toCourses'), href: `${origin}/userSpace/courses` }
      : { label: t('codeRedeemed.toBenefits'), href: `${origin}/userSpace/entitlements` },
    closing,
  };
}

/** To who bought the code that somebody else redeemed: the gift has arrived, or a code is in hands it was not given to. */
export function codeUsedLetter(locale: Locale, data: unknown): LetterBody {
  const { t, closing, origin, facts } = wordsOf(locale);
  const { name, username, title, recipientName, ...used } = toOwner.parse(data);
  // Letters of before knew it by the name alone.
  const isGift = used.isGift ?? recipientName !== null;
  return {
    subject: isGift ? t('codeUsed.giftSubject') : t('codeUsed.subject', { title }),
    heading: greeting(locale, name),
    paragraphs: isGift
      ? [t('codeUsed.giftText', { title }), ...accountLine(locale, username)]
      : [t('codeUsed.text', { title }), ...accountLine(locale, username), t('codeUsed.notMe')],
    facts: [...(recipientName ? [{ label: t('giftSent.to'), value: recipientName }] : []), ...facts(used)],
    action: {
      label: t(isGift ? 'giftSent.action' : 'codeRedeemed.toBenefits'),
      href: `${origin}/userSpace/entitlements`,
    },
    closing,
  };
}

function wordsOf(locale: Locale) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    t,
    closing: t('closing'),
    origin: `${env.SITE_URL}/${locale}/origin#`,
    facts: ({ code, at }: { code: string; at: Date }) => [
      { label: t('codeRedeemed.code'), value: code },
      { label: t('codeRedeemed.at'), value: momentIn(locale, at) },
    ],
  };
}
