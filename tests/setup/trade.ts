import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { RefundQuote } from '@/lib/refunds/contract';
import { app } from '@/platform/app';
import { sandboxReference, sandboxSecret, signatureHeader } from '@/platform/payments/providers/sandbox';
import { signWebhook } from '@/platform/payments/providers/webhook-signature';
import { call, query, sql, type Member } from './fixtures';

/** What a buyer and a payment provider do, in-process: shared by the API tests of orders, payments and stock. */
export type Failure = { error: { code: string; details?: Record<string, unknown> } };
export type Started = { paymentId: string; redirectUrl: string };
type Items = { productId: string; quantity: number }[];

export const keyed = () => ({ 'idempotency-key': randomUUID() });
const address = {
  name: '林小棋',
  phone: '0900-000-000',
  country: 'TW',
  postalCode: '100',
  city: '臺北市',
  line1: '示範路 1 號',
};

/** @param rest also whether the buyer knows that some of it waits in another unpaid order: they do, unless it is left out with `again: undefined` */
export function tryOrder<Body = Order>(member: Member, items: Items, expectedTotal: number, rest: object = {}) {
  return call<Body>('ecommerce/orders', {
    token: member.token,
    headers: keyed(),
    body: { items, currency: 'NTD', locale: 'zh-TW', expectedTotal, address, again: true, ...rest },
  });
}

export async function placeOrder(member: Member, items: Items, expectedTotal: number): Promise<Order> {
  const { body, status } = await tryOrder(member, items, expectedTotal);
  expect(status).toBe(200);
  return body;
}

export async function start(member: Member, orderId: string, headers: Record<string, string> = keyed()) {
  return call<Started>(`ecommerce/orders/${orderId}/payments`, {
    token: member.token,
    headers,
    body: { provider: 'sandbox', locale: 'zh-TW' },
  });
}

export const orderOf = async (member: Member, id: string) =>
  (await call<Order>(`ecommerce/orders/${id}`, { token: member.token })).body;

/** Delivers a webhook as the provider would. */
export function deliverWebhook(event: object, { at = new Date(), secret = sandboxSecret() } = {}) {
  const body = JSON.stringify(event);
  return call('ecommerce/webhooks/sandbox', { body, headers: { [signatureHeader]: signWebhook(secret, body, at) } });
}

export const news = (
  paymentId: string,
  amount: number,
  status = 'SUCCEEDED',
  eventId: string = randomUUID(),
  currency = 'NTD',
) => ({ eventId, reference: sandboxReference(paymentId), status, amount, currency });

/** Opens the hosted page and presses a button. */
export async function press(redirectUrl: string, ...actions: string[]) {
  let page = await app.request(redirectUrl);
  for (const action of actions) {
    const text = await page.text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';
    page = await app.request(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ token: field('token'), step: field('step'), action }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
  return page;
}

/** Orders and pays, with one piece of each. */
export async function buy(member: Member, productIds: string[], total: number): Promise<Order> {
  const order = await placeOrder(
    member,
    productIds.map((productId) => ({ productId, quantity: 1 })),
    total,
  );
  const { body } = await start(member, order.id);
  expect((await press(body.redirectUrl, 'approve')).status).toBe(303);
  return orderOf(member, order.id);
}

/** Money that came in is either given back, due as a refund, or kept for an order that was delivered. */
export async function expectBalance(orderNumber: string) {
  const [row] = await query<{ captured: number; refunded: number; due: number; retained: number }>(sql`
    SELECT COALESCE(sum(p.amount) FILTER (WHERE p.status = 'SUCCEEDED'), 0)::float8 AS captured, COALESCE(sum(p.refunded), 0)::float8 AS refunded, (COALESCE(sum(p.refund_due), 0)
        + (SELECT COALESCE(sum(r.amount), 0) FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.number = ${orderNumber} AND r.status <> 'DONE'))::float8 AS due,
      (SELECT (CASE WHEN o.status IN ('PAID', 'PARTLY_REFUNDED', 'REFUNDED') THEN o.total - o.refunded ELSE 0 END)::float8 FROM orders o WHERE o.number = ${orderNumber}) AS retained
    FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = ${orderNumber}`);
  expect(row?.captured).toBe((row?.refunded ?? 0) + (row?.due ?? 0) + (row?.retained ?? 0));
  return row;
}

/** The refund of a line, as shown to its buyer. */
export const refundQuote = async (member: Member, orderId: string, line = 0) =>
  (await call<RefundQuote>(`ecommerce/orders/${orderId}/lines/${line}/refund`, { token: member.token })).body;

export function askRefund<Body = Order>(
  member: Member,
  orderId: string,
  amount: number,
  { line = 0, headers = keyed() }: { line?: number; headers?: Record<string, string> } = {},
) {
  return call<Body>(`ecommerce/orders/${orderId}/lines/${line}/refund`, {
    token: member.token,
    headers,
    body: { amount },
  });
}

/** As if it had been paid so many calendar days earlier. */
export const payEarlier = (orderId: string, days: number) =>
  query(sql`UPDATE orders SET paid_at = paid_at - make_interval(days => ${days}) WHERE number = ${orderId}`);

export const stockOf = async (code: string) =>
  Number((await query<{ stock: string }>(sql`SELECT stock FROM inventory WHERE product_code = ${code}`))[0]?.stock);
