import * as z from 'zod';
import { giftInputSchema } from '@/lib/gifts/contract';
import { maxGiftDays } from '@/lib/gifts/gift';
import { locales } from '@/lib/kernel/locale';
import { schoolTimeZone } from '@/lib/kernel/period';

/** The days of the school's calendar on which a gift may be sent, as a date field writes them. */
export function giftDays(now = new Date()): { first: string; last: string } {
  const first = new Intl.DateTimeFormat('sv-SE', { timeZone: schoolTimeZone }).format(now);
  return { first, last: new Date(Date.parse(first) + maxGiftDays * 86_400_000).toISOString().slice(0, 10) };
}

const { recipientName, message } = giftInputSchema.shape;

/** The form's values: an address only for delivery by email, a day only where one is chosen. */
export const giftValues = z
  .object({
    by: z.enum(['mail', 'card']),
    recipientName,
    recipientEmail: z.string().trim(),
    message: message.unwrap(),
    when: z.enum(['now', 'day']),
    sendOn: z.string(),
    locale: z.enum(locales),
  })
  .superRefine(({ by, recipientEmail, when, sendOn }, context) => {
    const wrong = (path: string) => context.addIssue({ code: 'custom', path: [path] });
    if (by === 'card') return;
    if (!z.email().max(120).safeParse(recipientEmail).success) wrong('recipientEmail');
    const { first, last } = giftDays();
    if (when === 'day' && !(sendOn >= first && sendOn <= last)) wrong('sendOn');
  });
export type GiftValues = z.infer<typeof giftValues>;
