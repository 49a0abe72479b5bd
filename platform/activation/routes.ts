import { activationOperations } from '@/lib/activation/contract';
import { listActivatable } from './list-activatable';
import { listActivations } from './list-activations';
import { orderActivation } from './order-activation';
import { quoteActivation } from './quote-activation';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const activationApi = newRouter();

serve(activationApi, activationOperations.activatable, ({ ctx, query }) => listActivatable({ ctx, input: query }));
serve(activationApi, activationOperations.quote, ({ ctx, body }) => quoteActivation({ ctx, input: body }));
serve(activationApi, activationOperations.activate, ({ ctx, body, headers }) =>
  orderActivation({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(activationApi, activationOperations.activations, ({ ctx, query }) => listActivations({ ctx, input: query }));
