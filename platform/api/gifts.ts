import { giftOperations } from '@/lib/contract/gifts';
import { callBackGift } from '@/platform/services/ecommerce/gifts/call-back';
import { giftCard, listGifts } from '@/platform/services/ecommerce/gifts/list-gifts';
import { makeGift } from '@/platform/services/ecommerce/gifts/make-gift';
import { newRouter, serve } from './serve';

export const giftsApi = newRouter();

serve(giftsApi, giftOperations.gifts, ({ ctx, query }) => listGifts({ ctx, input: query }));
serve(giftsApi, giftOperations.give, ({ ctx, headers, body }) =>
  makeGift({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(giftsApi, giftOperations.callBack, ({ ctx, params }) => callBackGift({ ctx, input: params }));
serve(giftsApi, giftOperations.card, ({ ctx, params }) => giftCard({ ctx, input: params }));
