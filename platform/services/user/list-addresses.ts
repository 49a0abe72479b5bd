import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { SavedAddress } from '@/lib/contract/address';
import { users_addresses as addresses } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database } from '../database';
import { savedAddress } from './saved-address';

/** The user's saved addresses, newest first. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<SavedAddress[]> {
  const { id } = requireUser(ctx);
  const found = await database(ctx.payload)
    .select()
    .from(addresses)
    .where(eq(addresses._parentID, id))
    .orderBy(asc(addresses._order));
  return found.map(savedAddress);
}
