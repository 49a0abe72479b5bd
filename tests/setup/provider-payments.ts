import { expect } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import type { Currency } from '@/lib/kernel/money';
import { app } from '@/platform/app';
import { findProvider } from '@/platform/payments/registry';
import { call, makeMember, makeProduct, platform, query, sql, type Member } from './fixtures';
import { keyed, tryOrder, type Started } from './trade';

/** The actions of a buyer and of the fake of a real provider: shared by the API tests of the providers. */
export type Opened = { member: Member; order: Order; paymentId: string; reference: string; redirectUrl: string };

/** Prices that reveal a mix-up of decimals: NT$990, $32.50, ¥10,000; the product costs them by its price in NTD. */
export const sums = [
  ['NTD', 990, 990],
  ['USD', 32.5, 325],
  ['JPY', 10_000, 2000],
] as const satisfies readonly (readonly [Currency, number, number])[];
const localeOf = { NTD: 'zh-TW', USD: 'en-US', JPY: 'ja-JP' } as const;

export async function placeIn(currency: Currency): Promise<{ member: Member; order: Order }> {
  const [, total, price] = sums.find(([one]) => one === currency)!;
  const member = await makeMember();
  const items = [{ productId: await makeProduct({ price }), quantity: 1 }];
  const locale = localeOf[currency];
  const { body, status } = await tryOrder(member, items, total, { currency, locale });
  expect(status, JSON.stringify(body)).toBe(200);
  return { member, order: body };
}

export const startWith = (provider: string, { member, order }: Pick<Opened, 'member' | 'order'>) =>
  call<Started & { error: { code: string } }>(`ecommerce/orders/${order.id}/payments`, {
    token: member.token,
    headers: { ...keyed(), origin: 'http://jp.localhost:3000' },
    body: { provider, locale: localeOf[order.currency] },
  });

export async function openPayment(provider: string, currency: Currency): Promise<Opened> {
  const placed = await placeIn(currency);
  const { body, status } = await startWith(provider, placed);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...placed, ...body, reference: await referenceOf(body.paymentId) };
}

export async function referenceOf(paymentId: string): Promise<string> {
  const found = await query<{ provider_reference: string }>(
    sql`SELECT provider_reference FROM payments WHERE public_id = ${paymentId}`,
  );
  return found[0]?.provider_reference ?? '';
}

/** Delivers a webhook to the API. */
export async function hear(provider: string, body: string, headers: Record<string, string> = {}) {
  const response = await app.request(`/api/ecommerce/webhooks/${provider}`, { method: 'POST', body, headers });
  return { status: response.status, text: await response.text() };
}

export const refresh = async ({ member, order }: Pick<Opened, 'member' | 'order'>) =>
  (await call<Order>(`ecommerce/orders/${order.id}/payments/refresh`, { token: member.token, method: 'POST' })).body;

export async function refundAt(provider: string, reference: string, amount: number, key: string): Promise<void> {
  await findProvider(await platform(), provider)!.refund(reference, amount, key);
}

/** The page between the shop and the provider leads back to the order, on the site the buyer came from. */
export async function expectWayBack({ paymentId, order }: Opened, method = 'GET'): Promise<void> {
  const response = await app.request(`/api/ecommerce/payments/${paymentId}/return`, { method });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `http://jp.localhost:3000/${localeOf[order.currency]}/origin#/orders/${order.id}`,
  ]);
}
