import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { requests } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';
import type { ApplicationRow } from './application-rows';
import { personalApplication } from './personal-application';

/** For the account's export: its applications and bookings, as the applicant sees them. */
export async function exportApplications({ ctx, db, user }: Exporting) {
  const own: ApplicationRow[] = await db
    .select()
    .from(requests)
    .where(eq(requests.user, user))
    .orderBy(asc(requests.id));
  const now = ctx.now();
  const exported = [];
  for (const row of own) {
    const { key: _, may: __, ...request } = await personalApplication(db, ctx.payload.secret, row, now);
    exported.push(request);
  }
  return { requests: exported };
}
