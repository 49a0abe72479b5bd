import { expect } from 'vitest';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { shippingPlace } from '@/platform/orders/line-states';
import type { LineRow, OrderRow, State, World } from './world';

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((total, one) => total + of(one), 0);
const isPaid = ({ status }: OrderRow) => paidStatuses.some((paid) => paid === status);
/** It holds stock and a use of its coupon. */
const holds = (order: OrderRow) => order.status === 'PENDING' || isPaid(order);
const isOf = (line: LineRow) => (row: { order: number | null; line: number | null }) =>
  row.order === line.order && row.line === line.place;

/** What must hold after any actions, in any order and also concurrent. */
export function mustAddUp(world: World): void {
  const { state } = world;
  for (const order of state.orders) {
    moneyAddsUp(world, order);
    for (const line of order.lines) lineAddsUp(world, order, line);
  }
  nothingTwice(state);
  giftsAddUp(state);
  assortmentAddsUp(world);
}

function moneyAddsUp({ state, reported }: World, order: OrderRow): void {
  const payments = state.payments.filter((one) => one.order === order.id);
  const refunds = state.refunds.filter((one) => one.order === order.id);
  const captured = sum(payments, ({ status, amount }) => (status === 'SUCCEEDED' ? amount : 0));
  const onTheWay = sum(payments, ({ due }) => due) + sum(refunds, ({ isDone, amount }) => (isDone ? 0 : amount));
  const refunded = sum(payments, (one) => one.refunded);
  const retained = isPaid(order) && order.total > 0 ? order.total - order.refunded : 0;
  expect({ order: order.number, captured }).toEqual({ order: order.number, captured: refunded + onTheWay + retained });
  // Exactly as much as the provider was paid.
  const paid = sum([...(reported.get(order.number) ?? [])], (payment) => Number(payment.split(' ')[1]));
  expect({ order: order.number, captured }).toEqual({ order: order.number, captured: paid });
  const ofShipping = refunds.filter(({ line }) => line === shippingPlace);
  const shipping = sum(ofShipping, ({ amount }) => amount);
  expect(sum(order.lines, (line) => line.refunded) + shipping).toBe(order.refunded);
  // Never more than was paid for it, and by the rule only of a shipment that never left.
  expect(shipping).toBeLessThanOrEqual(order.shipping);
  const shipment = state.parcels.find((one) => one.order === order.id);
  if (ofShipping.some(({ byRule }) => byRule)) expect(shipment?.status).toBe('CANCELLED');
  // Nothing is charged for an order that is not paid, and a paid one is fulfilled for exactly what it costs.
  if (isPaid(order) && order.total > 0)
    expect(payments.some(({ status, amount }) => status === 'SUCCEEDED' && amount === order.total)).toBe(true);
}

function lineAddsUp({ state, assortment, asGifts, taken }: World, order: OrderRow, line: LineRow): void {
  const item = assortment.items.find(({ code }) => code === line.code)!;
  const given = state.entitlements.filter(isOf(line));
  const codes = state.codes.filter(isOf(line));
  const refunds = state.refunds.filter(isOf(line));
  const byRule = refunds.filter((refund) => refund.byRule);
  expect(line.refunded).toBeLessThanOrEqual(line.amount);
  expect(byRule.length).toBeLessThanOrEqual(1);
  const first = codes.filter(({ isSecond }) => !isSecond);
  const open = codes.filter(({ revoked }) => !revoked);
  const isDelivered = given.length + first.length > 0;
  if (!isPaid(order)) expect(isDelivered).toBe(false);
  if (isPaid(order) && !isDelivered)
    // Another tab had paid for the same course: its money went back instead.
    expect([line.refunded, refunds.length]).toEqual([line.amount, 0]);
  if (!isDelivered) return;
  const isGift = asGifts.has(order.number) && item.plan !== undefined;
  const pieces = (isGift ? 1 : item.codes) * line.quantity;
  expect([given.length, first.length]).toEqual(pieces > 0 ? [0, pieces] : [1, 0]);
  if (item.type === 'more') expect(given[0]!.amount).toBe(500 * line.quantity);
  const isTakenBack = byRule.length > 0 || taken.has(line.id);
  // Redeemed codes stay valid; once the line is taken back, all the others are void.
  expect(open.length).toBe(isTakenBack ? codes.filter(({ redeemed }) => redeemed).length : pieces);
  expect(given.every(({ revoked }) => revoked === isTakenBack)).toBe(true);
  if (byRule.length > 0) expect(open).toEqual([]);
}

function nothingTwice({ entitlements, codes, openings, parcels: shipments, orders }: State): void {
  // What a code opened was given once; no code is both redeemed and void.
  expect(codes.filter(({ redeemed, revoked }) => redeemed && revoked)).toEqual([]);
  expect(entitlements.filter(({ source }) => source === 'redeemCode').length).toBe(
    codes.filter(({ redeemed }) => redeemed).length,
  );
  const live = entitlements.filter(({ revoked }) => !revoked);
  const bought = live.filter(({ kind, source }) => kind === 'course' && source === 'order');
  isOnce(bought.map(({ user, code }) => `${user} ${code}`));
  isOnce(openings.map(({ user, plan, lesson }) => `${user} ${plan} ${lesson}`));
  isOnce(shipments.map(({ order }) => order));
  expect(shipments.every(({ order }) => orders.some((one) => one.id === order && isPaid(one)))).toBe(true);
  // Months that were paid for follow one another: none lies within another.
  for (const user of new Set(live.map((one) => one.user))) {
    const vip = live.filter((one) => one.user === user && one.kind === 'vip');
    for (const [index, one] of vip.entries())
      if (index > 0) expect(Date.parse(one.startsAt)).toBeGreaterThanOrEqual(Date.parse(vip[index - 1]!.endsAt!));
  }
}

function giftsAddUp({ gifts, codes }: State): void {
  const live = gifts.filter(({ status }) => status !== 'CANCELLED');
  isOnce(live.map(({ code }) => code));
  const dead = new Set(codes.flatMap(({ id, revoked }) => (revoked ? [id] : [])));
  // No void code is still in use or waits to be sent.
  expect(live.filter(({ code }) => dead.has(code))).toEqual([]);
  expect(gifts.filter(({ code, waits }) => waits && dead.has(code))).toEqual([]);
}

function assortmentAddsUp({ state, assortment, restocked }: World): void {
  const sold = state.orders.filter(holds).flatMap((order) => order.lines.filter((line) => isHeld(state, order, line)));
  for (const { code, stock } of assortment.items) {
    if (stock === null) continue;
    const gone = sum(sold, (line) => (line.code === code ? line.quantity : 0));
    const back = sum(state.orders, ({ lines }) =>
      sum(lines, (line) => (line.code === code && restocked.includes(line.id) ? line.quantity : 0)),
    );
    expect({ code, stock: state.stock[code] }).toEqual({ code, stock: stock - gone + back });
    expect(state.stock[code]).toBeGreaterThanOrEqual(0);
  }
  isOnce(restocked);
  for (const { code, maxUses, maxUsesPerUser } of assortment.coupons) {
    const users = state.orders.filter((order) => holds(order) && order.coupon === code).map(({ user }) => user);
    expect({ code, uses: state.uses[code] }).toEqual({ code, uses: users.length });
    if (maxUses !== null) expect(users.length).toBeLessThanOrEqual(maxUses);
    if (maxUsesPerUser === 1) isOnce(users);
  }
}

/** A line that another tab had paid for went back into stock at once. */
const isHeld = ({ entitlements, codes }: State, order: OrderRow, line: LineRow) =>
  order.status === 'PENDING' || entitlements.some(isOf(line)) || codes.some(isOf(line));

function isOnce(names: readonly (string | number)[]): void {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}
