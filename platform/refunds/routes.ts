import { refundOperations } from '@/lib/refunds/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { askRefund, quoteRefund } from './refund-line';

export const refundsApi = newRouter();

serve(refundsApi, refundOperations.refundQuote, ({ ctx, params, query }) =>
  quoteRefund({ ctx, input: { ...params, ...query } }),
);

serve(refundsApi, refundOperations.refund, ({ ctx, params, query, headers, body }) =>
  askRefund({ ctx, input: { ...params, ...query, ...body, idempotencyKey: headers['idempotency-key'] } }),
);
