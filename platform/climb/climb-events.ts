import { climbedOf } from './climbed';
import { spendEnergy } from './energy';
import type { Stored } from '@/platform/events/hooks';
import { notFound, type Batch, type EventOf, type Handlers, type Verdict } from '@/platform/events/handler';

/** A try at a level of the climb, and a finished placement: both are judged by the climb itself. */
export async function climbHandlers({ db, events }: Batch): Promise<Handlers<'level' | 'placed'>> {
  const climbed = await climbedOf(db, events);
  const judge = async (event: EventOf<'level' | 'placed'>): Promise<Verdict> => {
    const stored = await climbed(event);
    return stored ? { stored } : notFound;
  };
  return { level: judge, placed: judge };
}

/** Spends the energy that levels cost, before these events are stored: it asks which levels were answered earlier today. */
export async function spendOnLevels({ db, who, rows, now }: Stored): Promise<void> {
  const levels = rows.flatMap(({ kind, problem }) => (kind === 'level' && problem ? [problem] : []));
  await spendEnergy(db, who, [...new Set(levels)], now);
}
