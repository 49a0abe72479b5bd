import * as z from 'zod';
import { grantKinds } from '@/lib/catalogue/grant';
import { ofLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale, integer, texts } from '@/lib/kernel/api/shapes';

/** What the user owns now, derived from all valid entitlements. */
export const entitlementSchema = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  ...texts('productId', 'title'),
  /** For an exam that came with another product: its grade, as `title` is that product's. */
  examGrade: z.string().nullable().default(null),
  /** For an exam: its grade, e.g. 'G15'. */
  exam: z.string().nullable().default(null),
  orderId: z.string().nullable(),
  ...texts('grantedAt', 'startsAt'),
  endsAt: z.string().nullable(),
  /** hours: minutes; others: how many. */
  amount: integer,
  /** redeemCode only. */
  code: z.string().nullable(),
  /** The learner who owns it. */
  ...ofLearner,
});
export type Entitlement = z.infer<typeof entitlementSchema>;

const { get } = operationsOf('user');
/** Titles come in the given language, or else the account's. */
export const entitlementOperations = {
  entitlements: get('/entitlements', {
    summary: 'What the user owns now: valid entitlements and unredeemed codes',
    access: 'user',
    query: inLocale,
    response: z.array(entitlementSchema),
  }),
};
