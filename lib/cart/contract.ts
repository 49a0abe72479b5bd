import * as z from 'zod';
import { maxLines, maxOfOne } from '@/lib/catalogue/cart-limits';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer } from '@/lib/kernel/api/shapes';

const cart = {
  items: z
    .array(z.strictObject({ productId: z.string().min(1).max(80), quantity: integer.min(1).max(maxOfOne) }))
    .max(maxLines),
  coupon: z.string().max(40).nullable(),
  marketHandle: z.string().max(80).nullable(),
  /** Counts the changes; 0: nothing was ever saved. */
  revision: integer.min(0),
};
const savedCartSchema = z.object(cart);
export type SavedCart = z.infer<typeof savedCartSchema>;

const { get, put } = operationsOf('user');
/** The cart of an account, on every device. */
export const cartOperations = {
  cart: get('/cart', { summary: 'The cart of the account', access: 'user', response: savedCartSchema }),
  saveCart: put('/cart', {
    summary: 'Keep a cart that was made from this revision; a newer one is not overwritten: read it and merge',
    access: 'user',
    body: z.strictObject(cart),
    response: savedCartSchema,
    errors: ['STATE_CHANGED'],
  }),
};
