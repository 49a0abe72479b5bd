import { asc } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { outbox } from '@/platform/payload-generated-schema';
import { ownEmails } from './own-emails';

/** For the account's export: the emails to it, without their texts, which may hold codes. */
export async function exportEmails(db: Database, account: { id: number; username: string }) {
  const found = await db
    .select()
    .from(outbox)
    .where(await ownEmails(db, account))
    .orderBy(asc(outbox.id));
  return { mails: found.map((mail) => only(mail, ['to', 'subject', 'status', 'createdAt', 'sentAt'])) };
}
