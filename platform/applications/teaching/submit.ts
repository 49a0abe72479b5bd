import type { PersonalApplication } from '@/lib/applications/contract';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { moveApplication } from '../move';
import { openOwnApplication, type Opened } from '../person';
import { personalApplication } from '../personal-application';
import { lockApplication } from '../application-rows';
import { answersOf, completeAnswers } from '../teaching-application';
import { requireOpen } from './open-application';
import { filesOf } from './shown';

/**
 * Submits the application; doing it again changes nothing.
 * @throws ServiceError VALIDATION_FAILED naming the answers that are missing, DOCUMENTS_REQUIRED
 */
export async function submitApplication({ ctx, input }: Asked<Opened>): Promise<PersonalApplication> {
  const { secret } = ctx.payload;
  const now = ctx.now();
  const { id } = await openOwnApplication({ ctx, input });
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await lockApplication(db, id);
    if (row.kind === 'teaching' && row.state === 'SUBMITTED') return personalApplication(db, secret, row, now);
    requireOpen(row);
    const { error } = completeAnswers.safeParse(answersOf(row));
    if (error) {
      const issues = error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
      throw new ServiceError('VALIDATION_FAILED', 'answers are missing', { issues });
    }
    if (!(await filesOf(db, row)).some(({ state }) => state === 'STORED'))
      throw new ServiceError('DOCUMENTS_REQUIRED', 'no document is stored yet');
    const sent = await moveApplication(db, row, 'submit', { secret, now, by: { actor: 'person' } });
    return personalApplication(db, secret, sent, now);
  });
}
