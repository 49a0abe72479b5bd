import { activationOperations } from '@/lib/contract/activation';
import { listActivatable } from '@/platform/services/classes/activation/list-activatable';
import { listActivations } from '@/platform/services/classes/activation/list-activations';
import { orderActivation } from '@/platform/services/classes/activation/order-activation';
import { quoteActivation } from '@/platform/services/classes/activation/quote-activation';
import { listCodes } from '@/platform/services/classes/codes/list-codes';
import { orderCodes } from '@/platform/services/classes/codes/order-codes';
import { saveCodes } from '@/platform/services/classes/codes/save-codes';
import { voidOwnCodes } from '@/platform/services/classes/codes/void-own-codes';
import { getMinutes } from '@/platform/services/classes/minutes/get-minutes';
import { newRouter, serve } from './serve';

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
