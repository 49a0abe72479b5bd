import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { ReportLink } from '@/lib/reports/contract';
import { endOfLink, maxOpenLinks } from '@/lib/reports/report-link';
import type { Locale } from '@/lib/kernel/locale';
import { report_links } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { addressOf, keyHash, newKey, toLink } from './report-link';

/**
 * Makes a link for the parents of a student; its address is only in this response and not stored.
 * @throws ServiceError NOT_A_TEACHER, TEACHING_LAPSED, STUDENT_UNKNOWN, STUDENT_NOT_ACTIVE, TOO_MANY_REPORT_LINKS
 */
export async function makeLink({
  ctx,
  input,
}: Asked<{ id: string; locale: Locale }>): Promise<{ link: ReportLink; url: string }> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  const key = newKey();
  return inTransaction(ctx.payload, async ({ db }) => {
    const student = await holdStudent(db, teacher, input.id);
    if (student.state !== 'active') throw new ServiceError('STUDENT_NOT_ACTIVE', 'the student is not active');
    const { endsAt, revokedAt } = report_links;
    const isOpen = and(eq(report_links.student, student.id), isNull(revokedAt), gt(endsAt, now.toISOString()));
    if ((await db.$count(report_links, isOpen)) >= maxOpenLinks)
      throw new ServiceError('TOO_MANY_REPORT_LINKS', `at most ${maxOpenLinks} links of a student`);
    const [row] = await db
      .insert(report_links)
      .values({
        publicId: randomBytes(8).toString('hex'),
        student: student.id,
        tokenHash: keyHash(key),
        locale: input.locale,
        createdAt: now.toISOString(),
        endsAt: endOfLink(now).toISOString(),
      })
      .returning();
    return { link: toLink(row!), url: addressOf(key) };
  });
}
