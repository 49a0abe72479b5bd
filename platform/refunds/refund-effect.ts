import * as z from 'zod';
import type { Effect } from '@/platform/kernel/outbox/effects';
import { payRefundDue } from './pay-refund-due';
import { failRefund, settleRefund } from './settle-refund';

/** Money that came for nothing, or of a refunded line. */
const dueSchema = z.union([z.object({ paymentId: z.string() }), z.object({ refundId: z.string() })]);

/** Money on its way back, as the outbox does it. A line's refund that the provider does not take waits for staff. */
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
