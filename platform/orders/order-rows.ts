import { and, asc, desc, eq, inArray, isNotNull, notLike, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Address } from '@/lib/account/address';
import type { Order } from '@/lib/orders/shapes';
import type { SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { learners, orders, orders_lines, payments, students } from '@/platform/payload-generated-schema';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { lockUsers } from '@/platform/account/accounts';
import { titleFor } from '@/platform/kernel/title-for';
import { lineStates, placeOf, shippingRefundsOf, type LineState } from './line-states';
import { invoiceOf, shipmentsOf, taxOf } from './rows/order-papers';
import { inMainUnits, lineInMainUnits } from '@/platform/cart/main-units';
import { unmatchedPrefix } from './unmatched-prefix';

export type OrderRow = typeof orders.$inferSelect;
type LineColumns = typeof orders_lines.$inferSelect;
export type OrderLine = Omit<LineColumns, 'grants' | 'titles'> & { grants: SoldGrant[]; titles: Titles };
type PaymentRow = Pick<typeof payments.$inferSelect, 'order' | 'publicId' | 'provider' | 'status'>;

/** Orders, the newest first; by default only the newest. */
export function findOrders(db: Database, where: SQL | undefined, limit = 1): Promise<OrderRow[]> {
  return db.select().from(orders).where(where).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit);
}

/** Locks the row until the transaction ends: the one place where an order's changes take their lock. */
export async function lockOrder(db: Database, id: number): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  return row ?? null;
}

/**
 * Locks the accounts that an order touches: its buyer's and those of the students it is for, then the order. Always in the order of their ids, so that two
 * teachers who are each other's students cannot cause a deadlock.
 */
export async function lockWithAccounts(
  db: Database,
  { id, user }: Pick<OrderRow, 'id' | 'user'>,
): Promise<OrderRow | null> {
  const found = await db
    .selectDistinct({ student: orders_lines.student })
    .from(orders_lines)
    .where(and(eq(orders_lines._parentID, id), isNotNull(orders_lines.student)));
  await lockUsers(db, [user, ...found.flatMap(({ student }) => student ?? [])]);
  return lockOrder(db, id);
}

export async function findLines(db: Database, orderIds: readonly number[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  const found = await db
    .select()
    .from(orders_lines)
    .where(inArray(orders_lines._parentID, [...orderIds]))
    .orderBy(asc(orders_lines._parentID), asc(orders_lines._order));
  return found.map((line) => ({
    ...line,
    grants: (line.grants as SoldGrant[] | null) ?? [],
    titles: (line.titles as Titles | null) ?? {},
  }));
}

/**
 * Orders as the API shows them, one for each row, with the payment that decided them or else the latest one.
 * @param locale the language of titles; a title that lacks it is as sold, as all are without a locale
 */
export async function toOrders<const Rows extends readonly OrderRow[]>(
  db: Database,
  found: Rows,
  locale?: Locale,
): Promise<{ [Index in keyof Rows]: Order }> {
  const ids = found.map((row) => row.id);
  const lines = await findLines(db, ids);
  const stateOf = await lineStates(db, lines);
  const shipments = await shipmentsOf(db, ids);
  const shippingRefunds = await shippingRefundsOf(db, ids);
  const { order, publicId, provider, status } = payments;
  const asked: PaymentRow[] = await db
    .select({ order, publicId, provider, status })
    .from(payments)
    .where(and(inArray(order, ids), notLike(payments.idempotencyKey, `${unmatchedPrefix}%`)))
    .orderBy(desc(payments.id));
  const learnerIds = [...new Set(found.flatMap((row) => row.learner ?? []))];
  const people =
    learnerIds.length > 0
      ? await db
          .select({ id: learners.id, publicId: learners.publicId })
          .from(learners)
          .where(inArray(learners.id, learnerIds))
      : [];
  const nameOf = await studentNames(db, found, lines);
  const made = found.map((row) => {
    const own = asked.filter((payment) => payment.order === row.id);
    const payment = own.find(({ status: state }) => state === 'SUCCEEDED') ?? own[0];
    const ownLines = lines
      .filter((line) => line._parentID === row.id)
      .map((line) => ({ ...line, title: titleFor(line.titles, [locale], line.title), for: nameOf(row, line) }));
    const learner = people.find(({ id }) => id === row.learner)?.publicId ?? null;
    const back = shippingRefunds.filter((refund) => refund.order === row.id);
    const shipment = shipments.get(row.id) ?? null;
    return { ...toOrder(row, ownLines, stateOf, back, payment), learner, parcel: shipment };
  });
  return made as { [Index in keyof Rows]: Order };
}

/** The buyer's names for the students that lines are for; null for one who is no longer the buyer's student. */
async function studentNames(db: Database, found: readonly OrderRow[], lines: readonly OrderLine[]) {
  const accounts = [...new Set(lines.flatMap(({ student }) => student ?? []))];
  const buyers = [...new Set(found.map(({ user }) => user))];
  const { teacher, user, person, name } = students;
  const rows =
    accounts.length > 0
      ? await db
          .select({ teacher, user, name })
          .from(students)
          // Activations are for the account's holder.
          .where(and(inArray(teacher, buyers), inArray(user, accounts), eq(person, 0)))
      : [];
  const names = new Map(rows.map((row) => [`${row.teacher}:${row.user}`, row.name]));
  return (row: OrderRow, line: OrderLine): string | null => names.get(`${row.user}:${line.student}`) ?? null;
}

function toOrder(
  row: OrderRow,
  lines: (OrderLine & { for: string | null })[],
  stateOf: (line: OrderLine) => LineState,
  shippingRefunds: LineState['refunds'],
  payment: PaymentRow | undefined,
): Omit<Order, 'learner' | 'parcel'> {
  const { currency, subtotal, discount, shipping, total, refunded } = row;
  return {
    id: row.number,
    status: row.status,
    currency,
    lines: lines.map((line) => ({
      ...lineInMainUnits(line.productCode, line, currency),
      ...inMainUnits({ refunded: line.refunded }, currency),
      isReturned: stateOf(line).isReturned,
      student: line.for,
    })),
    refunds: [
      ...lines.flatMap((line) => stateOf(line).refunds.map((refund) => ({ ...refund, line: placeOf(line) }))),
      ...shippingRefunds.map((refund) => ({ ...refund, line: null })),
    ]
      .sort((a, b) => a.id - b.id)
      .map(({ line, amount, status, createdAt, doneAt }) => ({
        line,
        status,
        askedAt: iso(createdAt),
        doneAt: isoOrNull(doneAt),
        ...inMainUnits({ amount }, currency),
      })),
    ...inMainUnits({ subtotal, discount, shipping, total, refunded }, currency),
    coupon: row.coupon,
    teaching: row.teaching,
    address: addressOf(row),
    invoice: invoiceOf(row),
    tax: taxOf(row),
    locale: row.locale,
    createdAt: iso(row.createdAt),
    expiresAt: isoOrNull(row.expiresAt),
    paidAt: isoOrNull(row.paidAt),
    payment: payment ? { provider: payment.provider, status: payment.status, reference: payment.publicId } : null,
  };
}

export function addressOf(row: OrderRow): Address | null {
  if (!row.address_name || !row.address_country) return null;
  return {
    name: row.address_name,
    phone: row.address_phone ?? '',
    country: row.address_country,
    postalCode: row.address_postalCode ?? '',
    city: row.address_city ?? '',
    line1: row.address_line1 ?? '',
    ...(row.address_line2 ? { line2: row.address_line2 } : {}),
  };
}
