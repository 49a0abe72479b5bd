import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Order } from '@/lib/orders/shapes';
import { sandboxSecret, signatureHeader } from '@/platform/payments/providers/sandbox';
import { signWebhook } from '@/platform/payments/providers/webhook-signature';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import { unbalancedOrders, unfulfilledLines } from '@/platform/sales/ledger';
import type { Member } from './fixtures';
import { ask, newAddress, type Answer } from './http';
import { news, type Started } from './trade';

/** One answer: how long it took, in milliseconds, and when it came. */
export type Heard = { what: string; status: number; took: number; at: number; retryAfter: number };
type Asked = { what: string; method?: string; headers?: Record<string, string>; body?: unknown };

/** Buyers during a failure: on a 503 they try again with the same key, as their browser and the provider do. */
export class Shoppers {
  readonly heard: Heard[] = [];

  constructor(
    private readonly api: { url: string },
    private readonly again = 200,
  ) {}

  async buy(member: Member, productId: string, price: number): Promise<string> {
    const headers = { authorization: `Bearer ${member.token}`, 'x-forwarded-for': newAddress() };
    const keyed = () => ({ ...headers, 'idempotency-key': randomUUID() });
    const cart = { items: [{ productId, quantity: 1 }], currency: 'NTD', locale: 'zh-TW', expectedTotal: price };
    const { id } = await this.until<Order>({ what: 'orders', headers: keyed(), body: cart });
    const payment = { provider: 'sandbox', locale: 'zh-TW' };
    const { paymentId } = await this.until<Started>({
      what: `orders/${id}/payments`,
      headers: keyed(),
      body: payment,
    });
    // The provider sends it twice at once, and repeats each until it is accepted.
    const event = news(paymentId, price);
    await Promise.all([this.#deliver(event), this.#deliver(event)]);
    const order = await this.until<Order>({ what: `orders/${id}`, headers });
    expect(order.status).toBe('PAID');
    return id;
  }

  /** Delivers the provider's webhook, and repeats it until it is accepted. */
  async #deliver(event: object): Promise<void> {
    const isHeard = ({ status }: Answer) => {
      expect([200, 503]).toContain(status);
      return status === 200;
    };
    while (!isHeard(await this.tell(event))) await pause(this.again);
  }

  tell(event: object): Promise<Answer> {
    const body = JSON.stringify(event);
    const headers = { [signatureHeader]: signWebhook(sandboxSecret(), body, new Date()) };
    return this.ask({ what: 'webhooks/sandbox', headers, body });
  }

  /** Repeats a request until its response is not a 503. */
  async until<Body>(asked: Asked): Promise<Body> {
    for (;;) {
      const { status, text } = await this.ask(asked);
      if (status < 500) {
        expect([status, text], asked.what).toEqual([200, expect.anything()]);
        return JSON.parse(text || 'null') as Body;
      }
      expect([status, text], asked.what).toEqual([503, expect.stringContaining('UNAVAILABLE')]);
      await pause(this.again);
    }
  }

  async ask({ what, headers = {}, body, method = body === undefined ? 'GET' : 'POST' }: Asked): Promise<Answer> {
    const since = performance.now();
    const answer = await ask(new URL(what, `${this.api.url}/api/ecommerce/`).href, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const at = performance.now();
    const retryAfter = Number(answer.headers['retry-after'] ?? 0);
    this.heard.push({ what, status: answer.status, took: at - since, at, retryAfter });
    return answer;
  }

  /** Expects that each request was answered in time, with a result or with `Retry-After`. */
  expectAnswered(within: number): void {
    expect(this.heard.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter > 0))).toEqual(
      [],
    );
    expect(Math.max(...this.heard.map(({ took }) => took))).toBeLessThan(within);
  }

  /** How often each answer was given, and how long the longest took; for what a test prints. */
  figures(): string {
    const of = (status: number) => this.heard.filter((one) => one.status === status).length;
    const longest = Math.max(...this.heard.map(({ took }) => took));
    return `${this.heard.length} requests, ${of(503)} of them 503, the longest ${(longest / 1000).toFixed(1)} s`;
  }
}

/** None of these has bought anything twice, or paid for nothing, and every sum of the shop that changed since the first of them came adds up; before, other tests left some that do not, on purpose. */
export async function expectSoldOnce(db: Database, buyers: Member[], productId: string, stock: number): Promise<void> {
  const ids = sql.raw(`(${buyers.map(({ id }) => id).join()})`);
  const [found] = await rows(
    db,
    sql`SELECT
      (SELECT count(*)::int FROM orders WHERE user_id IN ${ids}) AS orders,
      (SELECT count(*)::int FROM orders WHERE user_id IN ${ids} AND status = 'PAID') AS paid,
      (SELECT count(*)::int FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.user_id IN ${ids}) AS payments,
      (SELECT count(*)::int FROM entitlements WHERE user_id IN ${ids} AND product_code = ${productId}) AS entitlements,
      (SELECT count(DISTINCT user_id)::int FROM entitlements WHERE user_id IN ${ids} AND product_code = ${productId}) AS owners,
      (SELECT count(*)::int FROM outbox WHERE dedupe_key IN (SELECT 'receipt:' || number FROM orders WHERE user_id IN ${ids})) AS receipts,
      (SELECT stock::int FROM inventory WHERE product_code = ${productId}) AS stock`,
  );
  const each = buyers.length;
  expect(found).toEqual({
    orders: each,
    paid: each,
    payments: each,
    entitlements: each,
    owners: each,
    receipts: each,
    stock: stock - each,
  });
  const [came] = await rows<{ first: string }>(db, sql`SELECT min(created_at) AS first FROM users WHERE id IN ${ids}`);
  const since = new Date(came!.first);
  expect([await unbalancedOrders(db, since), await unfulfilledLines(db, since)]).toEqual([[], []]);
}
