import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { OwnerProof } from '@/lib/login/contract';
import { deletionBlockers as allBlockers, type DeletionBlocker } from '@/lib/privacy/deletion';
import { lockUser } from '@/platform/account/accounts';
import { notifyOwner } from '@/platform/account/notify-owner';
import { deletePicture } from '@/platform/account/picture';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireOwner } from '@/platform/login/require-owner';
import { users } from '@/platform/payload-generated-schema';
import { eraseAccount } from './erase-account';
import { beforeErase, onDeletionBlockers } from './hooks';

/** What blocks the deletion: money and goods on their way need a recipient, and other people depend on some applications. */
export async function deletionBlockers({ ctx }: { ctx: Context }): Promise<DeletionBlocker[]> {
  const { id } = requireUser(ctx);
  return blockersOf(database(ctx.payload), id, { now: ctx.now(), isLocked: false });
}

async function blockersOf(
  db: Database,
  user: number,
  asked: { now: Date; isLocked: boolean },
): Promise<DeletionBlocker[]> {
  const found = (await onDeletionBlockers.run(db, user, asked)).flat();
  return allBlockers.filter((one) => found.includes(one));
}

/**
 * Deletes an account for its owner: personal data is erased, what accounting needs stays without a name (docs/product.md, "Accounts"). After an
 * interruption it can be repeated.
 * @throws ServiceError DELETION_BLOCKED
 */
export async function deleteAccount({ ctx, input }: Asked<OwnerProof>): Promise<void> {
  reject(await deletionBlockers({ ctx }));
  const { id } = await requireOwner({ ctx, input });
  const { payload } = ctx;
  await beforeErase.run(ctx, id);
  const avatar = await inTransaction(payload, async ({ db }) => {
    await lockUser(db, id);
    const now = ctx.now();
    const [account] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
    // Meanwhile an order may have been placed, or a student added.
    reject(await blockersOf(db, id, { now, isLocked: true }));
    await eraseAccount(db, account, now);
    await notifyOwner(db, account, 'accountDeleted', now);
    return account.avatar;
  });
  if (avatar) await deletePicture(payload, avatar);
}

function reject([reason]: DeletionBlocker[]): void {
  if (reason) throw new ServiceError('DELETION_BLOCKED', 'something has to come to its end first', { reason });
}
