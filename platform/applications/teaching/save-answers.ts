import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { TeachingAnswers } from '@/lib/applications/teaching-contract';
import type { PersonalApplication } from '@/lib/applications/contract';
import { requests } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { limitEmails } from '../begin';
import { openOwnApplication, type Opened } from '../person';
import { personalApplication } from '../personal-application';
import { lockApplication } from '../application-rows';
import { notifyApplicant } from '../notify-applicant';
import { answersOf, applicationKey, withAnswers } from '../teaching-application';
import { requireOpen } from './open-application';

/**
 * Saves the answers so far. A new email address makes the earlier links invalid and is mailed a new one.
 * @throws ServiceError STATE_CHANGED once it is submitted, ALREADY_BOOKED when it would be the person's second
 */
export async function saveAnswers({
  ctx,
  input: { reference, key, ...given },
}: Asked<Opened & TeachingAnswers>): Promise<PersonalApplication> {
  const { payload } = ctx;
  const { secret } = payload;
  const now = ctx.now();
  const { id, email: known } = await openOwnApplication({ ctx, input: { reference, key } });
  if (given.email !== undefined && given.email !== known) await limitEmails(ctx, 'teaching', given.email);
  return inTransaction(payload, async ({ db }) => {
    const row = await lockApplication(db, id);
    requireOpen(row);
    const { name = row.name, email = row.email, phone = row.phone, locale = row.locale } = given;
    const answers = withAnswers(answersOf(row), given);
    const dedupeKey = applicationKey(email, name, answers.renews);
    const isTwice = and(eq(requests.dedupeKey, dedupeKey), ne(requests.id, id));
    if ((await db.$count(requests, isTwice)) > 0)
      throw new ServiceError('ALREADY_BOOKED', 'this person has an application already');
    const isMoved = email !== row.email;
    const [saved] = await db
      .update(requests)
      .set({
        name,
        email,
        phone,
        locale,
        answers,
        dedupeKey,
        linkVersion: isMoved ? row.linkVersion + 1 : row.linkVersion,
        updatedAt: now.toISOString(),
      })
      .where(eq(requests.id, id))
      .returning();
    if (isMoved) {
      const action = row.state === 'DRAFT' ? 'draft' : 'askMore';
      await notifyApplicant(db, saved!, { action }, `link-${saved!.linkVersion}`, secret, now);
    }
    return personalApplication(db, secret, saved!, now);
  });
}
