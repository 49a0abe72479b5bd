'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { periodStatus, type PeriodStatus } from '@/lib/kernel/period';

/**
 * Shows the content for the current status of a period: at first the status when the page was rendered, then the one in the
 * browser, checked every half minute, since a page may stay open over the start or the end.
 */
export function PeriodGate(props: {
  startsAt: string | null;
  endsAt: string | null;
  initial: PeriodStatus;
  upcoming?: ReactNode;
  active?: ReactNode;
  ended?: ReactNode;
}) {
  const { startsAt, endsAt } = props;
  const [status, setStatus] = useState(props.initial);
  useEffect(() => {
    const look = () => setStatus(periodStatus({ startsAt, endsAt }, new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [startsAt, endsAt]);
  return (
    <div aria-live="polite" data-period={status}>
      {status === 'UPCOMING' ? props.upcoming : null}
      {status === 'ACTIVE' ? props.active : null}
      {status === 'ENDED' ? props.ended : null}
    </div>
  );
}
