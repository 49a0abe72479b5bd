import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { titleFor } from '@/platform/kernel/title-for';
import { entitlements } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** For the account's export: everything it was granted. */
export async function exportEntitlements({ db, user, languages, nameOf }: Exporting) {
  const granted = await db.select().from(entitlements).where(eq(entitlements.user, user)).orderBy(asc(entitlements.id));
  return {
    entitlements: granted.map(({ title, titles, productCode, learner, ...held }) => ({
      productId: productCode,
      title: titleFor(titles, languages, title ?? productCode),
      learner: nameOf(learner),
      ...only(held, ['kind', 'source', 'amount', 'startsAt', 'endsAt', 'revokedAt', 'createdAt']),
    })),
  };
}
