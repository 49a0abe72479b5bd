import { eq, or } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { redeem_codes } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: the codes it bought, and that it redeemed some. */
export async function exportCodes({ db, user }: Exporting) {
  const found = await db
    .select()
    .from(redeem_codes)
    .where(or(eq(redeem_codes.owner, user), eq(redeem_codes.redeemedBy, user)));
  return {
    courseCodes: found.map(({ productCode, owner, redeemedBy, ...code }) => ({
      productId: productCode,
      isOwn: owner === user,
      // A code that another account bought is not shown.
      ...(owner === user && { code: code.code }),
      redeemedByMe: redeemedBy === user,
      ...only(code, ['redeemedAt', 'expiresAt', 'revokedAt', 'createdAt']),
    })),
  };
}
