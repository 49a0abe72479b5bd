import { render } from '@react-email/render';
import * as z from 'zod';
import { env } from '@/lib/env';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { schoolTimeZone } from '@/lib/domain/period';
import type { MailTemplate } from '@/platform/services/outbox/enqueue';
import { mailCopy } from './copy';
import { Letter, type LetterContent } from './letter';

const named = z.object({ name: z.string() });
/** A letter about an account says which: a family may share an address. */
const account = named.extend({ username: z.string() });
const coded = account.extend({ code: z.string(), minutes: z.number() });
const receipt = named.extend({
  number: z.string(),
  paidAt: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), amount: z.string() })),
  discount: z.string().nullable(),
  total: z.string(),
});

export type ComposedMail = { subject: string; html: string; text: string };

/** The message of a template in a language. Throws when `data` is not what the template needs. */
export async function composeMail(
  template: MailTemplate,
  wantedLocale: string | null,
  data: unknown,
): Promise<ComposedMail> {
  const locale = isLocale(wantedLocale) ? wantedLocale : defaultLocale;
  const content = contentOf(template, locale, data);
  return { subject: content.subject, html: await render(<Letter {...content} />), text: plainText(content) };
}

/** The same words for who reads without HTML. */
function plainText({ heading, paragraphs, code, receipt, action, closing }: LetterContent): string {
  const rows = receipt
    ? [
        ...receipt.lines.map(
          (line) => `${line.title}${line.quantity > 1 ? ` × ${line.quantity}` : ''}  ${line.amount}`,
        ),
        ...(receipt.discount ? [`${receipt.discount.label}  −${receipt.discount.amount}`] : []),
        `${receipt.total.label}  ${receipt.total.amount}`,
      ].join('\n')
    : undefined;
  return [heading, ...paragraphs, code, rows, action && `${action.label}\n${action.href}`, closing]
    .filter(Boolean)
    .join('\n\n');
}

function contentOf(template: MailTemplate, locale: keyof typeof mailCopy, data: unknown): LetterContent {
  const copy = mailCopy[locale];
  const origin = `${env.SITE_URL}/${locale}/origin#`;
  if (template === 'welcome') {
    const values = account.parse(data);
    const { subject, heading, paragraphs, action } = copy.welcome;
    return {
      locale,
      subject,
      heading: heading(values),
      paragraphs: [...paragraphs, copy.account(values)],
      action: { label: action, href: `${origin}/userSpace` },
      closing: copy.closing,
    };
  }
  if (template === 'orderReceipt') {
    const values = receipt.parse(data);
    const { subject, heading, paragraphs, discount, total, action } = copy.orderReceipt;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: schoolTimeZone }).format(
      new Date(values.paidAt),
    );
    return {
      locale,
      subject: subject(values),
      heading: heading(values),
      paragraphs: paragraphs({ number: values.number, date }),
      receipt: {
        lines: values.lines,
        discount: values.discount === null ? null : { label: discount, amount: values.discount },
        total: { label: total, amount: values.total },
      },
      action: { label: action, href: `${origin}/orders/${values.number}` },
      closing: copy.closing,
    };
  }
  const values = coded.parse(data);
  const { subject, heading, paragraphs } = copy[template];
  return {
    locale,
    subject,
    heading: heading(values),
    paragraphs: [copy.account(values), ...paragraphs(values)],
    code: values.code,
    closing: copy.ignore,
  };
}
