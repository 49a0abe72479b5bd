import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { videoLimits } from '@/lib/videos/video';
import { films } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lengthOfPart, readVideo, removeVideo, storeVideoPart } from './video-parts';
import { fileOf, lockVideo, noUpload, uploadOf } from './video-row';
import { onVideoLength } from './hooks';
import { VideoRejected, lengthOfVideo, typeOfVideo } from './inspect-video';

/** An upload in progress: the key for its further parts, and the offset of the next. */
export type VideoUpload = { key: string; received: number };

/**
 * Announces a file; an interrupted upload of the same file continues. The current video stays until the new one is complete.
 * @param of identifies the file on the staff member's computer
 * @throws VideoRejected tooLarge
 */
export async function beginVideo({
  ctx: { payload, now },
  input: { id, size, of },
}: AskedByStaff<{ id: number; size: number; of: string }>): Promise<VideoUpload> {
  if (size > videoLimits.bytes) throw new VideoRejected('tooLarge');
  return inTransaction(payload, async ({ db }) => {
    const row = await lockVideo(db, id);
    const before = uploadOf(row);
    const received = row.upload_received ?? 0;
    if (before && row.upload_of === of && before.size === size && received < size) return { key: before.key, received };
    const key = randomUUID();
    await db
      .update(films)
      .set({ upload_key: key, upload_size: size, upload_received: 0, upload_of: of, updatedAt: now().toISOString() })
      .where(eq(films.id, id));
    // In this transaction, as the key of the old parts is not stored any more.
    if (before) await removeVideo(before);
    return { key, received: 0 };
  });
}

/**
 * Takes the next part of a video. If it is not the missing part, `received` returns the offset to continue at. After the last part the video is checked
 * and replaces the one before.
 * @throws VideoRejected if the video is rejected; then nothing of it stays stored
 * @throws ServiceError STATE_CHANGED if another upload was begun meanwhile
 */
export async function takeVideoPart({
  ctx,
  input: { id, key, offset, bytes },
}: AskedByStaff<{ id: number; key: string; offset: number; bytes: Buffer }>): Promise<VideoUpload> {
  const { payload, now } = ctx;
  const upload = await inTransaction(payload, async ({ db }) => {
    const row = await lockVideo(db, id);
    const video = uploadOf(row);
    // The response to the last part was lost.
    if (row.file_key === key && row.file_size)
      return { key, size: row.file_size, received: row.file_size, isGrown: false, isDone: true };
    if (video?.key !== key) throw new ServiceError('STATE_CHANGED', 'another upload was begun');
    const received = row.upload_received ?? 0;
    if (offset !== received || received === video.size) return { ...video, received, isGrown: false, isDone: false };
    if (bytes.length !== lengthOfPart(video.size, offset))
      throw new ServiceError('BAD_REQUEST', 'a part of another length than is missing');
    await storeVideoPart(video, offset, bytes);
    const grown = { upload_received: offset + bytes.length, updatedAt: now().toISOString() };
    await db.update(films).set(grown).where(eq(films.id, id));
    return { ...video, received: grown.upload_received, isGrown: true, isDone: false };
  });
  const { size, received, isGrown, isDone } = upload;
  try {
    if (isGrown && offset === 0) await typeOfVideo(bytes);
    if (received === size && !isDone) await finishVideo(ctx, id, upload);
  } catch (error) {
    if (error instanceof VideoRejected) await dropUpload(ctx, id, upload);
    throw error;
  }
  return { key, received };
}

async function finishVideo({ payload, now }: StaffContext, id: number, video: { key: string; size: number }) {
  const start = await buffer(Readable.from(readVideo(video, 0, lengthOfPart(video.size, 0) - 1)));
  const mime = await typeOfVideo(start);
  const seconds = await lengthOfVideo(video, mime);
  const before = await inTransaction(payload, async ({ db }) => {
    const row = await lockVideo(db, id);
    if (row.upload_key !== video.key) throw new ServiceError('STATE_CHANGED', 'another upload was begun');
    await db
      .update(films)
      .set({
        file_key: video.key,
        file_size: video.size,
        file_mime: mime,
        seconds,
        ...noUpload,
        updatedAt: now().toISOString(),
      })
      .where(eq(films.id, id));
    if (row.seconds !== seconds) await onVideoLength.run(db, id);
    return fileOf(row);
  });
  if (before) await removeVideo(before);
}

async function dropUpload({ payload }: StaffContext, id: number, video: { key: string; size: number }): Promise<void> {
  await database(payload)
    .update(films)
    .set(noUpload)
    .where(and(eq(films.id, id), eq(films.upload_key, video.key)));
  await removeVideo(video);
}
