import { and, eq, exists, gt, isNotNull, isNull, lte, ne, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { sides, type Side } from '@/lib/messages/messaging';
import { message_settings, message_threads, users } from '@/platform/payload-generated-schema';
import { database, inTransaction, iso, sql, type Database } from '@/platform/kernel/database/database';
import { addressee, mailAccount } from '@/platform/account/mail-account';
import { stopToken } from './email/stop-token';

const hourMs = 3_600_000;
/** Time for a user who has the thread on the screen to read the message first. */
const restMs = 120_000;
const maxAtOnce = 500;

/**
 * Sends at most one email an hour to users who want them, have proved the address and have unread messages since the last email. It contains no text of
 * a message.
 * @returns the number of emails
 */
export async function writeMessageEmails(payload: Payload, now: Date): Promise<number> {
  const { id, user, letters, mailedAt } = message_settings;
  const isDue = or(isNull(mailedAt), lte(mailedAt, new Date(now.getTime() - hourMs).toISOString()));
  const db = database(payload);
  const until = new Date(now.getTime() - restMs).toISOString();
  const waits = { teacher: exists(unreadOf(db, 'teacher', until)), student: exists(unreadOf(db, 'student', until)) };
  const isToBeMailed = and(eq(letters, true), isNull(users.deletedAt), isNotNull(users.emailProvedAt));
  const due = await db
    .select({ setting: id, account: addressee, asTeacher: sql<boolean>`${waits.teacher}` })
    .from(message_settings)
    .innerJoin(users, eq(users.id, user))
    .where(and(isToBeMailed, ne(users.email, ''), isDue, or(...sides.map((side) => waits[side]))))
    .limit(maxAtOnce);
  let written = 0;
  for (const { setting, account, asTeacher } of due) {
    await inTransaction(payload, async ({ db: inside }) => {
      // Of several concurrent runs only one writes the email.
      const [held] = await inside
        .update(message_settings)
        .set({ mailedAt: now.toISOString() })
        .where(and(eq(id, setting), eq(letters, true), isDue))
        .returning({ at: mailedAt });
      if (!held) return;
      written += 1;
      await mailAccount(inside, now, account, {
        template: 'newMessages',
        dedupeKey: `new-messages:${account.id}:${iso(held.at!)}`,
        data: { side: asTeacher ? 'teacher' : 'student', token: stopToken(payload.secret, account.id) },
      });
    });
  }
  return written;
}

/** Threads with unread messages that came since the user's last email. */
function unreadOf(db: Database, side: Side, until: string) {
  const whose = message_threads[side === 'teacher' ? 'teacher' : 'user'];
  const writtenToAt = message_threads[`${side}WrittenToAt`];
  const isNew: SQL | undefined = or(isNull(message_settings.mailedAt), gt(writtenToAt, message_settings.mailedAt));
  return db
    .select({ one: sql`1` })
    .from(message_threads)
    .where(
      and(eq(whose, message_settings.user), gt(message_threads[`${side}Unread`], 0), lte(writtenToAt, until), isNew),
    );
}
