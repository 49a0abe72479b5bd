import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { dayText, numberOfDay } from '@/lib/kernel/calendar';
import { canSupport } from '@/platform/kernel/back-office/access-rules';
import { localeOfLanguage, wordsIn, type Words } from '@/platform/kernel/back-office/words';
import { database } from '@/platform/kernel/database/database';
import { salesByDay, salesByProduct, salesPeriod, type SalesPeriod } from '@/platform/sales/sales';
import { SalesReport } from './sales-report';
import { salesWords as says } from './words';

const choices = [7, 30, 90, 365];

/** What was sold in a period, for support and admins. */
export async function SalesView({ payload, i18n, initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { language } = i18n;
  const say = (text: Words) => wordsIn(text, language);
  const { admin, api } = payload.config.routes;
  const nav = (
    <SetStepNav
      nav={[
        { label: say(payload.collections.orders.config.labels.plural as Words), url: `${admin}/collections/orders` },
        { label: say(says.title) },
      ]}
    />
  );
  if (!canSupport(initPageResult))
    return (
      <Gutter className="sales">
        {nav}
        <h1>{say(says.title)}</h1>
        <p>{say(says.forbidden)}</p>
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
        <h1>{say(says.title)}</h1>
        <p>{say(says.lead)}</p>
      </header>
      <PeriodForm here={here} period={period} now={now} say={say} />
      <p>
        <a className="save" href={`${api}/orders/sales?${new URLSearchParams(period)}`} download>
          {say(says.save)}
        </a>
      </p>
      <SalesReport period={period} byDay={byDay} byProduct={byProduct} language={language} />
    </Gutter>
  );
}

type FormProps = { here: string; period: SalesPeriod; now: Date; say: (text: Words) => string };

function PeriodForm({ here, period, now, say }: FormProps) {
  const { to: today } = salesPeriod({}, now);
  return (
    <form action={here} className="sales-period" aria-label={say(says.period)}>
      <label>
        {say(says.from)}
        <input type="date" name="from" required max={today} defaultValue={period.from} />
      </label>
      <label>
        {say(says.to)}
        <input type="date" name="to" required max={today} defaultValue={period.to} />
      </label>
      <button type="submit">{say(says.show)}</button>
      {choices.map((days) => {
        const from = dayText(numberOfDay(today) - days + 1);
        const isChosen = period.from === from && period.to === today;
        return (
          <a
            key={days}
            href={`${here}?${new URLSearchParams({ from, to: today })}`}
            aria-current={isChosen ? 'page' : undefined}
          >
            {say(says.lastDays).replace('{n}', String(days))}
          </a>
        );
      })}
    </form>
  );
}
