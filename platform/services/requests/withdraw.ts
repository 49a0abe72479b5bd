import type { PersonalRequest } from '@/lib/contract/requests';
import type { Asked } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { isEntryFixed } from './championship/championship-groups';
import { changeRequest } from './change-request';
import { openRequest, type Opened } from './person';
import { personalRequest } from './personal-request';

/**
 * The person takes the request back; doing it again changes nothing.
 * @throws ServiceError STATE_CHANGED, REGISTRATION_CLOSED where an event counts on who has entered
 */
export async function withdrawRequest({ ctx, input }: Asked<Opened>): Promise<PersonalRequest> {
  const { payload } = ctx;
  const db = database(payload);
  const now = ctx.now();
  const row = await openRequest({ ctx, input });
  if (await isEntryFixed(db, row, now)) throw new ServiceError('REGISTRATION_CLOSED', 'registration has ended');
  const after =
    row.state === 'WITHDRAWN' ? row : await changeRequest({ payload, now }, row, 'withdraw', { actor: 'person' });
  return personalRequest(db, payload.secret, after, now);
}
