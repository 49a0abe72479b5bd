import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { dayRange } from './day-range';
import { PeriodGate } from './period-gate';
import { periodNow } from '@/lib/kernel/cache/period-now';
import { Link } from '@/lib/kernel/links/link';
import type { Period } from '@/lib/kernel/period';

/**
 * Shows whether a sale has not started or has ended, with a link home (docs/product.md, "Periods"). The page may come from a
 * cache, so the browser determines the current status; without JavaScript it is the one when the page was rendered.
 */
export async function PeriodNote({ period }: { period: Period }) {
  const [t, days] = await Promise.all([getTranslations('editorial.period'), dayRange()]);
  if (!period.startsAt && !period.endsAt) return null;
  const note = (chip: ReactNode) => (
    <div className="grid justify-items-start gap-3">
      {chip}
      <Link to="" className="btn btn-secondary">
        {t('home')}
      </Link>
    </div>
  );
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <p className="font-semibold text-on-sun">{days(period.startsAt, period.endsAt)}</p>
      <PeriodGate
        initial={await periodNow(period)}
        startsAt={period.startsAt ?? null}
        endsAt={period.endsAt ?? null}
        upcoming={note(<Chip>{t('notStarted')}</Chip>)}
        ended={note(<Chip className="bg-danger-soft text-danger">{t('ended')}</Chip>)}
      />
    </div>
  );
}

export function Chip({ className = 'bg-paper-2 text-ink', children }: { className?: string; children: ReactNode }) {
  return <p className={`chip font-bold ${className}`}>{children}</p>;
}
