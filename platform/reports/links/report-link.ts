import { createHash, randomBytes } from 'node:crypto';
import { eq, inArray, or } from '@payloadcms/db-postgres/drizzle';
import { classReportOperations, type ReportLink } from '@/lib/reports/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { env } from '@/lib/kernel/env';
import { report_links, students } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';

type Row = typeof report_links.$inferSelect;

/** 192 random bits. */
export const newKey = (): string => randomBytes(24).toString('base64url');
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const addressOf = (key: string): string =>
  new URL(`/api/${pathOf(classReportOperations.open)}?${new URLSearchParams({ key })}`, env.SITE_URL).href;

export const toLink = ({ publicId, locale, createdAt, endsAt, revokedAt }: Row): ReportLink => ({
  id: publicId,
  locale,
  createdAt: iso(createdAt),
  endsAt: iso(endsAt),
  revokedAt: isoOrNull(revokedAt),
});

/** Erases the links to reports about an account, and those that it made. */
export async function eraseReportLinks(db: Database, user: number): Promise<void> {
  const gone = db
    .select({ id: students.id })
    .from(students)
    .where(or(eq(students.user, user), eq(students.teacher, user)));
  await db.delete(report_links).where(inArray(report_links.student, gone));
}
