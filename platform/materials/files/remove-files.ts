import { and, inArray, isNull, lt, type SQL } from '@payloadcms/db-postgres/drizzle';
import { subDays } from 'date-fns';
import type { Payload } from 'payload';
import { material_files as files } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { removeBytes } from '@/platform/kernel/uploads/parts';

/**
 * Takes the owner from files: they cannot be opened any more, and `sweepMaterialFiles` removes their bytes after this transaction is committed. Bytes that
 * were removed within it would be missing after a rollback.
 */
export const disownFiles = async (db: Database, those: SQL): Promise<void> => {
  await db.update(files).set({ teacher: null, material: null }).where(those);
};

const batch = 50;

/** Removes files without an owner, and those that no material shows after a day, with their bytes. May be interrupted anywhere. */
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
