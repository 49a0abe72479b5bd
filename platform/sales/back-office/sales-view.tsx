import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { dayText, numberOfDay } from '@/lib/kernel/calendar';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { localeOfLanguage, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';
import { database } from '@/platform/kernel/database/database';
import { salesByDay, salesByProduct, salesPeriod, type SalesPeriod } from '@/platform/sales/sales';
import { SalesReport } from './sales-report';
import { salesLabels as labels } from './labels';

const choices = [7, 30, 90, 365];

/** The sales of a period, for support and admins. */
export async function SalesView({ payload, i18n, initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { language } = i18n;
  const t = (translations: StaffText) => textIn(translations, language);
  const { admin, api } = payload.config.routes;
  const nav = (
    <SetStepNav
      nav={[
        { label: t(payload.collections.orders.config.labels.plural as StaffText), url: `${admin}/collections/orders` },
        { label: t(labels.title) },
      ]}
    />
  );
  if (!canSupport(initPageResult))
    return (
      <Gutter className="sales">
        {nav}
        <h1>{t(labels.title)}</h1>
        <p>{t(labels.forbidden)}</p>
      </Gutter>
    );
  const now = new Date();
  const period = salesPeriod(searchParams, now);
  const db = database(payload);
  const [byDay, byProduct] = await Promise.all([
    salesByDay(db, period),
    salesByProduct(db, period, localeOfLanguage(language)),
  ]);
  const here = `${admin}/collections/orders/sales`;
  return (
    <Gutter className="sales">
      {nav}
      <header>
        <h1>{t(labels.title)}</h1>
        <p>{t(labels.lead)}</p>
      </header>
      <PeriodForm here={here} period={period} now={now} t={t} />
      <p>
        <a className="save" href={`${api}/orders/sales?${new URLSearchParams(period)}`} download>
          {t(labels.save)}
        </a>
      </p>
      <SalesReport period={period} byDay={byDay} byProduct={byProduct} language={language} />
    </Gutter>
  );
}

type FormProps = { here: string; period: SalesPeriod; now: Date; t: (translations: StaffText) => string };

function PeriodForm({ here, period, now, t }: FormProps) {
  const { to: today } = salesPeriod({}, now);
  return (
    <form action={here} className="sales-period" aria-label={t(labels.period)}>
      <label>
        {t(labels.from)}
        <input type="date" name="from" required max={today} defaultValue={period.from} />
      </label>
      <label>
        {t(labels.to)}
        <input type="date" name="to" required max={today} defaultValue={period.to} />
      </label>
      <button type="submit">{t(labels.show)}</button>
      {choices.map((days) => {
        const from = dayText(numberOfDay(today) - days + 1);
        const isChosen = period.from === from && period.to === today;
        return (
          <a
            key={days}
            href={`${here}?${new URLSearchParams({ from, to: today })}`}
            aria-current={isChosen ? 'page' : undefined}
          >
            {t(labels.lastDays).replace('{n}', String(days))}
          </a>
        );
      })}
    </form>
  );
}
