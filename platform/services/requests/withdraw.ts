import type { PersonalRequest } from '@/lib/contract/requests';
import type { Asked } from '../context';
import { database } from '../database';
import { changeRequest } from './change-request';
import { openRequest, type Opened } from './person';
import { personalRequest } from './request-rows';

/** The person takes the request back; doing it again changes nothing. */
export async function withdrawRequest({ ctx, input }: Asked<Opened>): Promise<PersonalRequest> {
  const { payload } = ctx;
  const row = await openRequest({ ctx, input });
  const after =
    row.state === 'WITHDRAWN'
      ? row
      : await changeRequest({ payload, now: ctx.now() }, row, 'withdraw', { actor: 'person' });
  return personalRequest(database(payload), payload.secret, after);
}
