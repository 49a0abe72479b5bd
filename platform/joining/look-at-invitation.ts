import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { InvitedPerson, OpenedInvitation } from '@/lib/joining/contract';
import { nameOrNull } from '@/lib/kernel/person/person-name';
import { class_members, students, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso, type Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import { countAgainst, limitNetwork } from '@/platform/kernel/limits/limits';
import { findLearners } from '@/platform/family/learner-rows';
import { nameOfAccount } from '@/platform/classes/called';
import { invitationEnded, invitationOf, stateOf, type FoundInvitation } from './invitation-rows';
import { requestsFor } from './join-request';

/** Counts an attempt before the lookup, so that parallel guesses all count. */
export async function countCode(ctx: Context, user: number): Promise<void> {
  await limitNetwork(ctx, 'joinCodeOfNetwork');
  await countAgainst(ctx.payload, 'joinCode', user);
}

/**
 * An invitation with only the names of its teacher and class, and the people of the account with the state of their requests.
 * @throws ServiceError INVITATION_ENDED
 */
export async function lookAtInvitation({ ctx, input }: Asked<{ code: string }>): Promise<OpenedInvitation> {
  const { id: user } = requireUser(ctx);
  await countCode(ctx, user);
  const db = database(ctx.payload);
  const found = await invitationOf(db, input.code, ctx.now());
  const people = await peopleFor(db, user, found);
  const isUsedUp = stateOf(found.invitation, ctx.now()) === 'used';
  if (isUsedUp && people.every(({ state }) => state === 'free')) throw invitationEnded();
  return {
    teacher: await nameOfAccount(db, found.schoolClass.teacher),
    className: found.schoolClass.name,
    endsAt: iso(found.invitation.endsAt),
    isOwn: found.schoolClass.teacher === user,
    isUsedUp,
    people,
  };
}

/** The holder and the learners, each with name and state in this class. */
async function peopleFor(
  db: Database,
  user: number,
  { invitation, schoolClass }: FoundInvitation,
): Promise<InvitedPerson[]> {
  const [account] = await db
    .select({ realName: users.realName, nickName: users.nickName })
    .from(users)
    .where(eq(users.id, user));
  const learners = await findLearners(db, user);
  const asked = await requestsFor(db, { user }, schoolClass.id);
  const members = await personsIn(db, user, schoolClass.id);
  const stateFor = (person: number): InvitedPerson['state'] => {
    if (members.has(person)) return 'joined';
    const own = asked.filter((row) => row.person === person);
    if (own.some(({ state }) => state === 'waiting')) return 'waiting';
    return own.some((row) => row.state === 'declined' && row.invitation === invitation.id) ? 'declined' : 'free';
  };
  return [
    { learner: null, name: nameOrNull(account?.realName) ?? nameOrNull(account?.nickName) ?? '', state: stateFor(0) },
    ...learners.map(({ id, publicId, name }) => ({ learner: publicId, name, state: stateFor(id) })),
  ];
}

/** The people of an account who are active students of a class. */
export async function personsIn(db: Database, user: Person['user'], schoolClass: number): Promise<ReadonlySet<number>> {
  const members = db
    .select({ id: class_members.student })
    .from(class_members)
    .where(eq(class_members.schoolClass, schoolClass));
  const found = await db
    .select({ person: students.person })
    .from(students)
    .where(and(eq(students.user, user), eq(students.state, 'active'), inArray(students.id, members)));
  return new Set(found.map(({ person }) => person));
}
