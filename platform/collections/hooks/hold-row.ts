import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { sql, transactionOf } from '@/platform/services/database';

/**
 * Payload reads a document, merges what staff changed and writes every column back. Without a lock a payment that comes between
 * reading and writing would be undone: PAID written over by PENDING. So the row is held before it is read, as the services hold it.
 */
export function holdRow(table: 'orders' | 'coupons'): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args;
    const { id } = args as { id?: number | string };
    if (id === undefined) throw new APIError('Change these one by one.', 400);
    await (
      await transactionOf(req)
    ).execute(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE id = ${Number(id)}::int FOR UPDATE`);
    return args;
  };
}
