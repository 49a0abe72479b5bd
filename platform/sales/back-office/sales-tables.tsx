import type { Currency } from '@/lib/kernel/money';
import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { localeOfLanguage, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import type { DaySum, ProductSum } from '@/platform/sales/sales';
import { salesLabels as labels } from './labels';

/** Longer tables are collapsed at first. */
const fewDays = 31;

type Props = { currency: Currency; language: string };

/** The heading of the rows, then those of the number columns. */
function Head({ names: [first, ...numbers] }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {numbers.map((name) => (
          <th key={name} scope="col" className="money">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The amounts of one row: paid, refunded, net. */
function Amounts({ paid, refunded, currency }: { paid: number; refunded: number; currency: Currency }) {
  return [paid, refunded, paid - refunded].map((amount, index) => (
    <td key={index} className="money">
      {moneyText({ amount, currency })}
    </td>
  ));
}

export function DayTable({ sums, currency, language }: Props & { sums: readonly DaySum[] }) {
  const t = (translations: StaffText) => textIn(translations, language);
  const date = new Intl.DateTimeFormat(localeOfLanguage(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <details open={sums.length <= fewDays}>
      <summary>{t(labels.numbers).replace('{n}', String(sums.length))}</summary>
      <div className="sales-table" role="region" aria-label={t(labels.byDay)} tabIndex={0}>
        <table>
          <caption>{t(labels.byDay)}</caption>
          <Head names={[labels.day, labels.orders, labels.paid, labels.refunded, labels.net].map(t)} />
          <tbody>
            {sums.map(({ day, orders, paid, refunded }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{date.format(new Date(`${day}T00:00:00Z`))}</time>
                </th>
                <td className="money">{orders}</td>
                <Amounts paid={paid} refunded={refunded} currency={currency} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

type ProductTableProps = Props & {
  sums: readonly ProductSum[];
  shipping: { paid: number; refunded: number };
};

/** Products, the most sold first, each with a bar of its share; shipping is in the totals too. */
export function ProductTable({ sums, shipping, currency, language }: ProductTableProps) {
  const t = (translations: StaffText) => textIn(translations, language);
  const most = Math.max(1, ...sums.map(({ paid }) => paid));
  return (
    <div className="sales-table" role="region" aria-label={t(labels.byProduct)} tabIndex={0}>
      <table>
        <caption>{t(labels.byProduct)}</caption>
        <Head names={[labels.product, labels.pieces, labels.paid, labels.refunded, labels.net].map(t)} />
        <tbody>
          {sums.map(({ productCode, title, pieces, paid, refunded }) => (
            <tr key={productCode}>
              <th scope="row">
                {title ?? productCode} <small>{productCode}</small>
                <meter min={0} max={most} value={paid} aria-hidden="true" />
              </th>
              <td className="money">{pieces}</td>
              <Amounts paid={paid} refunded={refunded} currency={currency} />
            </tr>
          ))}
          {shipping.paid > 0 && (
            <tr>
              <th scope="row">{t(labels.shipping)}</th>
              <td className="money">–</td>
              <Amounts {...shipping} currency={currency} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
