import * as z from 'zod';
import { ofLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { currencySchema, inLocale, integer, texts } from '@/lib/kernel/api/shapes';

export const purchaseLogEntrySchema = z.object({
  id: z.string(),
  isRefund: z.boolean(),
  ...texts('orderId', 'productId', 'title'),
  quantity: integer,
  amount: z.number(),
  currency: currencySchema,
  purchasedAt: z.string(),
  /** The learner for whom it was bought. */
  ...ofLearner,
});
export type PurchaseLogEntry = z.infer<typeof purchaseLogEntrySchema>;

const { get } = operationsOf('user');
/** Titles come in the given language, or else the account's. */
export const purchaseLogOperations = {
  purchaseLog: get('/getOwnPurchaseLog', {
    summary: 'Own purchases, newest first',
    access: 'user',
    query: inLocale,
    response: z.array(purchaseLogEntrySchema),
  }),
};
