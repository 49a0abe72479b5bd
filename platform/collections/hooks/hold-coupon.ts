import { eq } from '@payloadcms/db-postgres/drizzle';
import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { coupons } from '@/platform/payload-generated-schema';
import { transactionOf } from '@/platform/services/database';

/**
 * Payload reads a coupon, merges what staff changed and writes every column back. Without a lock a use that is taken between
 * reading and writing would be undone. So the row is held before it is read, as the services hold it.
 */
export const holdCoupon: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const { id } = args as { id?: number | string };
  if (id === undefined) throw new APIError('Change these one by one.', 400);
  const db = await transactionOf(req);
  await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.id, Number(id)))
    .for('update');
  return args;
};
