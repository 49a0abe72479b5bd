import * as z from 'zod';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, nameField } from '@/platform/kernel/mail/email-fields';
import { usedCode, usedCodeTexts } from './used-code';

/** `learner` is set if the code was redeemed for a learner of the account. */
const schema = z.object({ ...usedCode, isCourse: z.boolean(), learner: nameField });

/** Email to the user who redeemed a code: what it opened, and where to find it. */
export const codeRedeemed = defineEmail(schema, (locale, { name, username, title, isCourse, learner, ...used }) => {
  const { t, closing, origin, facts } = usedCodeTexts(locale);
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
});
