import { randomBytes } from 'node:crypto';
import { and, eq, lt } from '@payloadcms/db-postgres/drizzle';
import type { AskedToJoin, OwnJoinRequest } from '@/lib/joining/contract';
import { class_invitations, join_requests } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction, sql } from '@/platform/kernel/database/database';
import { lockLearning } from '@/platform/family/person';
import { ServiceError } from '@/platform/kernel/service-error';
import { invitationEnded, invitationOf } from './invitation-rows';
import { requestsFor } from './join-request';
import { countCode, personsIn } from './look-at-invitation';
import { toOwnRequest } from './own-requests';

/**
 * The holder of an account asks for a place in a class, for themselves or for one of the account's learners (docs/product.md, "Joining a class").
 * Asking twice, by two devices or two invitations, makes one request and uses the invitation once.
 * @throws ServiceError EMAIL_REQUIRED for an account in a teacher's care: a child with a login card cannot join another teacher alone;
 * INVITATION_ENDED, OWN_INVITATION, ALREADY_JOINED, JOIN_DECLINED, LEARNER_UNKNOWN
 */
export async function askToJoin({ ctx, input }: Asked<AskedToJoin>): Promise<OwnJoinRequest> {
  const { id: user, email } = requireUser(ctx);
  if (!email) throw new ServiceError('EMAIL_REQUIRED', 'an account without an address joins nobody');
  await countCode(ctx, user);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const { person } = await lockLearning(db, user, input.learner ?? undefined);
    const { invitation, schoolClass } = await invitationOf(db, input.code, now);
    if (schoolClass.teacher === user) throw new ServiceError('OWN_INVITATION', 'the own class');
    if ((await personsIn(db, user, schoolClass.id)).has(person))
      throw new ServiceError('ALREADY_JOINED', 'in this class already');
    const own = (await requestsFor(db, { user }, schoolClass.id)).filter((row) => row.person === person);
    const waiting = own.find(({ state }) => state === 'waiting');
    if (waiting) return toOwnRequest(db, waiting);
    const before = own.find((row) => row.invitation === invitation.id);
    if (before?.state === 'declined') throw new ServiceError('JOIN_DECLINED', 'the teacher has declined');
    const { id, used, most } = class_invitations;
    const taken = await db
      .update(class_invitations)
      .set({ used: sql`${used} + 1` })
      .where(and(eq(id, invitation.id), lt(used, most), sql`${class_invitations.revokedAt} IS NULL`))
      .returning({ id });
    if (taken.length === 0) throw invitationEnded();
    const asked = { name: input.name, state: 'waiting' as const, askedAt: now.toISOString(), answeredAt: null };
    const [row] = await db
      .insert(join_requests)
      .values({ ...asked, publicId: randomBytes(8).toString('hex'), invitation: invitation.id, user, person })
      // A person whom the teacher moved out of the class can ask again.
      .onConflictDoUpdate({ target: [join_requests.invitation, join_requests.user, join_requests.person], set: asked })
      .returning();
    return toOwnRequest(db, row!);
  });
}
