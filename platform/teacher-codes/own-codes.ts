import { and, eq, gt, isNotNull, isNull, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import { codeState, type CodeState } from '@/lib/teacher-codes/teacher-code';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import type { Titles } from '@/lib/kernel/i18n/titles';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { entitlements, orders, redeem_codes, students } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { titleFor } from '@/platform/kernel/title-for';
import type { Teacher } from '@/platform/classes/access/require-teacher';

/** Codes that the teacher bought for classes; codes bought in the shop are listed in the personal space. */
export const isOwnCode = ({ id }: Pick<Teacher, 'id'>, state: CodeState | undefined, now: Date) =>
  and(eq(redeem_codes.owner, id), eq(orders.teaching, 'codes'), state && isIn(state, now));

function isIn(state: CodeState, now: Date) {
  const { redeemedAt, revokedAt, expiresAt } = redeem_codes;
  const isNotUsed = isNull(redeemedAt);
  const at = now.toISOString();
  if (state === 'used') return isNotNull(redeemedAt);
  if (state === 'void') return and(isNotUsed, or(isNotNull(revokedAt), lte(expiresAt, at)));
  return and(isNotUsed, isNull(revokedAt), or(isNull(expiresAt), gt(expiresAt, at)));
}

/** Selects codes with their order and the teacher's student who used each. */
export const selectCodes = (db: Database, { id }: Pick<Teacher, 'id'>) =>
  db
    .select({ code: redeem_codes, order: orders.number, usedBy: students.name })
    .from(redeem_codes)
    .innerJoin(orders, eq(orders.id, redeem_codes.order))
    // The entitlement shows which learner of the account used it.
    .leftJoin(entitlements, eq(entitlements.dedupeKey, sql`'code:' || ${redeem_codes.id} || ':0'`))
    .leftJoin(
      students,
      and(
        eq(students.teacher, id),
        eq(students.user, redeem_codes.redeemedBy),
        eq(students.person, sql`coalesce(${entitlements.learner}, 0)`),
      ),
    )
    .$dynamic();
type Row = { code: typeof redeem_codes.$inferSelect; order: string; usedBy: string | null };

export const toCode = ({ code, order, usedBy }: Row, locale: Locale, now: Date): TeacherCode => ({
  id: String(code.id),
  code: code.code,
  productId: code.productCode,
  title: titleFor(code.titles as Titles | null, [locale], code.productCode),
  order,
  madeAt: iso(code.createdAt),
  state: codeState(code, now),
  usedBy,
  usedAt: isoOrNull(code.redeemedAt),
  voidedAt: isoOrNull(code.revokedAt),
});
