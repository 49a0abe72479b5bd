import { shippingOperations } from '@/lib/shipping/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listShipping } from './shop-settings';

export const shippingApi = newRouter();

serve(shippingApi, shippingOperations.shipping, ({ ctx, query }) => listShipping(ctx.payload, query.currency));
