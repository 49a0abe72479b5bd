import { getTranslations } from 'next-intl/server';
import { dayRange } from './day-range';
import { PeriodGate } from './period-gate';
import { Link } from '@/lib/i18n/link';
import type { Period } from '@/lib/domain/period';

/**
 * Says whether a sale or an event has not started or has ended (spec §4). The page may come from a cache, so the browser
 * settles which of the three applies at this moment; without JavaScript the dates themselves are there to read.
 */
export async function PeriodNote({
  period,
  words = 'sale',
  isListed = false,
}: {
  period: Period;
  words?: 'sale' | 'event';
  /** One of several: the page has a way home. */ isListed?: boolean;
}) {
  const [t, days] = await Promise.all([getTranslations('editorial.period'), dayRange()]);
  if (!period.startsAt && !period.endsAt) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{days(period.startsAt, period.endsAt)}</p>
      <PeriodGate
        startsAt={period.startsAt ?? null}
        endsAt={period.endsAt ?? null}
        upcoming={<p className="chip bg-paper-2 font-bold text-ink">{t(`${words}.notStarted`)}</p>}
        ended={
          <div className="grid justify-items-start gap-3">
            <p className="chip bg-danger-soft font-bold text-danger">{t(`${words}.ended`)}</p>
            {isListed ? null : (
              <Link to="" className="btn btn-secondary">
                {t('home')}
              </Link>
            )}
          </div>
        }
      />
    </div>
  );
}
