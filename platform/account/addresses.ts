import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { maxSavedAddresses, type Address, type SavedAddress } from '@/lib/account/address';
import type { AddressChange } from '@/lib/account/contract';
import { users_addresses as addresses } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from './accounts';

type Row = typeof addresses.$inferSelect;

/** A row as the contract has it. */
function savedAddress({ _order, _parentID, postalCode, line2, ...address }: Row): SavedAddress {
  return { ...address, postalCode: postalCode ?? '', ...(line2 ? { line2 } : {}) };
}

function rowsOf(db: Database, owner: number): Promise<Row[]> {
  return db.select().from(addresses).where(eq(addresses._parentID, owner)).orderBy(asc(addresses._order));
}

const isOwn = (ctx: Context, id: string) => and(eq(addresses.id, id), eq(addresses._parentID, requireUser(ctx).id));

/** The user's saved addresses, newest first. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<SavedAddress[]> {
  return (await rowsOf(database(ctx.payload), requireUser(ctx).id)).map(savedAddress);
}

/** Saves one more address, before the others; the one that is there already where it is the same. */
export async function addAddress({ ctx, input }: Asked<Address>): Promise<SavedAddress> {
  const { id: owner } = requireUser(ctx);
  return inTransaction(ctx.payload, async ({ db }) => {
    // Two devices at once are one after the other: both count the same rows.
    await lockOwnAccount(db, owner);
    const known = await rowsOf(db, owner);
    const row: Row = {
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

/** Changes the fields that are given; the others stay. */
export async function changeAddress({ ctx, input }: Asked<AddressChange & { id: string }>): Promise<SavedAddress> {
  // The id is set too, so that a change of nothing is a statement. Drizzle leaves out what is undefined.
  const [row] = await database(ctx.payload).update(addresses).set(input).where(isOwn(ctx, input.id)).returning();
  if (!row) throw new ServiceError('NOT_FOUND', 'no such address');
  return savedAddress(row);
}

export async function removeAddress({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const [gone] = await database(ctx.payload).delete(addresses).where(isOwn(ctx, input.id)).returning();
  if (!gone) throw new ServiceError('NOT_FOUND', 'no such address');
}
