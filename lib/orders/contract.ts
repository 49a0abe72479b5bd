import * as z from 'zod';
import { orderStatuses } from './order-state';
import { createOrderSchema, orderSchema } from './shapes';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale, once, partOfList } from '@/lib/kernel/api/shapes';

const order = z.object({ id: z.string().max(40) });

const { get, post } = operationsOf('ecommerce');
export const orderOperations = {
  createOrder: post('/orders', {
    summary: 'Place an order, held for 30 minutes; the same one for the same key and body',
    access: 'user',
    headers: once,
    body: createOrderSchema,
    response: orderSchema,
    errors: [
      'NOT_FOUND',
      'LEARNER_UNKNOWN',
      'PRODUCT_UNAVAILABLE',
      'OUT_OF_STOCK',
      'ALREADY_OWNED',
      'ALREADY_ORDERED',
      'CAMPAIGN_ENDED',
      'PRICE_CHANGED',
      'CART_EMPTY',
      'ADDRESS_REQUIRED',
      'EMAIL_REQUIRED',
      'SHIPPING_UNAVAILABLE',
      'COUPON_INVALID',
      'COUPON_NOT_STARTED',
      'COUPON_ENDED',
      'COUPON_USED_UP',
      'COUPON_USED_BY_YOU',
      'COUPON_NOT_APPLICABLE',
      'TOO_MANY_PENDING_ORDERS',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  }),
  orders: get('/orders', {
    summary: 'Own orders, newest first; with ?before= those placed before this one, with ?status= those in this state',
    access: 'user',
    query: inLocale.extend({ ...partOfList.shape, status: z.enum(orderStatuses).optional() }),
    response: z.array(orderSchema),
    errors: ['NOT_FOUND'],
  }),
  order: get('/orders/{id}', {
    summary: 'One own order',
    access: 'user',
    params: order,
    query: inLocale,
    response: orderSchema,
    errors: ['NOT_FOUND'],
  }),
  cancelOrder: post('/orders/{id}/cancel', {
    summary: 'Cancel a PENDING order',
    access: 'user',
    params: order,
    query: inLocale,
    response: orderSchema,
    errors: ['NOT_FOUND', 'ORDER_NOT_PAYABLE'],
  }),
};
