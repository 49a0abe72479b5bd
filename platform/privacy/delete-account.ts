import { and, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { OwnerProof } from '@/lib/login/contract';
import { deletionBlockers as allBlockers, type DeletionBlocker } from '@/lib/privacy/deletion';
import { orders, payments, refunds, requests, shipments, users } from '@/platform/payload-generated-schema';
import { studentsWithoutDoor } from '@/platform/classes/erase';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { changeApplication } from '@/platform/applications/change-application';
import { erase, isSettled } from '@/platform/applications/erase';
import { actionsNow } from '@/platform/applications/personal-application';
import type { ApplicationRow } from '@/platform/applications/application-rows';
import { invalidatePageOf } from '@/platform/teacher-page/invalidate-page';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { eraseAccount } from './erase-account';
import { deletePicture } from '@/platform/account/picture';
import { requireOwner } from '@/platform/login/require-owner';
import { notifyOwner } from '@/platform/account/notify-owner';

/** What stands in the way: money and goods on their way need somebody whom they are for, and others count on some applications. */
export async function deletionBlockers({ ctx }: { ctx: Context }): Promise<DeletionBlocker[]> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const found = [...(await moneyUnderWay(db, id)), ...(await studentsLeft(db, id))];
  for (const row of await openApplications(db, id)) {
    if (found.includes('request')) break;
    if (!isSettled(row, ctx.now()) && !(await actionsNow(db, row, ctx.now())).includes('withdraw'))
      found.push('request');
  }
  return allBlockers.filter((one) => found.includes(one));
}

/** Active students whom nobody else lets in: they are handed over or archived first. */
async function studentsLeft(db: Database, userId: number): Promise<DeletionBlocker[]> {
  return (await studentsWithoutDoor(db, userId, 'active')).length > 0 ? ['student'] : [];
}

async function moneyUnderWay(db: Database, userId: number): Promise<DeletionBlocker[]> {
  const isOwn = eq(orders.user, userId);
  const unpaid = await db.$count(orders, and(isOwn, eq(orders.status, 'PENDING')));
  const goingBack = await db.$count(refunds, and(eq(refunds.user, userId), eq(refunds.status, 'PENDING')));
  const own = db.select({ id: orders.id }).from(orders).where(isOwn);
  const due = await db.$count(payments, and(inArray(payments.order, own), gt(payments.refundDue, 0)));
  const packed = await db.$count(shipments, and(inArray(shipments.order, own), eq(shipments.status, 'PREPARING')));
  const found = { order: unpaid, refund: goingBack + due, parcel: packed, request: 0, student: 0 };
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
  const { id } = await requireOwner({ ctx, input });
  const { payload } = ctx;
  for (const row of await openApplications(database(payload), id)) {
    if (!isSettled(row, ctx.now()))
      await changeApplication({ payload, now: ctx.now() }, row, 'withdraw', { actor: 'person', quiet: true });
    await erase(ctx, row.id);
  }
  await invalidatePageOf(payload, id, { isLinked: true });
  const avatar = await inTransaction(payload, async ({ db }) => {
    await lockUser(db, id);
    const now = ctx.now();
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
    // An order may have come since, or a student.
    reject([...(await moneyUnderWay(db, id)), ...(await studentsLeft(db, id))]);
    await eraseAccount(db, account, now);
    await notifyOwner(db, account, 'accountDeleted', now);
    return account.avatar;
  });
  if (avatar) await deletePicture(payload, avatar);
}

function reject([reason]: DeletionBlocker[]): void {
  if (reason) throw new ServiceError('DELETION_BLOCKED', 'something has to come to its end first', { reason });
}
