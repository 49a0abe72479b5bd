import { and, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { OwnerProof } from '@/lib/contract/account';
import { deletionBlockers as allBlockers, type DeletionBlocker } from '@/lib/domain/deletion';
import * as tables from '@/platform/payload-generated-schema';
import { eraseAuditInput } from '../audit/audit-entry';
import { requireUser, type Asked, type Context } from '../context';
import { database, inTransaction, sql, type Database } from '../database';
import { eraseGifts, leaveGifts } from '../ecommerce/gifts/erase-gifts';
import { changeApplication } from '../applications/change-application';
import { erase, isSettled } from '../applications/erase';
import { actionsNow } from '../applications/personal-application';
import type { ApplicationRow } from '../applications/application-rows';
import { eraseLearning } from '../learning/people/erase';
import { ServiceError } from '../service-error';
import { lockUser } from './accounts';
import { heldUsername } from './held-username';
import { ownLetters } from './own-letters';
import { deletePicture } from './picture';
import { requireOwner } from './require-owner';
import { notifyOwner } from './notify-owner';

const {
  audit_log,
  carts,
  learners,
  lesson_openings,
  minute_uses,
  orders,
  otps,
  outbox,
  passkey_challenges,
  passkeys,
  payments,
} = tables;
const { refunds, requests, sessions, shipments, users, users_addresses } = tables;
type Row = typeof users.$inferSelect;

/** What stands in the way: money and goods on their way need somebody whom they are for, and others count on some applications. */
export async function deletionBlockers({ ctx }: { ctx: Context }): Promise<DeletionBlocker[]> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const found = await moneyUnderWay(db, id);
  for (const row of await openApplications(db, id)) {
    if (found.includes('request')) break;
    if (!isSettled(row, ctx.now()) && !(await actionsNow(db, row, ctx.now())).includes('withdraw'))
      found.push('request');
  }
  return allBlockers.filter((one) => found.includes(one));
}

async function moneyUnderWay(db: Database, userId: number): Promise<DeletionBlocker[]> {
  const isOwn = eq(orders.user, userId);
  const unpaid = await db.$count(orders, and(isOwn, eq(orders.status, 'PENDING')));
  const goingBack = await db.$count(refunds, and(eq(refunds.user, userId), eq(refunds.status, 'PENDING')));
  const own = db.select({ id: orders.id }).from(orders).where(isOwn);
  const due = await db.$count(payments, and(inArray(payments.order, own), gt(payments.refundDue, 0)));
  const packed = await db.$count(shipments, and(inArray(shipments.order, own), eq(shipments.status, 'PREPARING')));
  const found = { order: unpaid, refund: goingBack + due, parcel: packed, request: 0 };
  return allBlockers.filter((one) => found[one] > 0);
}

const openApplications = (db: Database, userId: number): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.user, userId), isNull(requests.erasedAt)));

/**
 * Deletes an account for its owner: what is personal goes, what the books need stays without a name (docs/product.md, "Accounts"). Cut off in
 * between it is asked for again: what is done is done.
 * @throws ServiceError DELETION_BLOCKED
 */
export async function deleteAccount({ ctx, input }: Asked<OwnerProof>): Promise<void> {
  reject(await deletionBlockers({ ctx }));
  const { id, username } = await requireOwner({ ctx, input });
  const { payload } = ctx;
  for (const row of await openApplications(database(payload), id)) {
    if (!isSettled(row, ctx.now()))
      await changeApplication({ payload, now: ctx.now() }, row, 'withdraw', { actor: 'person', quiet: true });
    await erase(ctx, row.id);
  }
  const avatar = await inTransaction(payload, async ({ db }) => {
    await lockUser(db, id);
    const now = ctx.now();
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
    // An order may have come since.
    reject(await moneyUnderWay(db, id));
    await db.delete(outbox).where(await ownLetters(db, { id, username }));
    await eraseBelongings(db, account);
    await eraseStaffNotes(db, account);
    await db
      .update(users)
      .set({ ...nobody, username: heldUsername(username), deletedAt: now.toISOString() })
      .where(eq(users.id, id));
    await eraseGifts(db, now);
    await notifyOwner(db, account, 'accountDeleted', now);
    return account.avatar;
  });
  if (avatar) await deletePicture(payload, avatar);
}

function reject([reason]: DeletionBlocker[]): void {
  if (reason) throw new ServiceError('DELETION_BLOCKED', 'something has to come to its end first', { reason });
}

/** What stands in the place of a person. */
const nobody = {
  ...{ email: '', emailProvedAt: null, salt: null, hash: null, resetPasswordToken: null },
  ...{ realName: null, nickName: null, phone: null, rank: null, avatar: null, liveCourseEndAt: null },
  role: 'learner',
} satisfies Partial<typeof users.$inferInsert>;

async function eraseBelongings(db: Database, { id }: Row): Promise<void> {
  for (const table of [sessions, otps, passkeys, passkey_challenges, carts, learners, lesson_openings, minute_uses])
    await db.delete(table).where(eq(table.user, id));
  await eraseLearning(db, id);
  await db.delete(users_addresses).where(eq(users_addresses._parentID, id));
  await leaveGifts(db, id);
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.user, id));
  // The country stays: taxes are counted by it.
  const nowhere = { address_postalCode: null, address_line2: null };
  await db
    .update(shipments)
    .set({ ...nowhere, address_name: '', address_phone: '', address_city: '', address_line1: '' })
    .where(inArray(shipments.order, own));
  await db
    .update(orders)
    .set({
      ...{ ...nowhere, address_name: null, address_phone: null, address_city: null, address_line1: null },
      // A company's number and the number of the invoice are the books'.
      ...{ note: null, staffNote: null, invoice_carrier: null, invoice_companyName: null },
    })
    .where(eq(orders.user, id));
}

/** What staff did for the account stays in the log, and what they gave back in the books; what they typed about it goes. */
async function eraseStaffNotes(db: Database, { id, username }: Row): Promise<void> {
  await eraseAuditInput(db, 'users', String(id));
  for (const [name, table] of Object.entries({ orders, refunds })) {
    const own = db.select({ id: sql<string>`${table.id}::text` }).from(table);
    await eraseAuditInput(db, name, own.where(eq(table.user, id)));
  }
  // A gift of the school's is noted by whom it was for.
  await db
    .update(audit_log)
    .set({ input: sql`${audit_log.input} - 'username'` })
    .where(and(eq(audit_log.table, 'entitlements'), eq(sql`lower(${audit_log.input} ->> 'username')`, username)));
  await db.update(refunds).set({ reason: null }).where(eq(refunds.user, id));
}
