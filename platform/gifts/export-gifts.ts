import { eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { gifts } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the gifts it gave. */
export async function exportGifts({ db, user }: Exporting) {
  return {
    gifts: (await db.select().from(gifts).where(eq(gifts.user, user))).map((gift) =>
      only(gift, ['status', 'recipientName', 'recipientEmail', 'message', 'sendAt', 'sentAt', 'createdAt']),
    ),
  };
}
