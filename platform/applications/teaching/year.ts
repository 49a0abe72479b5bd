import { and, eq, gt, max, ne } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { addMonths } from '@/lib/kernel/calendar';
import type { SoldGrant } from '@/lib/catalogue/grant';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { requests, users } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { readProducts } from '@/platform/catalogue/products';
import { grantProduct } from '@/platform/fulfilment/grant-product';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { titleFor } from '@/platform/kernel/title-for';
import type { ApplicationRow } from '../application-rows';
import { teachingProducts } from '../application-settings';
import { answersOf } from '../teaching-application';
import { teacherAccount } from './teacher-account';

const months = 12;
/** Kinds of grants that a year gives; codes, hours and goods are only sold. */
const opened = ['course', 'exam'];

export type Year = { productCode: string; titles: Titles; grants: SoldGrant[] }[];

/**
 * The products that staff have set for a partner's year, read before the transaction that grants it.
 * @throws ServiceError PRODUCT_UNAVAILABLE when none is set, or one is not published: a year is granted completely or not
 * at all
 */
export async function readYear(payload: Payload): Promise<Year> {
  const codes = await teachingProducts(database(payload));
  const products = await readProducts(payload, codes);
  const missing = codes.filter((code) => !products.has(code));
  if (codes.length === 0 || missing.length > 0)
    throw new ServiceError('PRODUCT_UNAVAILABLE', `not published: ${missing.join(', ') || 'nothing is set'}`);
  return [...products].map(([productCode, { titles, grants }]) => ({
    productCode,
    titles,
    grants: grants.filter(({ kind }) => opened.includes(kind)).map((grant) => ({ ...grant, months })),
  }));
}

/**
 * Gives the applicant a year as a teacher: the account, its role, the grants of the year. It begins now, or at the end of
 * the present year, so that an early renewal loses no day.
 */
export async function grantYear(
  db: Database,
  row: ApplicationRow,
  year: Year,
  now: Date,
): Promise<Pick<typeof requests.$inferInsert, 'user' | 'overAt' | 'answers'>> {
  const userId = await teacherAccount(db, row);
  await lockUser(db, userId);
  const start = (await lastYearEnds(db, userId, row, now)) ?? now;
  const keepsRole = await wasTeacherBefore(db, userId, row);
  const rank = await newGrade(db, row);
  const [account] = await db
    .update(users)
    .set({ role: 'teacher', ...(rank !== null && { rank }), updatedAt: now.toISOString() })
    .where(eq(users.id, userId))
    .returning({ locale: users.locale });
  for (const { productCode, titles, grants } of year)
    await grantProduct(db, start, {
      userId,
      source: 'staff',
      productCode,
      title: titleFor(titles, [account?.locale, defaultLocale], productCode),
      titles,
      grants,
      key: `request:${row.reference}:${productCode}`,
    });
  return {
    user: userId,
    overAt: addMonths(start, months).toISOString(),
    ...(keepsRole && { answers: { ...answersOf(row), keepsRole } }),
  };
}

/**
 * The own grade to store with the account, where staff maintain it from then on; null: it stays as it is. A renewal that
 * only repeats the grade of the previous year does not overwrite a correction by staff.
 */
async function newGrade(db: Database, row: ApplicationRow): Promise<string | null> {
  const { ownGrade, renews } = answersOf(row);
  if (typeof ownGrade !== 'string') return null;
  const [before] =
    typeof renews === 'string'
      ? await db.select({ answers: requests.answers }).from(requests).where(eq(requests.reference, renews))
      : [];
  return before && answersOf(before).ownGrade === ownGrade ? null : ownGrade;
}

/** Whether staff made this account a teacher's before any of its current years gave it the role; then only staff take the role back. */
async function wasTeacherBefore(db: Database, userId: number, { id }: ApplicationRow): Promise<boolean> {
  const years = await db.select({ answers: requests.answers }).from(requests).where(isAnotherYear(userId, id));
  if (years.length > 0) return years.some((year) => answersOf(year).keepsRole === true);
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return account?.role === 'teacher';
}

/** The end of the last other year of this account that runs now or is to come. */
async function lastYearEnds(db: Database, userId: number, { id }: ApplicationRow, now: Date): Promise<Date | null> {
  const [last] = await db
    .select({ overAt: max(requests.overAt) })
    .from(requests)
    .where(and(isAnotherYear(userId, id), gt(requests.overAt, now.toISOString())));
  return last?.overAt ? new Date(last.overAt) : null;
}

const isAnotherYear = (userId: number, id: number) =>
  and(eq(requests.user, userId), eq(requests.kind, 'teaching'), eq(requests.state, 'ACTIVE'), ne(requests.id, id));

/** Whether the account has another year beside this application's. */
export async function hasAnotherYear(
  db: Database,
  { user, id }: Pick<ApplicationRow, 'user' | 'id'>,
): Promise<boolean> {
  return user !== null && (await db.$count(requests, isAnotherYear(user, id))) > 0;
}

/** Ends the year: its grants end by their own dates, and the role is taken away unless another year runs. */
export async function endYear(db: Database, row: ApplicationRow, now: Date): Promise<void> {
  if (row.user === null || answersOf(row).keepsRole === true) return;
  await lockUser(db, row.user);
  if (await hasAnotherYear(db, row)) return;
  await db.update(users).set({ role: 'learner', updatedAt: now.toISOString() }).where(eq(users.id, row.user));
}
