import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/orders/shapes';
import type { InvoiceWish } from '@/lib/orders/invoice';
import { taxWithin } from '@/lib/kernel/japan-invoice';
import { toMainUnit } from '@/lib/kernel/money';
import { shipments, type orders } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';

type OrderRow = typeof orders.$inferSelect;

/** The shipments of these orders, by order. */
export async function shipmentsOf(db: Database, orderIds: readonly number[]): Promise<Map<number, Order['parcel']>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(shipments)
    .where(inArray(shipments.order, [...orderIds]));
  return new Map(
    found.map(({ order, status, carrier, tracking, trackingUrl, shippedAt }) => [
      order,
      { status, carrier, tracking, trackingUrl, shippedAt: isoOrNull(shippedAt) },
    ]),
  );
}

export function invoiceColumns(wish: InvoiceWish): Partial<typeof orders.$inferInsert> {
  if (wish.kind === 'company')
    return { invoice_kind: 'company', invoice_taxId: wish.taxId, invoice_companyName: wish.companyName };
  if (wish.kind === 'donation') return { invoice_kind: 'donation', invoice_donationCode: wish.donationCode };
  return { invoice_kind: 'personal', invoice_carrier: wish.carrier };
}

/** What the buyer requested for the invoice, and its number once staff have entered it. */
export function invoiceOf(row: OrderRow): Order['invoice'] {
  const {
    invoice_kind: kind,
    invoice_carrier: carrier,
    invoice_taxId: taxId,
    invoice_companyName: companyName,
    invoice_donationCode: donationCode,
    invoice_number: number,
  } = row;
  return kind || number ? { kind, carrier, taxId, companyName, donationCode, number } : null;
}

/** The tax within the total of an order in yen, where the shop had its registration number by then. */
export function taxOf({
  currency,
  total,
  tax_qualifiedNumber: qualifiedNumber,
  tax_rate: rate,
}: OrderRow): Order['tax'] {
  if (!qualifiedNumber || rate === null) return null;
  return { qualifiedNumber, rate, amount: toMainUnit({ amount: taxWithin(total, rate), currency }) };
}
