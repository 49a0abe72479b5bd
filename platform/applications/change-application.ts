import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import type { ApplicationAction } from '@/lib/applications/states';
import { inTransaction } from '@/platform/kernel/database/database';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { moveApplication, type By } from './move';
import { fillSeats, freesSeats, lockSeats } from './seats/seats';
import { remindNoMore } from './remind';
import { lockApplication, type ApplicationRow } from './application-rows';
import { followTeaching } from './teaching/follow';
import { readYear } from './teaching/year';

/**
 * Does one step of an application and what follows from it: a seat given back goes to the application that has waited
 * longest, and an applicant who does not come is not reminded.
 * @param given the application as it was found; it is read again under its lock
 */
export async function changeApplication(
  { payload, now }: { payload: Payload; now: Date },
  given: ApplicationRow,
  action: ApplicationAction,
  by: By,
): Promise<ApplicationRow> {
  const { secret } = payload;
  const year = given.kind === 'teaching' && action === 'activate' ? await readYear(payload) : null;
  const moved = await inTransaction(payload, async ({ db }) => {
    // A booking takes the same two locks in the same order.
    if (given.subjectId) await lockSeats(db, given);
    const row = await lockApplication(db, given.id);
    const changes = await followTeaching(db, row, action, year, now);
    const after = await moveApplication(db, row, action, { secret, now, by }, changes);
    if (row.state === 'BOOKED' || row.state === 'REGISTERED') await remindNoMore(db, row);
    if (freesSeats(action) && row.subjectId) await fillSeats(db, row, secret, now);
    return after;
  });
  if (given.kind === 'trial') await invalidate(payload, [cacheTags.stores]);
  return moved;
}
