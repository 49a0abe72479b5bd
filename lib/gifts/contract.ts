import * as z from 'zod';
import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { normalizeCourseCode } from '@/lib/kernel/text/course-code';
import { giftStatuses, maxGiftMessage } from './gift';
import { cleanText } from '@/lib/kernel/text/plain-text';
import { nameSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale, localeSchema, partOfList, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** An unredeemed code of the account, given to another person. Without an email address it is a card to print. */
export const giftInputSchema = z.strictObject({
  code: z.string().max(80).transform(normalizeCourseCode),
  recipientName: nameSchema(),
  recipientEmail: z.email().max(120).optional(),
  message: z
    .string()
    .transform(cleanText)
    .pipe(
      z
        .string()
        .trim()
        .max(maxGiftMessage)
        .refine((text) => !hasAddress(text)),
    )
    .optional(),
  /** The recipient's language, for the email and the card. */
  locale: localeSchema,
  /** A day of the school's calendar; absent: send at once. */
  sendOn: z.iso.date().optional(),
});
export type GiftInput = z.output<typeof giftInputSchema>;

const giftSchema = z.object({
  id: z.string(),
  status: z.enum(giftStatuses),
  ...texts('productId', 'title', 'recipientName', 'createdAt'),
  /** null: the gift was revoked. */
  code: z.string().nullable(),
  ...textsOrNull('recipientEmail', 'message', 'sendAt', 'sentAt', 'redeemedAt'),
  /** Whether its email has been sent; false if no mail server is configured. */
  isMailed: z.boolean().default(true),
  locale: localeSchema,
});
export type Gift = z.infer<typeof giftSchema>;

/** The texts of a card, in the recipient's language. */
const giftCardSchema = z.object({
  locale: localeSchema,
  ...texts('shop', 'heading', 'title', 'from', 'codeLabel', 'code', 'address'),
  ...textsOrNull('message', 'expires'),
  steps: z.array(z.string()),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

const one = z.object({ id: z.string().max(40) });
const once = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(120)
    .meta({ description: 'A new random value for each gift; the same one when the request is sent again.' }),
});

const { get, post } = operationsOf('ecommerce');
export const giftOperations = {
  gifts: get('/gifts', {
    summary: 'Gifts the user has made, newest first; with ?before= those made before this one',
    access: 'user',
    query: inLocale.extend(partOfList.shape),
    response: z.array(giftSchema),
    errors: ['NOT_FOUND'],
  }),
  give: post('/gifts', {
    summary: 'Give an unredeemed code of one’s own away, by mail or as a card; the same gift for the same key',
    access: 'user',
    headers: once,
    body: giftInputSchema,
    response: giftSchema,
    errors: [
      'NOT_FOUND',
      'CODE_INVALID',
      'CODE_ALREADY_REDEEMED',
      'STATE_CHANGED',
      'TOO_MANY_GIFTS',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  callBack: post('/gifts/{id}/call-back', {
    summary: 'Call a gift back that nobody has redeemed: its code ends, and the user gets a new one',
    access: 'user',
    params: one,
    response: giftSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED', 'GIFT_REDEEMED'],
  }),
  card: get('/gifts/{id}/card', {
    summary: 'What stands on the card of a gift',
    access: 'user',
    params: one,
    response: giftCardSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
  }),
};
