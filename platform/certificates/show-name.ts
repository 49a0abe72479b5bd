import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Certificate } from '@/lib/certificates/contract';
import { certificates } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ownCertificate, toCertificate } from './certificate-rows';

/** Sets whether the public page and later credentials show the name; only its owner may. */
export async function showName({ ctx, input }: Asked<{ number: string; isNameShown: boolean }>): Promise<Certificate> {
  const db = database(ctx.payload);
  const { isNameShown } = input;
  const row = await ownCertificate(db, requireUser(ctx).id, input.number);
  await db.update(certificates).set({ isNameShown }).where(eq(certificates.id, row.id));
  return toCertificate({ ...row, isNameShown });
}
