import * as z from 'zod';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, nameField } from '@/platform/kernel/mail/email-fields';
import { usedCode, usedCodeTexts } from './used-code';

const schema = z.object({ ...usedCode, isGift: z.boolean().nullish(), recipientName: nameField });

/** Email to the buyer of a code that another account redeemed: the gift has arrived, or the code was used by someone it was not given to. */
export const codeUsed = defineEmail(schema, (locale, { name, username, title, recipientName, ...used }) => {
  const { t, closing, origin, facts } = usedCodeTexts(locale);
  // Emails queued by an older release have no `isGift`; only gifts have the recipient's name.
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
});
