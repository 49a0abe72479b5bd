import { and, eq, isNull, ne } from '@payloadcms/db-postgres/drizzle';
import type { Grant, Titles } from '@/lib/domain/grant';
import { defaultLocale } from '@/lib/i18n/locales';
import { gifts, learners, users, type redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { enqueueMail } from '../outbox/enqueue';
import { titleFor } from '../user/title-for';

type Code = typeof redeem_codes.$inferSelect;

/** Tells who redeemed a code what it opened and, where that is somebody else, who bought it that it was used; each once. */
export async function tellOfRedeemed(
  db: Database,
  code: Code,
  { redeemer, learner, grants }: { redeemer: number; learner: number | null; grants: readonly Grant[] },
  now: Date,
): Promise<void> {
  const told = { code: code.code, at: now.toISOString() };
  const titleIn = (locale: string) => titleFor(code.titles as Titles | null, [locale, defaultLocale], code.productCode);
  const user = await addressee(db, redeemer);
  if (user)
    await enqueueMail(db, now, {
      template: 'codeRedeemed',
      to: user.email,
      locale: user.locale,
      dedupeKey: `code-redeemed:${code.id}`,
      data: {
        ...{ name: user.name, username: user.username, title: titleIn(user.locale), ...told },
        isCourse: grants.some(({ kind }) => kind === 'course'),
        learner: learner === null ? null : await nameOf(db, learner),
      },
    });
  const owner = code.owner !== null && code.owner !== redeemer && (await addressee(db, code.owner));
  if (!owner) return;
  const [gift] = await db
    .select({ recipientName: gifts.recipientName })
    .from(gifts)
    .where(and(eq(gifts.code, code.id), ne(gifts.status, 'CANCELLED')));
  await enqueueMail(db, now, {
    template: 'codeUsed',
    to: owner.email,
    locale: owner.locale,
    dedupeKey: `code-used:${code.id}`,
    data: {
      ...{ name: owner.name, username: owner.username, title: titleIn(owner.locale), ...told },
      recipientName: gift?.recipientName ?? null,
    },
  });
}

async function addressee(db: Database, id: number) {
  const [found] = await db
    .select({ email: users.email, realName: users.realName, username: users.username, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found && { ...found, name: found.realName || found.username };
}

async function nameOf(db: Database, learner: number): Promise<string | null> {
  const [found] = await db.select({ name: learners.name }).from(learners).where(eq(learners.id, learner));
  return found?.name ?? null;
}
