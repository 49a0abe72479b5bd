import { randomInt } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { certificates, credential_statuses } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import type { CertificateRow } from './certificate-rows';

/** Places per list: the fewest that the standard allows (16 KB). */
export const listSize = 131_072;

/** The number of lists: enough that all together stay half empty, so that a random draw finds a free place. */
export async function listsOf(db: Database): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${credential_statuses.id})` }).from(credential_statuses);
  return Math.ceil((2 * (row?.last ?? 0) + 1) / listSize);
}

/**
 * The place of a certificate in the status lists; the caller has locked its row. It is drawn at random when the
 * certificate is first signed as a credential, so that it reveals neither the time nor the order. A unique index gives
 * each place once.
 */
export async function placeInLists(db: Database, { id, statusIndex: known }: CertificateRow): Promise<number> {
  if (known !== null) return known;
  const lists = await listsOf(db);
  for (;;) {
    const [given] = await db
      .insert(credential_statuses)
      .values({ index: randomInt(lists * listSize) })
      .onConflictDoNothing({ target: credential_statuses.index })
      .returning({ index: credential_statuses.index });
    if (!given) continue;
    await db.update(certificates).set({ statusIndex: given.index }).where(eq(certificates.id, id));
    return given.index;
  }
}

/** Revokes all credentials signed with this place; null: none was signed. */
export async function revokePlace(db: Database, index: number | null, now: Date): Promise<void> {
  if (index === null) return;
  const revokedAt = now.toISOString();
  await db.update(credential_statuses).set({ revokedAt }).where(eq(credential_statuses.index, index));
}
