import { and, eq, gte, lte, type AnyColumn, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayNumber, dayText, isDay, numberOfDay, parseBound } from '@/lib/kernel/calendar';
import type { Currency } from '@/lib/kernel/money';
import { schoolTimeZone } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { orders, orders_lines as lines } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

/** Days of the school's calendar ('2026-11-22'), both included. */
export type SalesPeriod = { from: string; to: string };
/** Minor units of one currency; sums of different currencies are never added. The net amount is paid − refunded. */
export type Sum = { currency: Currency; paid: number; refunded: number };
export type DaySum = Sum & {
  day: string;
  orders: number;
  shipping: number;
  /** Of the shipping, within `refunded`. */ shippingRefunded: number;
};
export type ProductSum = Sum & { productCode: string; title: string | null; pieces: number };

const usualDays = 30;
const maxDays = 366;

/** The requested period, a year at most; by default, and for invalid days, the last thirty days. */
export function salesPeriod(asked: { from?: unknown; to?: unknown }, now: Date): SalesPeriod {
  const today = dayText(dayNumber(now));
  const to = realDay(asked.to) ?? today;
  const from = realDay(asked.from) ?? dayText(numberOfDay(to) - usualDays + 1);
  const [first, last] = from <= to ? [from, to] : [to, from];
  return {
    from: first < dayText(numberOfDay(last) - maxDays + 1) ? dayText(numberOfDay(last) - maxDays + 1) : first,
    to: last,
  };
}

function realDay(text: unknown): string | null {
  try {
    return typeof text === 'string' && isDay(text) && parseBound(text, 'start') ? text : null;
  } catch {
    return null;
  }
}

/** Every day of a period, also those without a sale. */
export const daysOf = ({ from, to }: SalesPeriod): string[] =>
  Array.from({ length: numberOfDay(to) - numberOfDay(from) + 1 }, (_, index) => dayText(numberOfDay(from) + index));

const isWithin = ({ from, to }: SalesPeriod) =>
  and(
    gte(orders.paidAt, parseBound(from, 'start').toISOString()),
    lte(orders.paidAt, parseBound(to, 'end').toISOString()),
  );
const day = sql<string>`to_char(${orders.paidAt} AT TIME ZONE ${sql.raw(`'${schoolTimeZone}'`)}, 'YYYY-MM-DD')`;
/** What was refunded of an order beyond its lines. */
const shippingBack = sql`${orders.refunded} - (SELECT coalesce(sum(${lines.refunded}), 0) FROM ${lines} WHERE ${lines._parentID} = ${orders.id})`;
const sumOf = (column: AnyColumn | SQL) => sql<number>`sum(${column})::float8`;
/** The product's title when it was last sold, in this language or else in that of the order. */
const titleIn = (locale: Locale) =>
  sql<
    string | null
  >`(array_agg(coalesce(${lines.titles}->>${sql.raw(`'${locale}'`)}, ${lines.title}) ORDER BY ${orders.id} DESC))[1]`;

/**
 * Sums of each day, by currency. A refund counts on the day of the sale it belongs to, so that paid = refunded + net holds for every day
 * (docs/product.md, "Sales").
 */
export function salesByDay(db: Database, period: SalesPeriod): Promise<DaySum[]> {
  return db
    .select({
      day,
      currency: orders.currency,
      orders: sql<number>`count(*)::int`,
      paid: sumOf(orders.total),
      refunded: sumOf(orders.refunded),
      shipping: sumOf(orders.shipping),
      shippingRefunded: sumOf(shippingBack),
    })
    .from(orders)
    .where(isWithin(period))
    .groupBy(day, orders.currency)
    .orderBy(day, orders.currency);
}

/** Sums of each product, by currency, the largest first. */
export function salesByProduct(db: Database, period: SalesPeriod, locale: Locale): Promise<ProductSum[]> {
  const paid = sumOf(lines.amount);
  return db
    .select({
      currency: orders.currency,
      productCode: lines.productCode,
      title: titleIn(locale),
      pieces: sumOf(lines.quantity),
      paid,
      refunded: sumOf(lines.refunded),
    })
    .from(lines)
    .innerJoin(orders, eq(orders.id, lines._parentID))
    .where(isWithin(period))
    .groupBy(orders.currency, lines.productCode)
    .orderBy(orders.currency, sql`${paid} DESC`, lines.productCode);
}

/** Sums of each product on each day. */
export function salesByDayAndProduct(db: Database, period: SalesPeriod, locale: Locale) {
  return db
    .select({
      day,
      currency: orders.currency,
      productCode: lines.productCode,
      title: titleIn(locale),
      pieces: sumOf(lines.quantity),
      paid: sumOf(lines.amount),
      refunded: sumOf(lines.refunded),
    })
    .from(lines)
    .innerJoin(orders, eq(orders.id, lines._parentID))
    .where(isWithin(period))
    .groupBy(day, orders.currency, lines.productCode)
    .orderBy(day, orders.currency, lines.productCode);
}
