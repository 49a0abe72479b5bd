import type { Payload } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import type { RequestAction } from '@/lib/domain/requests/states';
import { inTransaction } from '../database';
import { announce } from '../revalidation/announce';
import { moveRequest, type By } from './move';
import { fillPlaces, freesPlaces, lockPlaces } from './places';
import { remindNoMore } from './remind';
import { lockRequest, type RequestRow } from './request-rows';
import { followTeaching } from './teaching/follow';
import { readYear } from './teaching/year';

/**
 * Does one step of a request and what follows from it: a place that was given back goes to the longest waiting, who does not come is not
 * reminded. @param given the request as it was found; it is read again under its lock
 */
export async function changeRequest(
  { payload, now }: { payload: Payload; now: Date },
  given: RequestRow,
  action: RequestAction,
  by: By,
): Promise<RequestRow> {
  const { secret } = payload;
  const year = given.kind === 'teaching' && action === 'activate' ? await readYear(payload) : null;
  const moved = await inTransaction(payload, async ({ db }) => {
    // Those who book take the same two locks in the same order.
    if (given.subjectId) await lockPlaces(db, given);
    const row = await lockRequest(db, given.id);
    const changes = await followTeaching(db, row, action, year, now);
    const after = await moveRequest(db, row, action, { secret, now, by }, changes);
    if (row.state === 'BOOKED' || row.state === 'REGISTERED') await remindNoMore(db, row);
    if (freesPlaces(action) && row.subjectId) await fillPlaces(db, row, secret, now);
    return after;
  });
  if (given.kind === 'trial') await announce(payload, [cacheTags.stores]);
  return moved;
}
