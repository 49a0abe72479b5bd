import { eq } from '@payloadcms/db-postgres/drizzle';
import { entitlements, users } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { makeProduct, platform } from './fixtures';
import { decide, emailsTo, makeReviewer, setProgramme, submitted, type Reviewer } from './teaching';

/** The products that a teacher gets, and a member of staff to decide on applications. */
export async function makeProgramme(): Promise<{ course: string; exam: string; staff: Reviewer }> {
  const course = await makeProduct();
  const exam = await makeProduct({
    type: 'verification',
    grants: [
      { kind: 'exam', ref: 'G15' },
      { kind: 'hours', amount: 60 },
    ],
  });
  await setProgramme([course, exam]);
  return { course, exam, staff: await makeReviewer() };
}

const db = async () => database(await platform());
export const accountOf = async (id: number | null) =>
  (
    await (
      await db()
    )
      .select()
      .from(users)
      .where(eq(users.id, id ?? 0))
  )[0];
export const heldBy = async (id: number | null) =>
  (await db())
    .select()
    .from(entitlements)
    .where(eq(entitlements.user, id ?? 0))
    .orderBy(entitlements.id);
export const emails = async (to: string) => (await emailsTo(to)).map(({ data }) => (data as { action: string }).action);

/** Reviewed, paid and fulfilled. */
export async function activeApplication(staff: Reviewer, ...draft: Parameters<typeof submitted>) {
  const request = await submitted(...draft);
  for (const action of ['approve', 'pay', 'activate'] as const) await decide(staff, request, action);
  return request;
}
