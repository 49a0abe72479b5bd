import { randomInt } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { certificates, credential_statuses } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import type { CertificateRow } from './certificate-rows';

/** Places of a list: the fewest that the standard allows (16 KB). */
export const listSize = 131_072;

/** So many lists are there: as many as keep all of them half empty, so that a lot finds a free place. */
export async function listsOf(db: Database): Promise<number> {
  const [row] = await db.select({ last: sql<number | null>`max(${credential_statuses.id})` }).from(credential_statuses);
  return Math.ceil((2 * (row?.last ?? 0) + 1) / listSize);
}

/**
 * The place of a certificate in the status lists, whose row the caller has locked: drawn by lot when it is first signed as a credential, so that it tells neither
 * when that was nor who was before. The database gives each place once.
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

/** What was signed with this place is good no more; without one nothing was. */
export async function revokePlace(db: Database, index: number | null, now: Date): Promise<void> {
  if (index === null) return;
  const revokedAt = now.toISOString();
  await db.update(credential_statuses).set({ revokedAt }).where(eq(credential_statuses.index, index));
}
