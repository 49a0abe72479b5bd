import { and, inArray, isNull, lt, type SQL } from '@payloadcms/db-postgres/drizzle';
import { subDays } from 'date-fns';
import type { Payload } from 'payload';
import { material_files as files } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { removeBytes } from '@/platform/kernel/uploads/parts';

/**
 * Files are nobody's from now on: none opens them, and `sweepMaterialFiles` removes their bytes once this transaction holds. Bytes that went within it would
 * be missing after one that did not.
 */
export const disownFiles = async (db: Database, those: SQL): Promise<void> => {
  await db.update(files).set({ teacher: null, material: null }).where(those);
};

const batch = 50;

/** Removes the bytes of files that are nobody's, and of those of which nothing was made within a day. May be cut off anywhere. */
export async function sweepMaterialFiles(payload: Payload, now: Date): Promise<void> {
  const db = database(payload);
  await disownFiles(db, and(isNull(files.material), lt(files.changedAt, subDays(now, 1).toISOString()))!);
  for (;;) {
    const left = await db
      .select({ id: files.id, publicId: files.publicId })
      .from(files)
      .where(isNull(files.teacher))
      .limit(batch);
    if (left.length === 0) return;
    await Promise.all(left.map(removeBytes));
    await db.delete(files).where(
      and(
        inArray(
          files.id,
          left.map(({ id }) => id),
        ),
        isNull(files.teacher),
      ),
    );
  }
}
