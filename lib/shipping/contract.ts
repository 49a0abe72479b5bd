import * as z from 'zod';
import { storeRegions } from '@/lib/branches/store-regions';
import { operationsOf } from '@/lib/kernel/api/operation';
import { amount, currencySchema } from '@/lib/kernel/api/shapes';

const shippingSchema = z.array(z.object({ country: z.enum(storeRegions), price: amount, freeFrom: amount.nullable() }));
export type Shipping = z.infer<typeof shippingSchema>;

const { get } = operationsOf('ecommerce');
export const shippingOperations = {
  shipping: get('/shipping', {
    summary: 'Where goods are sent in a currency, for how much; a country that is missing is not sent to',
    access: 'public',
    query: z.object({ currency: currencySchema }),
    response: shippingSchema,
  }),
};
