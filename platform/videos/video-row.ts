import { eq } from '@payloadcms/db-postgres/drizzle';
import { films } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { VideoBytes } from './video-parts';

export type VideoRow = typeof films.$inferSelect;

/** Locks the row until the transaction ends, so that saving its form, uploading and references to it run one after the other. */
export async function lockVideo(db: Database, id: number): Promise<VideoRow> {
  const [row] = await db.select().from(films).where(eq(films.id, id)).for('update');
  if (!row) throw new ServiceError('NOT_FOUND', 'no such film');
  return row;
}

const bytes = (key: string | null, size: number | null): VideoBytes | null =>
  key !== null && size !== null ? { key, size } : null;
/** The file that can be watched. */
export const fileOf = ({ file_key: key, file_size: size }: VideoRow) => bytes(key, size);
/** The upload in progress. */
export const uploadOf = ({ upload_key: key, upload_size: size }: VideoRow) => bytes(key, size);

export const noUpload = { upload_key: null, upload_size: null, upload_received: null, upload_of: null };
