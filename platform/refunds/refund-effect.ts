import * as z from 'zod';
import type { Effect } from '@/platform/kernel/outbox/effects';
import { payRefundDue } from './pay-refund-due';
import { failRefund, settleRefund } from './settle-refund';

/** The refund due on a payment, or the refund of a line. */
const dueSchema = z.union([z.object({ paymentId: z.string() }), z.object({ refundId: z.string() })]);

/** Pays refunds, as an effect of the outbox. A line's refund that the provider rejects waits for staff. */
export const refundEffect: Effect = {
  async perform(ctx, data) {
    const input = dueSchema.parse(data);
    await ('refundId' in input ? settleRefund({ ctx, input }) : payRefundDue({ ctx, input }));
  },
  async giveUp(payload, data, error, now) {
    const input = dueSchema.safeParse(data).data;
    if (input && 'refundId' in input) await failRefund(payload, input.refundId, error.slice(0, 500), now);
  },
};
