import type { Currency } from '@/lib/kernel/money';
import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { localeOfLanguage, wordsIn, type Words } from '@/platform/kernel/back-office/words';
import type { DaySum, ProductSum } from '@/platform/sales/sales';
import { salesWords as says } from './words';

/** More days than these are opened when somebody wants them. */
const fewDays = 31;

type Props = { currency: Currency; language: string };

/** What a row is of, and its numbers. */
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

/** The amounts of one row: paid, refunded, kept. */
function Amounts({ paid, refunded, currency }: { paid: number; refunded: number; currency: Currency }) {
  return [paid, refunded, paid - refunded].map((amount, index) => (
    <td key={index} className="money">
      {moneyText({ amount, currency })}
    </td>
  ));
}

export function DayTable({ sums, currency, language }: Props & { sums: readonly DaySum[] }) {
  const say = (text: Words) => wordsIn(text, language);
  const date = new Intl.DateTimeFormat(localeOfLanguage(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <details open={sums.length <= fewDays}>
      <summary>{say(says.numbers).replace('{n}', String(sums.length))}</summary>
      <div className="sales-table" role="region" aria-label={say(says.byDay)} tabIndex={0}>
        <table>
          <caption>{say(says.byDay)}</caption>
          <Head names={[says.day, says.orders, says.paid, says.refunded, says.kept].map(say)} />
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
  const say = (text: Words) => wordsIn(text, language);
  const most = Math.max(1, ...sums.map(({ paid }) => paid));
  return (
    <div className="sales-table" role="region" aria-label={say(says.byProduct)} tabIndex={0}>
      <table>
        <caption>{say(says.byProduct)}</caption>
        <Head names={[says.product, says.pieces, says.paid, says.refunded, says.kept].map(say)} />
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
              <th scope="row">{say(says.shipping)}</th>
              <td className="money">–</td>
              <Amounts {...shipping} currency={currency} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
