import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { entitlements, learners } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning, Person } from '@/platform/family/person';
import { onRights } from './hooks';
import type { Course, MayStudy } from './may-study';

/** The courses that the people of these accounts were ever given, each with its person's public id. */
function coursesGiven(db: Database, accounts: readonly number[]) {
  const { user, kind, ref, productCode, learner, startsAt, endsAt, revokedAt } = entitlements;
  return db
    .select({ user, ref, productCode, learner, publicId: learners.publicId, startsAt, endsAt, revokedAt })
    .from(entitlements)
    .leftJoin(learners, eq(learners.id, learner))
    .where(and(inArray(user, [...accounts]), eq(kind, 'course')));
}
type Given = Awaited<ReturnType<typeof coursesGiven>>[number];

const isValid = (given: Given, course: Course, at: Date): boolean =>
  (given.ref ?? given.productCode) === course.code &&
  new Date(given.startsAt) <= at &&
  (given.endsAt === null || new Date(given.endsAt) > at) &&
  (given.revokedAt === null || new Date(given.revokedAt) > at);

export type Rights = {
  mayStudy: MayStudy;
  /** The people of the account who hold a course at that instant, by public id; null is the account's holder. */
  holdersOf: (course: Course, at: Date) => (string | null)[];
};

/**
 * What a person was given, and when: derived from the entitlements of that person alone, revoked and ended ones for the time they were valid. Trials
 * are open to every member (docs/product.md, "Learning"); nouns above add further rights (`onRights`).
 */
export async function rightsOf(db: Database, { user, person }: Learning): Promise<Rights> {
  const given = await coursesGiven(db, [user]);
  const mayStudy = rightsBy(given.filter(({ learner }) => (learner ?? 0) === person));
  const others = await onRights.run(db, { user, person });
  return {
    mayStudy: (course, at) => mayStudy(course, at) || others.some((other) => other(course, at)),
    holdersOf: (course, at) => [
      ...new Set(given.filter((one) => isValid(one, course, at)).map(({ publicId }) => publicId)),
    ],
  };
}

const rightsBy =
  (own: readonly Given[]): MayStudy =>
  (course, at) =>
    course.isTrial || own.some((given) => isValid(given, course, at));

/** What each of these people may study by their entitlements alone. */
export async function rightsOfPeople(db: Database, people: readonly Person[]): Promise<(one: Person) => MayStudy> {
  if (people.length === 0) return () => () => false;
  const given = await coursesGiven(
    db,
    people.map(({ user }) => user),
  );
  return ({ user, person }) => rightsBy(given.filter((one) => one.user === user && (one.learner ?? 0) === person));
}

/** The rights of a visitor who is not logged in. */
export const noRights: Rights = { mayStudy: () => false, holdersOf: () => [] };
