import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { maxSavedAddresses, type Address, type SavedAddress } from '@/lib/contract/address';
import { users, users_addresses as addresses } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { inTransaction } from '../database';
import { ServiceError } from '../service-error';
import { savedAddress } from './saved-address';

/** Saves one more address, before the others; the one that is there already where it is the same. */
export async function addAddress({ ctx, input }: { ctx: Context; input: Address }): Promise<SavedAddress> {
  const { id: owner } = requireUser(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    // Two devices at once are one after the other: both count the same rows.
    await db.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
    const known = await db
      .select()
      .from(addresses)
      .where(eq(addresses._parentID, owner))
      .orderBy(asc(addresses._order));
    const row = {
      ...input,
      line2: input.line2 ?? null,
      id: randomBytes(12).toString('hex'),
      _parentID: owner,
      _order: (known[0]?._order ?? 1) - 1,
    };
    const added = savedAddress(row);
    const same = known.map(savedAddress).find((one) => isDeepStrictEqual(one, { ...added, id: one.id }));
    if (same) return same;
    if (known.length >= maxSavedAddresses)
      throw new ServiceError('TOO_MANY_ADDRESSES', `at most ${maxSavedAddresses} addresses`);
    await db.insert(addresses).values(row);
    return added;
  });
}
