import { activationOperations } from '@/lib/activation/contract';
import { listActivatable } from './list-activatable';
import { listActivations } from './list-activations';
import { orderActivation } from './order-activation';
import { quoteActivation } from './quote-activation';
import { listCodes } from '@/platform/teacher-codes/list-codes';
import { orderCodes } from '@/platform/teacher-codes/order-codes';
import { saveCodes } from '@/platform/teacher-codes/save-codes';
import { voidOwnCodes } from '@/platform/teacher-codes/void-own-codes';
import { getMinutes } from '@/platform/minutes/get-minutes';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const activationApi = newRouter();

serve(activationApi, activationOperations.activatable, ({ ctx, query }) => listActivatable({ ctx, input: query }));
serve(activationApi, activationOperations.quote, ({ ctx, body }) => quoteActivation({ ctx, input: body }));
serve(activationApi, activationOperations.activate, ({ ctx, body, headers }) =>
  orderActivation({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(activationApi, activationOperations.activations, ({ ctx, query }) => listActivations({ ctx, input: query }));
serve(activationApi, activationOperations.orderCodes, ({ ctx, body, headers }) =>
  orderCodes({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(activationApi, activationOperations.codes, ({ ctx, query }) => listCodes({ ctx, input: query }));
serve(activationApi, activationOperations.voidCodes, ({ ctx, body }) => voidOwnCodes({ ctx, input: body }));
serve(activationApi, activationOperations.saveCodes, ({ ctx, query }) => saveCodes({ ctx, input: query }));
serve(activationApi, activationOperations.minutes, ({ ctx, query }) => getMinutes({ ctx, input: query }));
