import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { entitlements } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import type { Learning } from '../people/person';

/** Whether somebody may study all of a course at that instant. */
export type MayStudy = (course: { code: string; isTrial: boolean }, at: Date) => boolean;

/**
 * What a person was given, and when: derived from the entitlements of that person alone, revoked and ended ones for the time they were valid. Trials are every
 * member's (docs/product.md, "Learning").
 */
export async function rightsOf(db: Database, { user, person }: Learning): Promise<MayStudy> {
  const { kind, ref, productCode, learner, startsAt, endsAt, revokedAt } = entitlements;
  const given = await db
    .select({ ref, productCode, learner, startsAt, endsAt, revokedAt })
    .from(entitlements)
    .where(and(eq(entitlements.user, user), eq(kind, 'course')));
  const own = given.filter((one) => (one.learner ?? 0) === person);
  return (course, at) =>
    course.isTrial ||
    own.some(
      (one) =>
        (one.ref ?? one.productCode) === course.code &&
        new Date(one.startsAt) <= at &&
        (one.endsAt === null || new Date(one.endsAt) > at) &&
        (one.revokedAt === null || new Date(one.revokedAt) > at),
    );
}
/** Whoever is not logged in. */
export const noRights: MayStudy = () => false;
