import { and, desc, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { OwnJoinRequest } from '@/lib/joining/contract';
import { class_invitations, join_requests, learners, school_classes, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { calledAs, nameOf } from '@/platform/classes/called';
import type { JoinRequestRow } from './join-request';

/** The most requests in the list. */
const listed = 50;

const read = (db: Database) =>
  db
    .select({
      row: join_requests,
      teacher: calledAs,
      className: school_classes.name,
      learner: learners.publicId,
    })
    .from(join_requests)
    .innerJoin(class_invitations, eq(class_invitations.id, join_requests.invitation))
    .innerJoin(school_classes, eq(school_classes.id, class_invitations.schoolClass))
    .innerJoin(users, eq(users.id, school_classes.teacher))
    .leftJoin(learners, eq(learners.id, join_requests.person))
    .$dynamic();

function toOwn({ row, teacher, className, learner }: Awaited<ReturnType<typeof read>>[number]): OwnJoinRequest {
  const { publicId, name, state, askedAt } = row;
  return { id: publicId, name, state, askedAt: iso(askedAt), learner, className, teacher: nameOf(teacher) };
}

export async function toOwnRequest(db: Database, { id }: JoinRequestRow): Promise<OwnJoinRequest> {
  const [found] = await read(db).where(eq(join_requests.id, id));
  return toOwn(found!);
}

/** Requests of this account that were not accepted, the newest first. */
export async function listOwnRequests({ ctx }: { ctx: Context }): Promise<OwnJoinRequest[]> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const found = await read(db)
    .where(and(eq(join_requests.user, id), ne(join_requests.state, 'accepted')))
    .orderBy(desc(join_requests.id))
    .limit(listed);
  return found.map(toOwn);
}

/** Withdraws a waiting request. @throws ServiceError JOIN_REQUEST_UNKNOWN if it was answered meanwhile */
export async function withdrawRequest({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const { id } = requireUser(ctx);
  const isIt = and(
    eq(join_requests.publicId, input.id),
    eq(join_requests.user, id),
    eq(join_requests.state, 'waiting'),
  );
  const gone = await database(ctx.payload).delete(join_requests).where(isIt).returning({ id: join_requests.id });
  if (gone.length === 0) throw new ServiceError('JOIN_REQUEST_UNKNOWN', 'no such request');
}

/** For the account's export: its join requests. */
export async function exportRequests(db: Database, user: number) {
  const found = await read(db).where(eq(join_requests.user, user)).orderBy(join_requests.id);
  return found.map((one) => {
    const { name, state, askedAt, className, teacher } = toOwn(one);
    return { name, state, askedAt, className, teacher };
  });
}
