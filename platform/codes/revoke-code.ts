import { eq } from '@payloadcms/db-postgres/drizzle';
import { redeem_codes } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { voidCodes } from './void-codes';

/** Voids a code that was not redeemed. */
export async function revokeCode({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const ended = await voidCodes(db, eq(redeem_codes.id, input.id), ctx.now());
    if (ended.length === 0) throw new ServiceError('STATE_CHANGED', 'the code was redeemed or revoked');
  });
}
