import { getTranslations } from 'next-intl/server';
import { dayRange } from './day-range';
import { PeriodGate } from './period-gate';
import { Link } from '@/lib/i18n/link';
import type { Period } from '@/lib/domain/period';

/**
 * Says whether a sale has not started or has ended, with the way home (docs/product.md, "Periods"). The page may come from a cache, so
 * the browser settles which of the three applies at this moment; without JavaScript the dates themselves are there to read.
 */
export async function PeriodNote({ period }: { period: Period }) {
  const [t, days] = await Promise.all([getTranslations('editorial.period'), dayRange()]);
  if (!period.startsAt && !period.endsAt) return null;
  const home = (
    <Link to="" className="btn btn-secondary">
      {t('home')}
    </Link>
  );
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{days(period.startsAt, period.endsAt)}</p>
      <PeriodGate
        startsAt={period.startsAt ?? null}
        endsAt={period.endsAt ?? null}
        upcoming={
          <div className="grid justify-items-start gap-3">
            <p className="chip bg-paper-2 font-bold text-ink">{t('notStarted')}</p>
            {home}
          </div>
        }
        ended={
          <div className="grid justify-items-start gap-3">
            <p className="chip bg-danger-soft font-bold text-danger">{t('ended')}</p>
            {home}
          </div>
        }
      />
    </div>
  );
}
