import { catalogueOperations } from '@/lib/catalogue/contract';
import { cartOperations } from '@/lib/cart/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { priceCart } from './quote-cart';
import { readCart, saveCart } from './saved-cart';

export const cartApi = newRouter();

serve(cartApi, catalogueOperations.priceCart, ({ ctx, body }) => priceCart({ ctx, input: body }));
serve(cartApi, cartOperations.cart, ({ ctx }) => readCart({ ctx }));
serve(cartApi, cartOperations.saveCart, ({ ctx, body }) => saveCart({ ctx, input: body }));
