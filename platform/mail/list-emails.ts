import { and, count, desc, eq, inArray, isNotNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import type { OwnEmail } from '@/lib/mail/contract';
import { outbox } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { secretTemplates } from '@/platform/kernel/outbox/enqueue';
import { ownEmails } from './own-emails';

const pageLength = 20;
const secret = secretTemplates.filter((template) => template !== null);

/**
 * The emails to the account at its present address, newest first. Emails with a code are left out: an open session must not be enough to
 * read one.
 */
export async function listEmails({
  ctx,
  input: { page = 1 },
}: Asked<{ page?: number | undefined }>): Promise<{ items: OwnEmail[]; pages: number }> {
  const user = requireUser(ctx);
  const db = database(ctx.payload);
  // By the address first: it has an index.
  const isWritten = and(
    eq(outbox.to, user.email ?? ''),
    inArray(outbox.status, ['SENT', 'KEPT']),
    isNotNull(outbox.text),
    notInArray(outbox.template, secret),
    await ownEmails(db, user),
  );
  const [[all], found] = await Promise.all([
    db.select({ count: count() }).from(outbox).where(isWritten),
    db
      .select({ id: outbox.id, subject: outbox.subject, text: outbox.text, sentAt: outbox.sentAt })
      .from(outbox)
      .where(isWritten)
      .orderBy(desc(outbox.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  ]);
  return {
    items: found.map(({ id, subject, text, sentAt }) => ({
      id: String(id),
      subject: subject ?? '',
      text: text ?? '',
      writtenAt: iso(sentAt!),
    })),
    pages: Math.max(1, Math.ceil((all?.count ?? 0) / pageLength)),
  };
}
