import 'server-only';
import { periodStatus, type Period, type PeriodStatus } from '../domain/period';
import { keep } from './keep';

/** How a period stood when its page was made, at most an hour ago; the browser settles it anew (docs/product.md, "Periods"). */
export async function periodNow({ startsAt, endsAt }: Period): Promise<PeriodStatus> {
  'use cache';
  keep();
  return periodStatus({ startsAt, endsAt }, new Date());
}

/** Whether a period is over, for robots. */
export const isEnded = async (period: Period): Promise<boolean> => (await periodNow(period)) === 'ENDED';
