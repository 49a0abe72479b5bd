import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Context } from '@/platform/kernel/context';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { openLesson } from '@/platform/courses/open-lesson';
import { cancelOrder } from '@/platform/orders/cancel-order';
import { confirmPayment } from '@/platform/payments/confirm-payment';
import { createOrder } from '@/platform/orders/create-order';
import { expireOrders } from '@/platform/orders/end-order';
import { revokeGift } from '@/platform/gifts/revoke-gift';
import { sendDueGifts } from '@/platform/gifts/due-gifts';
import { createGift } from '@/platform/gifts/create-gift';
import { priceCart } from '@/platform/cart/quote-cart';
import { redeemCode } from '@/platform/codes/redeem-code';
import { moveShipment } from '@/platform/shipping/move-shipment';
import { askRefund, quoteRefund, refundByStaff, refundShipping } from '@/platform/refunds/refund-line';
import { restockRefund } from '@/platform/refunds/restock-refund';
import { startPayment } from '@/platform/payments/start-payment';
import { ServiceError } from '@/platform/kernel/service-error';
import { unique } from '../fixtures';
import { news } from '../trade';
import { refundAsWritten, shippingAsWritten } from './refund-as-written';
import { shippingFee } from './assortment';
import type { LineRow, OrderRow, World } from './world';

/** `who` acts; `pick` chooses among what exists, `size` sets amounts. */
type Choice = { who: 0 | 1; pick: number; size: number };
type Doing = Choice & {
  world: World;
  ctx: Context;
  /** One of the person's own, if there is any. */
  order: OrderRow | undefined;
  line: LineRow | undefined;
  /** No other action runs at the same time, so the state that was read still holds. */
  isAlone: boolean;
};

const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];
const address = {
  name: '林',
  phone: '0900-000-000',
  country: 'TW' as const,
  postalCode: '100',
  city: '臺北市',
  line1: '1 號',
};
const taipeiDay = (at: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(at);

/** Resolves to false where there was nothing to do; what the shop rejects throws. */
const actions = {
  order: async ({ world, ctx, pick, size }) => {
    const chosen = world.assortment.items.filter((_, index) => ((size >> index) & 1) === 1);
    if (chosen.length === 0) return false;
    const asGift = size % 5 === 0;
    const coupon = world.assortment.coupons[pick % 6]?.code;
    const cart = {
      items: chosen.map(({ code, isCounted }) => ({ productId: code, quantity: isCounted ? (pick % 2) + 1 : 1 })),
      currency: 'NTD' as const,
      locale: 'zh-TW' as const,
      asGift,
      ...(coupon && { coupon }),
    };
    const { total } = await priceCart({ ctx, input: { ...cart, country: address.country } });
    const input = { ...cart, expectedTotal: total, address, again: true, idempotencyKey: randomUUID() };
    const send = () => createOrder({ ctx, input });
    const placed = await send();
    if (asGift) world.asGifts.add(placed.id);
    world.last = { send, id: placed.id };
  },
  orderAgain: async ({ world: { last } }) => {
    if (!last) return false;
    const responses = await Promise.all([last.send(), last.send()]);
    expect(responses.map(({ id }) => id)).toEqual([last.id, last.id]);
  },
  openPage: async ({ world, ctx, order }) => (order ? void (await openPage(world, ctx, order)) : false),
  pay: async ({ world, ctx, order }) => {
    if (!order) return false;
    await hear(world, ctx, await openPage(world, ctx, order), 'SUCCEEDED');
  },
  // The provider may report any page that was ever open, late or repeatedly.
  hearPaid: async ({ world, ctx, pick, size }) => {
    const page = pickOf(world.pages, pick);
    return page ? hear(world, ctx, page, 'SUCCEEDED', 0, size) : false;
  },
  hearWrongSum: async ({ world, ctx, pick, size }) => {
    const page = pickOf(world.pages, pick);
    return page ? hear(world, ctx, page, 'SUCCEEDED', 1, size) : false;
  },
  hearDeclined: async ({ world, ctx, pick, size }) => {
    const page = pickOf(world.pages, pick);
    return page ? hear(world, ctx, page, 'DECLINED', 0, size) : false;
  },
  hearProcessing: async ({ world, ctx, pick, size }) => {
    const page = pickOf(world.pages, pick);
    return page ? hear(world, ctx, page, 'PROCESSING', 0, size) : false;
  },
  cancel: async ({ ctx, order }) => (order ? void (await cancelOrder({ ctx, input: { id: order.number } })) : false),
  expire: async ({ ctx }) => (await expireOrders(ctx.payload, ctx.now())) > 0,
  refund: async ({ world, ctx, order, line, isAlone }) => {
    if (!order || !line) return false;
    const wanted = { id: order.number, line: line.place };
    const quote = await quoteRefund({ ctx, input: wanted });
    if (isAlone) {
      const due = refundAsWritten(world, order, line);
      const shipping = due.refusal ? 0 : shippingAsWritten(world, order, line);
      const { amount, refusal: rejection } = quote;
      expect({ amount, refusal: rejection, shipping: quote.shipping }).toEqual({
        ...due,
        amount: due.amount + shipping,
        shipping,
      });
    }
    const input = { ...wanted, amount: quote.amount, idempotencyKey: randomUUID() };
    const { refunds } = await askRefund({ ctx, input });
    expect(refunds.some((one) => one.line === line.place && one.amount === quote.amount - quote.shipping)).toBe(true);
    // Repeated with the same key it is the same refund.
    if (isAlone) expect((await askRefund({ ctx, input })).refunds).toEqual(refunds);
  },
  staffRefundKept: (doing) => byStaff(doing, true),
  staffTakes: (doing) => byStaff(doing, false),
  staffShipping: async ({ world, ctx, order, size }) => {
    if (!order) return false;
    const input = { id: order.id, amount: (size % shippingFee) + 1, reason: 'r', key: randomUUID() };
    await refundShipping({ ctx: staffOf(world, ctx), input });
  },
  ship: async ({ world, ctx, pick }) => {
    const shipment = pickOf(world.state.parcels, pick);
    if (!shipment) return false;
    const sent = { to: 'SHIPPED' as const, carrier: 'Post', tracking: 'T-1' };
    await moveShipment({ ctx: staffOf(world, ctx), input: { id: shipment.id, ...sent } });
  },
  restock: async ({ world, ctx, pick }) => {
    const refund = pickOf(world.state.refunds, pick);
    const order = world.state.orders.find(({ id }) => id === refund?.order);
    const line = order?.lines.find(({ place }) => place === refund?.line);
    if (!refund || !line) return false;
    await restockRefund({ ctx: staffOf(world, ctx), input: { id: refund.id } });
    world.restocked.push(line.id);
  },
  redeem: async ({ world, ctx, pick }) => {
    // A person may have received any code.
    const code = pickOf(world.state.codes, pick)?.code;
    if (!code) return false;
    await redeemCode({ ctx: { ...ctx, ip: randomUUID() }, input: { code } });
  },
  open: async ({ world, ctx, pick, size }) => {
    const plan = pickOf(
      world.assortment.items.flatMap((item) => item.plan ?? []),
      pick,
    )!;
    await openLesson({ ctx, input: { plan, lesson: (size % 2) + 1 } });
  },
  give: async ({ world, ctx, pick, size }) => {
    const own = world.state.codes.filter(({ owner, redeemed }) => owner === ctx.user!.id && !redeemed);
    const code = pickOf(own, pick)?.code;
    if (!code) return false;
    const days = size % 3;
    const sendOn = days > 0 ? { sendOn: taipeiDay(world.clock.at + days * 86_400_000) } : {};
    const input = { code, recipientName: 'Mei', recipientEmail: `${unique('mei')}@mail.example`, ...sendOn };
    await createGift({ ctx, input: { ...input, locale: 'ja-JP', idempotencyKey: randomUUID() } });
  },
  callBack: async ({ world, ctx, pick }) => {
    const own = world.state.gifts.filter(({ user, status }) => user === ctx.user!.id && status !== 'CANCELLED');
    const gift = pickOf(own, pick);
    if (!gift) return false;
    await revokeGift({ ctx, input: { id: gift.publicId } });
  },
  sendGifts: async ({ ctx }) => (await sendDueGifts(ctx.payload, ctx.now())) > 0,
  work: async ({ ctx }) => (await drainOutbox(ctx.payload, ctx.now, { lane: 'money' })) > 0,
} satisfies Record<string, (doing: Doing) => Promise<boolean | void>>;

export type ActionName = keyof typeof actions;
/** One action of one person. */
export type AuditEntry = Choice & { do: ActionName };
export const actionNames = Object.keys(actions) as ActionName[];

/** Does one action; if the shop rejects it, the action counts as not done. @returns whether it was done */
export async function act(world: World, action: AuditEntry, isAlone: boolean): Promise<boolean> {
  const ctx = world.people[action.who];
  const own = world.state.orders.filter(({ user }) => user === ctx.user!.id);
  const order = pickOf(own, action.pick);
  const line = order && pickOf(order.lines, action.size);
  try {
    const work: (doing: Doing) => Promise<boolean | void> = actions[action.do];
    const { who, pick, size } = action;
    return (await work({ world, ctx, order, line, isAlone, who, pick, size })) !== false;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return false;
  }
}

const staffOf = ({ assortment }: World, { payload, now }: Context) => ({
  payload,
  now,
  staff: { id: assortment.staff, role: 'support' as const },
});

async function byStaff({ world, ctx, order, line, size }: Doing, leavesGrants: boolean): Promise<boolean | void> {
  if (!order || !line) return false;
  const given = { id: order.id, line: line.id, amount: (size % 400) + 1, reason: 'r', key: randomUUID() };
  await refundByStaff({ ctx: staffOf(world, ctx), input: { ...given, leavesGrants } });
  if (!leavesGrants) world.taken.add(line.id);
}

async function openPage(world: World, ctx: Context, order: OrderRow): Promise<World['pages'][number]> {
  const { paymentId } = await startPayment({
    ctx,
    input: {
      orderId: order.number,
      provider: 'sandbox',
      locale: 'zh-TW',
      idempotencyKey: randomUUID(),
      returnOrigin: '',
    },
  });
  const page = { payment: paymentId, order: order.number, amount: order.total };
  if (!world.pages.some(({ payment }) => payment === paymentId)) world.pages.push(page);
  return page;
}

/** The provider's result: by webhook with the name of its event (sometimes one that came before), or without a name, requested when the buyer returns. */
async function hear(
  world: World,
  ctx: Context,
  { payment, order, amount }: World['pages'][number],
  status: 'SUCCEEDED' | 'DECLINED' | 'PROCESSING',
  missing = 0,
  size = 0,
): Promise<void> {
  const sum = amount - missing;
  const named = news(payment, sum, status, size % 3 === 0 ? randomUUID() : `${payment} ${status} ${sum}`);
  const { eventId: _unnamed, ...unnamed } = named;
  await confirmPayment({
    ctx,
    input: { provider: 'sandbox', event: (size % 4 === 1 ? unnamed : named) as never },
  });
  if (status === 'SUCCEEDED')
    world.reported.set(order, (world.reported.get(order) ?? new Set()).add(`${payment} ${sum}`));
}
