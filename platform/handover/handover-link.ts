import { addDays } from 'date-fns';
import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { students, users } from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isSignatureOf, signatureOf } from '@/platform/kernel/signed-address';
import type { StudentRow } from '@/platform/classes/access/require-students';

/** So long a family may take. */
export const handoverDays = 14;

type Asked = Pick<StudentRow, 'publicId' | 'familyEmail' | 'familyAskedAt'>;
const subjectOf = ({ publicId, familyEmail, familyAskedAt }: Asked) =>
  `handover:${publicId}:${familyEmail}:${familyAskedAt && iso(familyAskedAt)}`;

/** What the mailed link carries: which student, signed with the address it was mailed to and when, so that another question ends it. */
export const handoverToken = (secret: string, row: Asked): string =>
  `${row.publicId}.${signatureOf(secret, subjectOf(row))}`;

export const handoverHref = (locale: Locale, token: string): string =>
  `${env.SITE_URL}/${locale}/origin#/family?${new URLSearchParams({ token })}`;

/**
 * The student whom a link is about.
 * @throws ServiceError HANDOVER_ENDED for what is none, is over, was withdrawn or is done
 */
export async function askedByLink(db: Database, secret: string, token: string, now: Date): Promise<StudentRow> {
  const [publicId = '', signature = ''] = token.split('.');
  const [found] = await db
    .select({ student: students })
    .from(students)
    .innerJoin(users, and(eq(users.id, students.user), isNull(users.deletedAt)))
    .where(eq(students.publicId, publicId));
  const student = found?.student;
  const { familyEmail = null, familyAskedAt = null } = student ?? {};
  const isAsked =
    familyEmail !== null && familyAskedAt !== null && addDays(new Date(familyAskedAt), handoverDays) > now;
  if (!student || !isAsked || !isSignatureOf(secret, subjectOf(student), signature))
    throw new ServiceError('HANDOVER_ENDED', 'no such link any more');
  return student;
}
