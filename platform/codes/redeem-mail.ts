import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { Grant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { gifts, learners, type redeem_codes } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { titleFor } from '@/platform/kernel/title-for';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';

type Code = typeof redeem_codes.$inferSelect;

/** Sends one email to the redeemer about what the code opened, and one to the buyer, if that is another account, that it was used. */
export async function sendRedeemedMail(
  db: Database,
  code: Code,
  { redeemer, learner, grants }: { redeemer: number; learner: number | null; grants: readonly Grant[] },
  now: Date,
): Promise<void> {
  const facts = { code: code.code, at: now.toISOString() };
  const titleIn = (locale: string) => titleFor(code.titles as Titles | null, [locale, defaultLocale], code.productCode);
  const user = await findAddressee(db, redeemer);
  if (user)
    await mailAccount(db, now, user, {
      template: 'codeRedeemed',
      dedupeKey: `code-redeemed:${code.id}`,
      data: { title: titleIn(user.locale), ...facts, isCourse: grants.some(({ kind }) => kind === 'course') },
      typed: { learner: learner === null ? null : await nameOf(db, learner) },
    });
  const owner = code.owner !== null && code.owner !== redeemer && (await findAddressee(db, code.owner));
  if (!owner) return;
  const [gift] = await db
    .select({ recipientName: gifts.recipientName })
    .from(gifts)
    .where(and(eq(gifts.code, code.id), ne(gifts.status, 'CANCELLED')));
  await mailAccount(db, now, owner, {
    template: 'codeUsed',
    dedupeKey: `code-used:${code.id}`,
    data: { title: titleIn(owner.locale), ...facts, isGift: gift !== undefined },
    typed: { recipientName: gift?.recipientName },
  });
}

async function nameOf(db: Database, learner: number): Promise<string | null> {
  const [found] = await db.select({ name: learners.name }).from(learners).where(eq(learners.id, learner));
  return found?.name ?? null;
}
