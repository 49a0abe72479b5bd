import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { users_addresses as addresses } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database } from '../database';
import { ServiceError } from '../service-error';

export async function removeAddress({ ctx, input: { id } }: { ctx: Context; input: { id: string } }): Promise<void> {
  const { id: owner } = requireUser(ctx);
  const gone = await database(ctx.payload)
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses._parentID, owner)))
    .returning({ id: addresses.id });
  if (gone.length === 0) throw new ServiceError('NOT_FOUND', 'no such address');
}
