import { currencies, type Currency } from '@/lib/kernel/money';
import { currencyNames } from '@/platform/kernel/back-office/labels/common';
import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { daysOf, type DaySum, type ProductSum, type SalesPeriod } from '@/platform/sales/sales';
import { SalesChart } from './sales-chart';
import { DayTable, ProductTable } from './sales-tables';
import { salesLabels as labels } from './labels';

type Props = {
  period: SalesPeriod;
  byDay: readonly DaySum[];
  byProduct: readonly ProductSum[];
  language: string;
};

/** The report of each currency: its sums, its days as a chart and as a table, its products. */
export function SalesReport({ period, byDay, byProduct, language }: Props) {
  const days = daysOf(period);
  if (byDay.length === 0) return <p>{textIn(labels.none, language)}</p>;
  return currencies
    .filter((currency) => byDay.some((sum) => sum.currency === currency))
    .map((currency) => {
      const of = <Row extends { currency: Currency }>(rows: readonly Row[]) =>
        rows.filter((row) => row.currency === currency);
      const sums = of(byDay);
      return (
        <section key={currency} aria-labelledby={`sales-${currency}`} className="sales-of">
          <h2 id={`sales-${currency}`}>{textIn(currencyNames[currency], language)}</h2>
          <Totals sums={sums} currency={currency} language={language} />
          <SalesChart days={days} sums={sums} period={period} language={language} />
          <DayTable sums={sums} currency={currency} language={language} />
          <ProductTable
            sums={of(byProduct)}
            shipping={{
              paid: sums.reduce((all, { shipping }) => all + shipping, 0),
              refunded: sums.reduce((all, { shippingRefunded }) => all + shippingRefunded, 0),
            }}
            currency={currency}
            language={language}
          />
        </section>
      );
    });
}

function Totals({ sums, currency, language }: { sums: readonly DaySum[]; currency: Currency; language: string }) {
  const total = (of: (sum: DaySum) => number) => sums.reduce((all, sum) => all + of(sum), 0);
  const text = (amount: number) => moneyText({ amount, currency });
  const facts: [StaffText, string][] = [
    [labels.orders, String(total(({ orders }) => orders))],
    [labels.paid, text(total(({ paid }) => paid))],
    [labels.refunded, text(total(({ refunded }) => refunded))],
    [labels.net, text(total(({ paid, refunded }) => paid - refunded))],
  ];
  return (
    <dl className="sales-totals">
      {facts.map(([name, amount]) => (
        <div key={name.en}>
          <dt>{textIn(name, language)}</dt>
          <dd className="money">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
