import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { entitlements } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { AskedByStaff } from '@/platform/kernel/context';

/** Revokes one row and nothing else: access is derived from all rows that are left. */
export async function revokeEntitlement({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  const at = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const revoked = await db
      .update(entitlements)
      .set({ revokedAt: at, updatedAt: at })
      .where(and(eq(entitlements.id, input.id), isNull(entitlements.revokedAt)))
      .returning({ id: entitlements.id });
    if (revoked.length === 0) throw new ServiceError('STATE_CHANGED', 'it was revoked before');
  });
}
