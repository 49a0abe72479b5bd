import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import type { System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { finishUpload } from '@/platform/kernel/uploads/finish-upload';
import type { FileRow } from '../shown';

/** Checks a document that is complete, and stores the result. */
export function finishFile({ payload, now }: System, row: FileRow): Promise<FileRow> {
  const db = database(payload);
  const isThis = eq(applicationFiles.id, row.id);
  return finishUpload(row, {
    settle: async (outcome) => {
      const [settled] = await db
        .update(applicationFiles)
        .set({ ...outcome, updatedAt: now().toISOString() })
        .where(and(isThis, eq(applicationFiles.state, 'RECEIVING')))
        .returning();
      return settled;
    },
    find: async () => (await db.select().from(applicationFiles).where(isThis))[0],
  });
}
