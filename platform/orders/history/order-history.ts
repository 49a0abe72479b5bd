import { and, asc, eq, gte, inArray, like, or } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Money } from '@/lib/kernel/money';
import * as tables from '@/platform/payload-generated-schema';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import { unmatchedPrefix } from '../unmatched-prefix';

type Row<Table extends { $inferSelect: object }> = Table['$inferSelect'];
type PaymentRow = Row<typeof tables.payments>;
type Happened = { at: string; amount?: Money; /** The full record. */ link?: { table: string; id: number } };

/** One thing that happened to an order. */
export type OrderEvent = Happened &
  (
    | { kind: 'placed' | 'claimed' | 'expired' | 'cancelled' }
    | { kind: 'started' | 'paid' | 'unmatchedPayment' | 'declined'; provider: string; reference: string | null }
    | { kind: 'report'; provider: string; status: string; wrong: string | null }
    | { kind: 'mail'; subject: string; template: string | null; to: string; status: string; wrong: string | null }
    | { kind: 'shipment'; status: string; tracking: string | null }
    | { kind: 'refundAsked'; what: string; by: string | null; reason: string | null; status: string }
    | { kind: 'refundDone'; what: string }
    | { kind: 'redeemed' | 'revoked'; code: string }
    | { kind: 'auditEntry'; entry: Row<typeof tables.audit_log> }
  );

export type OrderHistory = {
  order: Row<typeof tables.orders>;
  customer: { id: number; username: string; realName: string | null; email: string | null };
  payments: PaymentRow[];
  shipment: Row<typeof tables.shipments> | null;
  /** In the order they happened. */
  events: OrderEvent[];
};

/** The history of an order, for its page in the back office; null if there is no such order. */
export async function orderHistory(payload: Payload, id: number): Promise<OrderHistory | null> {
  const db = database(payload);
  const { users } = tables;
  const [found] = await db
    .select({
      order: tables.orders,
      customer: { id: users.id, username: users.username, realName: users.realName, email: users.email },
    })
    .from(tables.orders)
    .innerJoin(users, eq(users.id, tables.orders.user))
    .where(eq(tables.orders.id, id));
  if (!found) return null;
  const { order } = found;
  const [payments, shipments, refunds, codes, mails] = await Promise.all([
    db.select().from(tables.payments).where(eq(tables.payments.order, id)).orderBy(asc(tables.payments.id)),
    db.select().from(tables.shipments).where(eq(tables.shipments.order, id)),
    refundsOf(db, id),
    db.select().from(tables.redeem_codes).where(eq(tables.redeem_codes.order, id)),
    mailsOf(db, order),
  ]);
  const about: [string, readonly number[]][] = [
    ['orders', [id]],
    ['shipments', shipments.map((row) => row.id)],
    ['payments', payments.map((row) => row.id)],
    ['refunds', refunds.flatMap(({ link }) => link?.id ?? [])],
    ['redeemCodes', codes.map((row) => row.id)],
  ];
  const [reports, entries] = await Promise.all([reportsOf(db, order, payments), entriesOf(db, about)]);
  const hasEntry = (table: string, action: string) =>
    entries.some(({ entry }) => entry.table === table && entry.action === action);
  const events: OrderEvent[] = [
    { kind: 'placed', at: order.createdAt },
    ...payments.flatMap(ofPayment),
    ...reports,
    ...mails,
    ...shipments.flatMap((row): OrderEvent[] => {
      const link = { table: 'shipments', id: row.id };
      const made: OrderEvent = { kind: 'shipment', at: row.createdAt, status: 'PREPARING', tracking: null, link };
      const moved = { SHIPPED: 'ship', DELIVERED: 'deliver', CANCELLED: 'cancel', PREPARING: null }[row.status];
      // What staff did is among the audit entries, with its exact time.
      if (!moved || hasEntry('shipments', moved)) return [made];
      return [made, { kind: 'shipment', at: row.updatedAt, status: row.status, tracking: row.tracking, link }];
    }),
    ...refunds,
    ...codes.flatMap((row): OrderEvent[] => {
      const link = { table: 'redeemCodes', id: row.id };
      return [
        ...(row.redeemedAt ? [{ kind: 'redeemed' as const, at: row.redeemedAt, code: row.code, link }] : []),
        ...(row.revokedAt && !hasEntry('redeemCodes', 'revoke')
          ? [{ kind: 'revoked' as const, at: row.revokedAt, code: row.code, link }]
          : []),
      ];
    }),
    ...entries,
  ];
  if (order.total === 0 && order.paidAt) events.push({ kind: 'claimed', at: order.paidAt });
  if (order.status === 'EXPIRED') events.push({ kind: 'expired', at: order.expiresAt ?? order.updatedAt });
  if (order.status === 'CANCELLED' && !hasEntry('orders', 'cancel'))
    events.push({ kind: 'cancelled', at: order.updatedAt });
  const inOrder = events.map((event) => ({ ...event, at: iso(event.at) })).sort((a, b) => a.at.localeCompare(b.at));
  return { ...found, payments, shipment: shipments[0] ?? null, events: inOrder };
}

function ofPayment(row: PaymentRow): OrderEvent[] {
  const { provider, providerReference, amount, currency, status, succeededAt, idempotencyKey } = row;
  const shared = {
    provider,
    amount: { amount, currency },
    link: { table: 'payments', id: row.id },
    reference: providerReference ?? (row.data as { reference?: string } | null)?.reference ?? null,
  };
  if (idempotencyKey.startsWith(unmatchedPrefix)) return [{ kind: 'unmatchedPayment', at: row.createdAt, ...shared }];
  const started: OrderEvent = { kind: 'started', at: row.createdAt, ...shared };
  if (succeededAt) return [started, { kind: 'paid', at: succeededAt, ...shared }];
  return status === 'DECLINED' ? [started, { kind: 'declined', at: row.updatedAt, ...shared }] : [started];
}

async function reportsOf(
  db: Database,
  order: OrderHistory['order'],
  payments: readonly PaymentRow[],
): Promise<OrderEvent[]> {
  const references = payments.flatMap(({ providerReference }) => providerReference ?? []);
  if (references.length === 0) return [];
  const { webhook_events: reports } = tables;
  const found = await db
    .select()
    .from(reports)
    .where(
      and(
        gte(reports.createdAt, order.createdAt),
        inArray(reports.provider, [...new Set(payments.map(({ provider }) => provider))]),
        inArray(sql<string>`${reports.body}->>'reference'`, references),
      ),
    );
  return found.map((row) => ({
    kind: 'report',
    at: row.processedAt ?? row.createdAt,
    provider: row.provider,
    status: row.type ?? '',
    wrong: row.error,
  }));
}

/** Emails that name the order. Emails about the account do not have its number. */
async function mailsOf(db: Database, { number, createdAt }: OrderHistory['order']): Promise<OrderEvent[]> {
  const { outbox } = tables;
  const found = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'mail'),
        gte(outbox.createdAt, createdAt),
        or(sql`${outbox.data}->>'number' = ${number}`, like(outbox.dedupeKey, `%${number}%`)),
      ),
    );
  return found.map((row) => ({
    kind: 'mail',
    at: row.sentAt ?? row.createdAt,
    subject: row.subject ?? '',
    template: row.template,
    to: row.to ?? '',
    status: row.status,
    wrong: row.lastError,
    link: { table: 'outbox', id: row.id },
  }));
}

async function refundsOf(db: Database, order: number): Promise<OrderEvent[]> {
  const { refunds, staff } = tables;
  const found = await db
    .select({ refund: refunds, by: staff.email })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.staff))
    .where(eq(refunds.order, order));
  return found.flatMap(({ refund, by }): OrderEvent[] => {
    const { amount, currency, status, doneAt, reason } = refund;
    const shared = {
      amount: { amount, currency },
      what: refund.title ?? refund.productCode,
      link: { table: 'refunds', id: refund.id },
    };
    return [
      { kind: 'refundAsked', at: refund.createdAt, by, reason, status, ...shared },
      ...(doneAt ? [{ kind: 'refundDone' as const, at: doneAt, ...shared }] : []),
    ];
  });
}

async function entriesOf(db: Database, about: readonly [string, readonly number[]][]) {
  const { audit_log: log } = tables;
  const found = await db
    .select()
    .from(log)
    .where(
      or(
        ...about
          .filter(([, ids]) => ids.length > 0)
          .map(([table, ids]) => and(eq(log.table, table), inArray(log.document, ids.map(String)))),
      ),
    );
  return found.map((entry) => ({ kind: 'auditEntry' as const, at: entry.createdAt, entry }));
}
