import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { cancelOrder } from '@/platform/orders/cancel-order';
import { createOrder } from '@/platform/orders/create-order';
import { createGift } from '@/platform/gifts/create-gift';
import { redeemCode } from '@/platform/codes/redeem-code';
import { askRefund } from '@/platform/refunds/refund-line';
import { startPayment } from '@/platform/payments/start-payment';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Context } from '@/platform/kernel/context';
import { cutOff, type Cut } from '../../setup/cut-off';
import { makeCoupon, makeCrowd, makeProduct, platform, query, sql, unique } from '../../setup/fixtures';
import { killAt } from '../../setup/kill-at';
import { response, type Asked } from '../../setup/killed-server';
import { hear } from '../../setup/provider-payments';
import { configure } from '../../setup/fake-server';
import { stripeKeys, fakeStripe } from '../../setup/fake-stripe';
import { expectBalance, stockOf } from '../../setup/trade';

/**
 * The server dies at each statement of payments, refunds, redemptions and gifts, before the database receives it and after it is executed. Then it
 * restarts and all parties retry: the buyer presses the button again, the provider sends its event again, the worker continues. Nothing may be lost
 * or doubled, here or at the provider.
 */
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let unconfigure = () => {};
let course = '';
let bundle = '';
beforeAll(async () => {
  stripe = await fakeStripe();
  unconfigure = configure({ ...stripeKeys, STRIPE_API_URL: stripe.url });
  course = await makeProduct({ price: 500, stock: 1_000_000 });
  bundle = await makeProduct({ type: 'bundle', price: 300, grants: [{ kind: 'redeemCode', ref: course }] });
});
afterAll(async () => {
  unconfigure();
  await stripe.close();
});

type Buyer = { ctx: Context; id: number; token: string; key: string; coupon: string };
async function newBuyer(coupon = ''): Promise<Buyer> {
  const [{ id, username, email, token }] = (await makeCrowd(1)) as [Awaited<ReturnType<typeof makeCrowd>>[0]];
  const user = { id, username, email, role: 'learner' as const, locale: 'zh-TW' as const };
  const ctx = { payload: await platform(), user, session: null, now: () => new Date(), requestId: 'cut', ip: '' };
  return { ctx, id, token, key: randomUUID(), coupon };
}

async function place({ ctx, key, coupon }: Buyer, productId = course, total = 500): Promise<string> {
  const cart = { items: [{ productId, quantity: 1 }], currency: 'NTD' as const, locale: 'zh-TW' as const };
  const input = { ...cart, ...(coupon && { coupon }), expectedTotal: total, idempotencyKey: key };
  return (await createOrder({ ctx, input })).id;
}

/** Requests the payment page; the buyer's browser sends a new key each time. */
async function openPage({ ctx }: Buyer, orderId: string): Promise<string> {
  const input = { orderId, provider: 'stripe', locale: 'zh-TW' as const, returnOrigin: '' };
  const { redirectUrl } = await startPayment({ ctx, input: { ...input, idempotencyKey: randomUUID() } });
  return redirectUrl.split('/').at(-1)!;
}

/** Sends Stripe's event that its page was paid. */
async function sendPaidEvent(session: string, eventId: string): Promise<number> {
  stripe.pay(session);
  const body = stripe.event('checkout.session.completed', session, {}, eventId);
  return (await hear('stripe', body, stripe.sign(body))).status;
}

async function pay(buyer: Buyer, orderId: string): Promise<string> {
  const session = await openPage(buyer, orderId);
  expect(await sendPaidEvent(session, `evt_${buyer.key}`)).toBe(200);
  return session;
}

const work = async (later = 0) => drainOutbox(await platform(), () => new Date(Date.now() + later), { lane: 'money' });
/** Milliseconds after which the next worker takes over the dead one's entries. */
const afterTheLease = 120_000;

async function countOf(statement: ReturnType<typeof sql>): Promise<number> {
  return (await query<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${statement}`))[0]!.n;
}

/** Runs `action` twice for each of its statements, cut off before and after it, and then `after`. */
async function cutAtEach<Given>(
  prepare: () => Promise<Given>,
  action: (given: Given) => Promise<unknown>,
  after: (given: Given) => Promise<void>,
): Promise<number> {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const payload = await platform();
  const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const once = async (cut?: Cut) => {
    const given = await prepare();
    const shop = cutOff(payload, cut);
    try {
      await action(given).catch((error: unknown) => {
        if (!cut) throw error;
      });
    } finally {
      shop.revive();
    }
    try {
      await after(given);
    } catch (error) {
      throw new Error(`cut off at statement ${cut?.at} (${cut?.is})`, { cause: error });
    }
    return shop.count();
  };
  const statements = await once();
  for (let at = 1; at <= statements; at += 1) for (const is of ['unheard', 'done'] as const) await once({ at, is });
  log.mockRestore();
  vi.mocked(process.stderr.write).mockRestore();
  return statements;
}

describe('a server that dies at any statement', () => {
  it('of buying and paying sells, charges and fulfils once', async () => {
    const sold: string[] = [];
    const before = await stockOf(course);
    const statements = await cutAtEach(
      async () => newBuyer(await makeCoupon({ value: 10, maxUses: 1 })),
      async (buyer) => pay(buyer, await place(buyer, course, 450)),
      async (buyer) => {
        const order = await place(buyer, course, 450);
        const [{ status } = { status: '' }] = await query<{ status: string }>(
          sql`SELECT status::text FROM orders WHERE number = ${order}`,
        );
        if (status === 'PENDING') await pay(buyer, order);
        expect(await sendPaidEvent(await pageOf(order), `evt_${buyer.key}`)).toBe(200);
        expect(await countOf(sql`payments WHERE order_id = (SELECT id FROM orders WHERE number = ${order})`)).toBe(1);
        sold.push(order);
        expect(await countOf(sql`orders WHERE user_id = ${buyer.id}`)).toBe(1);
        expect(await countOf(sql`entitlements WHERE user_id = ${buyer.id} AND revoked_at IS NULL`)).toBe(1);
        expect(await countOf(sql`outbox WHERE dedupe_key = ${`receipt:${order}`}`)).toBe(1);
        expect(await countOf(sql`coupons WHERE code = ${buyer.coupon} AND uses = 1`)).toBe(1);
        expect(await expectBalance(order)).toMatchObject({ captured: 450, retained: 450, due: 0 });
      },
    );
    expect(statements).toBeGreaterThan(20);
    expect(await stockOf(course)).toBe(before - sold.length);
  });

  it('of refunding gives back once, here and at the provider', async () => {
    const statements = await cutAtEach(
      async () => {
        const buyer = await newBuyer();
        const order = await place(buyer);
        return { buyer, order, session: await pay(buyer, order) };
      },
      async ({ buyer, order }) => {
        await refund(buyer, order);
        await work();
      },
      async ({ buyer, order, session }) => {
        await refund(buyer, order);
        await work(afterTheLease);
        expect(await expectBalance(order)).toMatchObject({ captured: 500, refunded: 500, due: 0, retained: 0 });
        const back = stripe.refunds.filter((one) => one.payment_intent === `pi_${session}`);
        expect(back.map(({ amount }) => amount)).toEqual([50_000]);
        expect(await countOf(sql`entitlements WHERE user_id = ${buyer.id} AND revoked_at IS NULL`)).toBe(0);
        expect(await countOf(sql`refunds WHERE user_id = ${buyer.id} AND status = 'DONE'`)).toBe(1);
        expect(await countOf(sql`outbox WHERE template = 'refund' AND "to" = ${buyer.ctx.user!.email}`)).toBe(1);
      },
    );
    expect(statements).toBeGreaterThan(15);
  });

  it('of taking money for an order that is over makes it a refund due and returns it once', async () => {
    await cutAtEach(
      async () => {
        const buyer = await newBuyer();
        const order = await place(buyer);
        const session = await openPage(buyer, order);
        await cancelOrder({ ctx: buyer.ctx, input: { id: order } });
        return { buyer, order, session };
      },
      async ({ buyer, session }) => {
        await sendPaidEvent(session, `evt_${buyer.key}`);
        await work();
      },
      async ({ buyer, order, session }) => {
        expect(await sendPaidEvent(session, `evt_${buyer.key}`)).toBe(200);
        await work(afterTheLease);
        expect(await expectBalance(order)).toMatchObject({ captured: 500, refunded: 500, due: 0, retained: 0 });
        expect(stripe.refunds.filter((one) => one.payment_intent === `pi_${session}`)).toHaveLength(1);
      },
    );
  });

  it('of giving a code and of redeeming it gives and opens once', async () => {
    await cutAtEach(
      async () => {
        const [giver, friend] = [await newBuyer(), await newBuyer()];
        await pay(giver, await place(giver, bundle, 300));
        const [row] = await query<{ code: string }>(sql`SELECT code FROM redeem_codes WHERE owner_id = ${giver.id}`);
        return { giver, friend, code: row!.code, to: `${unique('mei')}@mail.example` };
      },
      async ({ giver, friend, code, to }) => {
        await give(giver, code, to);
        await redeem(friend, code);
      },
      async ({ giver, friend, code, to }) => {
        await give(giver, code, to);
        await redeem(friend, code).catch((error: unknown) => {
          if (!(error instanceof ServiceError && error.code === 'CODE_ALREADY_REDEEMED')) throw error;
        });
        expect(await countOf(sql`gifts WHERE user_id = ${giver.id}`)).toBe(1);
        expect(await countOf(sql`outbox WHERE "to" = ${to}`)).toBe(1);
        expect(await countOf(sql`entitlements WHERE user_id = ${friend.id}`)).toBe(1);
        expect(await countOf(sql`redeem_codes WHERE redeemed_by_id = ${friend.id}`)).toBe(1);
      },
    );
  });
});

describe('a process that is killed', () => {
  it(
    'while it takes a payment and while it gives one back leaves what the next one goes on from',
    { timeout: 300_000 },
    async () => {
      const payload = await platform();
      const paying = async () => {
        const buyer = await newBuyer();
        const order = await place(buyer);
        const session = await openPage(buyer, order);
        stripe.pay(session);
        const body = stripe.event('checkout.session.completed', session, {}, `evt_${buyer.key}`);
        const asked = { path: '/api/ecommerce/webhooks/stripe', headers: stripe.sign(body), body, works: true };
        return { buyer, order, session, asked };
      };
      const refunding = async () => {
        const { buyer, order, session, asked: paid } = await paying();
        await response(paid);
        const headers = {
          'content-type': 'application/json',
          'idempotency-key': `refund-${buyer.key}`,
          authorization: `Bearer ${buyer.token}`,
        };
        const path = `/api/ecommerce/orders/${order}/lines/0/refund`;
        return { buyer, order, session, asked: { path, headers, body: '{"amount":500}', works: true } };
      };
      const statementsOf = async (asked: Asked) => {
        const shop = cutOff(payload);
        await response(asked).finally(shop.revive);
        return shop.count();
      };
      const [ofPaying, ofRefunding] = [
        await statementsOf((await paying()).asked),
        await statementsOf((await refunding()).asked),
      ];
      const kills = [
        { ...(await paying()), isRefund: false, cut: { at: Math.ceil(ofPaying / 2), is: 'unheard' as const } },
        { ...(await paying()), isRefund: false, cut: { at: Math.ceil(ofPaying / 2), is: 'done' as const } },
        { ...(await refunding()), isRefund: true, cut: { at: Math.ceil(ofRefunding / 2), is: 'unheard' as const } },
        // The provider has refunded, but the result is not stored yet.
        { ...(await refunding()), isRefund: true, cut: { at: ofRefunding - 4, is: 'unheard' as const } },
      ];
      const signals = await Promise.all(
        kills.map(({ asked, cut }) => killAt(asked, cut, { ...stripeKeys, STRIPE_API_URL: stripe.url })),
      );
      expect(signals).toEqual(kills.map(() => 'SIGKILL'));
      for (const { asked, buyer, order, session, isRefund } of kills) {
        await response(asked);
        await work(afterTheLease);
        const back = stripe.refunds.filter((one) => one.payment_intent === `pi_${session}`);
        expect(back.map(({ amount }) => amount)).toEqual(isRefund ? [50_000] : []);
        expect(await expectBalance(order)).toMatchObject({ captured: 500, refunded: isRefund ? 500 : 0, due: 0 });
        const held = sql`entitlements WHERE user_id = ${buyer.id} AND revoked_at IS NULL`;
        expect(await countOf(held)).toBe(isRefund ? 0 : 1);
      }
    },
  );
});

const refund = ({ ctx, key }: Buyer, id: string) =>
  askRefund({ ctx, input: { id, line: 0, amount: 500, idempotencyKey: `refund-${key}` } });
const redeem = ({ ctx }: Buyer, code: string) => redeemCode({ ctx, input: { code } });
const give = ({ ctx, key }: Buyer, code: string, recipientEmail: string) =>
  createGift({ ctx, input: { code, recipientEmail, recipientName: 'Mei', locale: 'ja-JP', idempotencyKey: key } });

async function pageOf(order: string): Promise<string> {
  const [row] = await query<{ reference: string }>(sql`
    SELECT p.provider_reference AS reference FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.number = ${order}`);
  return row!.reference;
}
