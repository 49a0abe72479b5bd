import { render } from '@react-email/render';
import { defaultLocale, isLocale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import type { CalendarAttachment } from './calendar-attachment';
import { EmailLayout, type EmailContent } from './email-layout';
import { writeEmail, type MailTemplate } from '@/platform/kernel/mail/emails';

export type ComposedMail = {
  subject: string;
  html: string;
  text: string;
  attachments?: CalendarAttachment[];
  headers?: Record<string, string>;
};

/** Renders the email of a template in a language. Throws if `data` does not match the template's schema. */
export async function composeMail(
  template: MailTemplate,
  wantedLocale: string | null,
  data: unknown,
): Promise<ComposedMail> {
  const locale = isLocale(wantedLocale) ? wantedLocale : defaultLocale;
  const { attachment, ...body } = writeEmail(template, locale, data);
  const content = { locale, shop: messages[locale].mail.closing, ...body };
  return {
    subject: content.subject,
    html: await render(<EmailLayout {...content} />),
    text: plainText(content),
    ...(attachment && { attachments: [attachment] }),
    ...(content.unsubscribe && { headers: unsubscribeHeaders(content.unsubscribe.href) }),
  };
}

/** Headers for the mail program's own button (RFC 2369), which works with one click (RFC 8058). */
const unsubscribeHeaders = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The same content as plain text. */
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
  unsubscribe,
}: EmailContent): string {
  const rows = receipt.map(({ label, amount }) => `${label}  ${amount}`).join('\n');
  const lines = facts.map(({ label, value }) => `${label}${locale === 'en-US' ? ': ' : '：'}${value}`).join('\n');
  const written = (link: EmailContent['action']) => link && `${link.label}\n${link.href}`;
  const links = [action, otherWay].map(written);
  const parts = [heading, ...paragraphs, code, rows, lines, ...links, closing, written(unsubscribe)];
  return parts.filter(Boolean).join('\n\n');
}
