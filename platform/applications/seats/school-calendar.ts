import { eq } from '@payloadcms/db-postgres/drizzle';
import type { HolidayCalendar } from '@/lib/applications/working-days';
import { schoolRegion } from '@/lib/branches/store-regions';
import { holidays } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

/** The days on which the school's office is closed, or open on a weekend; staff maintain them. */
export async function schoolCalendar(db: Database): Promise<HolidayCalendar> {
  const found = await db
    .select({ day: holidays.day, isWorkday: holidays.isWorkday })
    .from(holidays)
    .where(eq(holidays.region, schoolRegion));
  const days = (works: boolean) =>
    new Set(found.flatMap(({ day, isWorkday }) => (Boolean(isWorkday) === works ? [day] : [])));
  return { holidays: days(false), workdays: days(true) };
}
