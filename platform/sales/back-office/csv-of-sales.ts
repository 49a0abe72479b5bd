import { toMainUnit, type Currency } from '@/lib/kernel/money';
import { csvFile } from '@/platform/kernel/csv';
import { localeOfLanguage, textIn } from '@/platform/kernel/back-office/staff-text';
import type { Database } from '@/platform/kernel/database/database';
import { salesByDay, salesByDayAndProduct, type SalesPeriod } from '@/platform/sales/sales';
import { salesLabels as labels } from './labels';

/** Sales by day and product, and shipping, with headings in the given language; amounts are plain numbers in the currency's main unit. */
export async function csvOfSales(db: Database, period: SalesPeriod, language: string): Promise<string> {
  const [lines, days] = await Promise.all([
    salesByDayAndProduct(db, period, localeOfLanguage(language)),
    salesByDay(db, period),
  ]);
  const names = [
    labels.day,
    labels.currency,
    labels.code,
    labels.product,
    labels.pieces,
    labels.paid,
    labels.refunded,
    labels.net,
  ];
  const shipped = days
    .filter(({ shipping }) => shipping > 0)
    .map(({ day, currency, shipping, shippingRefunded }) => ({
      day,
      currency,
      productCode: '',
      title: textIn(labels.shipping, language),
      pieces: '' as const,
      paid: shipping,
      refunded: shippingRefunded,
    }));
  const rows = [...lines, ...shipped].sort((a, b) => `${a.day}${a.currency}`.localeCompare(`${b.day}${b.currency}`));
  const amount = (value: number, currency: Currency) => String(toMainUnit({ amount: value, currency }));
  return csvFile([
    names.map((name) => textIn(name, language)),
    ...rows.map(({ day, currency, productCode, title, pieces, paid, refunded }) => [
      day,
      currency,
      productCode,
      title ?? '',
      String(pieces),
      ...[paid, refunded, paid - refunded].map((value) => amount(value, currency)),
    ]),
  ]);
}
