import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { readCard, type TypedCard } from '@/lib/classes/card';
import { class_members, school_classes, students, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { inEvenTime } from '@/platform/kernel/limits/even-time';
import { openSession } from '@/platform/login/session';
import { cardHashes } from './card-code';

/**
 * Logs a student in by their card: the handle of a class and the student's own code, which is valid only with their classes. Every rejection gets the
 * same response (docs/product.md, "Login cards").
 */
export async function classLogin({ ctx, input }: Asked<TypedCard>): Promise<{ token: string }> {
  const card = readCard(input);
  await limitNetwork(ctx, 'cardLogin');
  const name = card?.handle ?? input.handle;
  await countAttempt(ctx, 'card', name);
  const { secret } = ctx.payload;
  const token = await inEvenTime(
    inTransaction(ctx.payload, async ({ db }) => {
      const user = card && (await holderOf(db, secret, card));
      return user && openSession(db, user, ctx.now(), ctx.device);
    }),
  );
  if (!token) throw new ServiceError('INVALID_CREDENTIALS', 'no such card');
  await clearAttempts(ctx, 'card', name);
  return { token };
}

/** The account of a card, locked, so that a card that is being revoked opens no session afterwards. */
async function holderOf(db: Database, secret: string, { handle, code }: TypedCard): Promise<number | null> {
  const { id, teacher, archivedAt } = school_classes;
  const [found] = await db
    .select({ id, teacher })
    .from(school_classes)
    .where(and(eq(school_classes.handle, handle), isNull(archivedAt)));
  const isTheirs = and(eq(class_members.schoolClass, found?.id ?? 0), eq(class_members.student, students.id));
  const [hash = '', ...former] = cardHashes(secret, found?.teacher ?? 0, code);
  // Rehash a used card with the current secret. A separate statement, so that two logins at once wait for each other.
  if (former.length > 0) await db.update(students).set({ cardHash: hash }).where(inArray(students.cardHash, former));
  const [student] = await db
    .select({ user: students.user })
    .from(students)
    .innerJoin(class_members, isTheirs)
    .innerJoin(users, and(eq(users.id, students.user), isNull(users.deletedAt)))
    // Students who joined with their own account have no card, even if one is stored.
    .where(and(eq(students.cardHash, hash), eq(students.state, 'active'), eq(students.isMade, true)))
    .for('share', { of: students });
  return student?.user ?? null;
}
