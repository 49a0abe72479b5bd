import type { CollectionBeforeChangeHook } from 'payload';
import { transactionOf } from '@/platform/services/database';
import { revokeSessions } from '@/platform/services/user/session';

/** A password set in the back office signs every device of that customer out, as one set by the customer does (docs/product.md, "Accounts"). */
export const signOutWithPassword: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'update' && data.password && originalDoc)
    await revokeSessions(await transactionOf(req), originalDoc.id, new Date());
  return data;
};
