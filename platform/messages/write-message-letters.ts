import { and, eq, exists, gt, isNotNull, isNull, lte, ne, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { sides, type Side } from '@/lib/messages/messaging';
import { message_settings, message_threads, users } from '@/platform/payload-generated-schema';
import { database, inTransaction, iso, sql, type Database } from '@/platform/kernel/database/database';
import { addressee, mailAccount } from '@/platform/account/mail-account';
import { letterToken } from './letter-token';

const hourMs = 3_600_000;
/** Who has the thread on the screen reads it first. */
const restMs = 120_000;
const maxAtOnce = 500;

/**
 * One letter an hour at most to who wants them, has proved the address and was written to since the last letter without having read it. It says that
 * there is something to read, and no word of it. Answers how many were written.
 */
export async function writeMessageLetters(payload: Payload, now: Date): Promise<number> {
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
      // Of several that come to it at once one writes.
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
        data: { side: asTeacher ? 'teacher' : 'student', token: letterToken(payload.secret, account.id) },
      });
    });
  }
  return written;
}

/** Threads in which somebody has something to read that came since their last letter. */
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
