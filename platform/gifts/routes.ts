import { giftOperations } from '@/lib/gifts/contract';
import { revokeGift } from './revoke-gift';
import { giftCard, listGifts } from './list-gifts';
import { createGift } from './create-gift';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const giftsApi = newRouter();

serve(giftsApi, giftOperations.gifts, ({ ctx, query }) => listGifts({ ctx, input: query }));
serve(giftsApi, giftOperations.give, ({ ctx, headers, body }) =>
  createGift({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(giftsApi, giftOperations.callBack, ({ ctx, params }) => revokeGift({ ctx, input: params }));
serve(giftsApi, giftOperations.card, ({ ctx, params }) => giftCard({ ctx, input: params }));
