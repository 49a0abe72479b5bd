import { moneyText } from '@/platform/kernel/back-office/fields/money-text';
import { localeOfLanguage, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import type { DaySum, SalesPeriod } from '@/platform/sales/sales';
import { salesLabels as labels } from './labels';

type Props = { days: readonly string[]; sums: readonly DaySum[]; period: SalesPeriod; language: string };

/** The smallest round number (1, 2 or 5 times a power of ten) that is at least `value`. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}

/** One bar for each day: the net amount, with the refunded part on top. All bars are of one currency, on one scale. */
export function SalesChart({ days, sums, period, language }: Props) {
  const found = new Map(sums.map((sum) => [sum.day, sum]));
  const [best] = [...sums].sort((a, b) => b.paid - a.paid);
  // Free products draw no bar.
  if (!best || best.paid === 0) return null;
  const { currency } = best;
  const top = roundUp(best.paid);
  const height = (amount: number) => (amount / top) * 100;
  const t = (translations: StaffText) => textIn(translations, language);
  const shortDay = new Intl.DateTimeFormat(localeOfLanguage(language), {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const text = (amount: number) => moneyText({ amount, currency });
  const label = t(labels.chart)
    .replace('{from}', period.from)
    .replace('{to}', period.to)
    .replace('{paid}', text(sums.reduce((all, sum) => all + sum.paid, 0)))
    .replace('{day}', best.day)
    .replace('{most}', text(best.paid));
  return (
    <figure className="sales-chart">
      <figcaption>
        <span className="is-kept">{t(labels.net)}</span>
        <span className="is-refunded">{t(labels.refunded)}</span>
      </figcaption>
      <div className="scale" aria-hidden="true">
        {[top, top / 2, 0].map((amount) => (
          <span key={amount} className="money">
            {text(amount)}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map((day, index) => {
          const { paid = 0, refunded = 0 } = found.get(day) ?? {};
          const [all, net] = [height(paid), height(paid - refunded)];
          return (
            paid > 0 && (
              <g key={day}>
                <rect className="is-kept" x={index + 0.12} width={0.76} y={100 - net} height={net} />
                {refunded > 0 && (
                  <rect className="is-refunded" x={index + 0.12} width={0.76} y={100 - all} height={all - net} />
                )}
              </g>
            )
          );
        })}
      </svg>
      <div className="days" aria-hidden="true">
        {[days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)]
          .filter((day, index, all) => all.indexOf(day) === index)
          .map((day) => (
            <span key={day}>{shortDay.format(new Date(`${day}T00:00:00Z`))}</span>
          ))}
      </div>
    </figure>
  );
}
