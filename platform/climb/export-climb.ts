import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { climb_energy } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the energy for the climb. */
export async function exportClimb({ db, user, nameOf }: Exporting) {
  const found = await db.select().from(climb_energy).where(eq(climb_energy.user, user)).orderBy(asc(climb_energy.id));
  return {
    climbEnergy: found.map(({ person, ...row }) => ({
      learner: nameOf(person || null),
      ...only(row, ['energy', 'since']),
    })),
  };
}
