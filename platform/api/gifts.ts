import { giftOperations } from '@/lib/contract/gifts';
import { revokeGift } from '@/platform/services/ecommerce/gifts/revoke-gift';
import { giftCard, listGifts } from '@/platform/services/ecommerce/gifts/list-gifts';
import { createGift } from '@/platform/services/ecommerce/gifts/create-gift';
import { newRouter, serve } from './serve';

export const giftsApi = newRouter();

serve(giftsApi, giftOperations.gifts, ({ ctx, query }) => listGifts({ ctx, input: query }));
serve(giftsApi, giftOperations.give, ({ ctx, headers, body }) =>
  createGift({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(giftsApi, giftOperations.callBack, ({ ctx, params }) => revokeGift({ ctx, input: params }));
serve(giftsApi, giftOperations.card, ({ ctx, params }) => giftCard({ ctx, input: params }));
