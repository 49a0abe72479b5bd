import { and, eq, isNotNull, lt } from '@payloadcms/db-postgres/drizzle';
import { subDays } from 'date-fns';
import type { Payload } from 'payload';
import { films } from '@/platform/payload-generated-schema';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { removeVideo } from './video-parts';
import { noUpload, uploadOf } from './video-row';

/** Removes uploads without progress for a week. */
export async function sweepVideos(payload: Payload, now: Date): Promise<void> {
  const isLeft = and(isNotNull(films.upload_key), lt(films.updatedAt, subDays(now, 7).toISOString()));
  const left = await database(payload).select({ id: films.id }).from(films).where(isLeft).limit(50);
  for (const { id } of left)
    await inTransaction(payload, async ({ db }) => {
      const [row] = await db
        .select()
        .from(films)
        .where(and(eq(films.id, id), isLeft))
        .for('update');
      const upload = row && uploadOf(row);
      if (!upload) return;
      await db.update(films).set(noUpload).where(eq(films.id, id));
      await removeVideo(upload);
    });
}
