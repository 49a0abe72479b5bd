import type { PersonalRequest } from '@/lib/contract/requests';
import type { Asked } from '../../context';
import { inTransaction } from '../../database';
import { ServiceError } from '../../service-error';
import { moveRequest } from '../move';
import { openRequest, type Opened } from '../person';
import { personalRequest } from '../personal-request';
import { lockRequest } from '../request-rows';
import { answersOf, completeAnswers } from './application';
import { requireOpen } from './open-application';
import { filesOf } from './seen';

/**
 * Sends the application in; doing it again changes nothing.
 * @throws ServiceError VALIDATION_FAILED naming the answers that are missing, DOCUMENTS_REQUIRED
 */
export async function submitApplication({ ctx, input }: Asked<Opened>): Promise<PersonalRequest> {
  const { secret } = ctx.payload;
  const now = ctx.now();
  const { id } = await openRequest({ ctx, input });
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await lockRequest(db, id);
    if (row.kind === 'teaching' && row.state === 'SUBMITTED') return personalRequest(db, secret, row, now);
    requireOpen(row);
    const { error } = completeAnswers.safeParse(answersOf(row));
    if (error) {
      const issues = error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
      throw new ServiceError('VALIDATION_FAILED', 'answers are missing', { issues });
    }
    if (!(await filesOf(db, row)).some(({ state }) => state === 'STORED'))
      throw new ServiceError('DOCUMENTS_REQUIRED', 'no document is stored yet');
    const sent = await moveRequest(db, row, 'submit', { secret, now, by: { actor: 'person' } });
    return personalRequest(db, secret, sent, now);
  });
}
