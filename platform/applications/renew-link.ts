import { eq } from '@payloadcms/db-postgres/drizzle';
import { requests } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockApplication } from './application-rows';
import { renewKeys, notifyApplicant } from './notify-applicant';

/**
 * Ends the links that were mailed and mails a new one; queued emails get it too.
 * @throws ServiceError STATE_CHANGED where the personal data is erased: there is no address to write to
 */
export async function renewLink({ ctx: { payload, now }, input: { id } }: AskedByStaff<{ id: number }>): Promise<void> {
  const { secret } = payload;
  await inTransaction(payload, async ({ db }) => {
    const { erasedAt, linkVersion } = await lockApplication(db, id);
    if (erasedAt) throw new ServiceError('STATE_CHANGED', 'this request is erased');
    const [row] = await db
      .update(requests)
      // Not a step, and `updatedAt` stays: the months until erasure do not begin anew.
      .set({ linkVersion: Number(linkVersion) + 1 })
      .where(eq(requests.id, id))
      .returning();
    await renewKeys(db, row!, secret);
    await notifyApplicant(db, row!, { action: 'link' }, `link:${row!.linkVersion}`, secret, now());
  });
}
