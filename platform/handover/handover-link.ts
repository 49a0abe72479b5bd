import { addDays } from 'date-fns';
import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { students, users } from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { isSignatureOf, signatureOf } from '@/platform/kernel/secrets/signed-address';
import type { StudentRow } from '@/platform/classes/access/require-students';

/** Validity of the link in days. */
export const handoverDays = 14;

type Asked = Pick<StudentRow, 'publicId' | 'familyEmail' | 'familyAskedAt'>;
const subjectOf = ({ publicId, familyEmail, familyAskedAt }: Asked) =>
  `handover:${publicId}:${familyEmail}:${familyAskedAt && iso(familyAskedAt)}`;

/** The token in the emailed link: the student's id, signed together with the address and time of the request, so that a new request invalidates it. */
export const handoverToken = (secret: string, row: Asked): string =>
  `${row.publicId}.${signatureOf(secret, subjectOf(row))}`;

export const handoverHref = (locale: Locale, token: string): string =>
  `${env.SITE_URL}/${locale}/origin#/family?${new URLSearchParams({ token })}`;

/**
 * The student whom a link is about.
 * @throws ServiceError HANDOVER_ENDED if the link is invalid, expired, withdrawn or used
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
