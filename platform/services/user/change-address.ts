import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SavedAddress } from '@/lib/contract/address';
import type { AddressChange } from '@/lib/contract/user';
import { users_addresses as addresses } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';
import { savedAddress } from './saved-address';

/** Changes the fields that are given; the others stay. */
export async function changeAddress({
  ctx,
  input,
}: {
  ctx: Context;
  input: AddressChange & { id: string };
}): Promise<SavedAddress> {
  const { id: owner } = requireUser(ctx);
  // The id is set too, so that a change of nothing is a statement. Drizzle leaves out what is undefined.
  const [row] = await database(ctx.payload)
    .update(addresses)
    .set(input)
    .where(and(eq(addresses.id, input.id), eq(addresses._parentID, owner)))
    .returning();
  if (!row) throw new ServiceError('NOT_FOUND', 'no such address');
  return savedAddress(row);
}
