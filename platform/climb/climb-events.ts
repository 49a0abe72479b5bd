import { climbedOf } from './climbed';
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
