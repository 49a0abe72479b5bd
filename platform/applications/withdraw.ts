import type { PersonalApplication } from '@/lib/applications/contract';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { asksWhetherFixed } from './hooks';
import { changeApplication } from './change-application';
import { openOwnApplication, type Opened } from './person';
import { personalApplication } from './personal-application';

/**
 * The applicant withdraws the application; doing it again changes nothing.
 * @throws ServiceError STATE_CHANGED, REGISTRATION_CLOSED where the entries of an event are final
 */
export async function withdrawApplication({ ctx, input }: Asked<Opened>): Promise<PersonalApplication> {
  const { payload } = ctx;
  const db = database(payload);
  const now = ctx.now();
  const row = await openOwnApplication({ ctx, input });
  if ((await asksWhetherFixed.run(db, row, now)).includes(true))
    throw new ServiceError('REGISTRATION_CLOSED', 'registration has ended');
  const after =
    row.state === 'WITHDRAWN' ? row : await changeApplication({ payload, now }, row, 'withdraw', { actor: 'person' });
  return personalApplication(db, payload.secret, after, now);
}
