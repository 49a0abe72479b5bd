import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { filmLimits } from '@/lib/films/film';
import { films } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lengthOfPart, readFilm, removeFilm, storeFilmPart } from './film-parts';
import { fileOf, lockFilm, noUpload, uploadOf } from './film-row';
import { onFilmLength } from './hooks';
import { FilmRejected, lengthOfFilm, typeOfFilm } from './look-at-film';

/** An upload under way: by its key the parts that follow, and where the next begins. */
export type FilmUpload = { key: string; received: number };

/**
 * A file is announced; what was cut off goes on where it stopped. The film that can be watched stays until the new one is whole.
 * @param of what tells the same file from another on the staff member's computer
 * @throws FilmRejected tooLarge
 */
export async function beginFilm({
  ctx: { payload, now },
  input: { id, size, of },
}: AskedByStaff<{ id: number; size: number; of: string }>): Promise<FilmUpload> {
  if (size > filmLimits.bytes) throw new FilmRejected('tooLarge');
  return inTransaction(payload, async ({ db }) => {
    const row = await lockFilm(db, id);
    const before = uploadOf(row);
    const received = row.upload_received ?? 0;
    if (before && row.upload_of === of && before.size === size && received < size) return { key: before.key, received };
    const key = randomUUID();
    await db
      .update(films)
      .set({ upload_key: key, upload_size: size, upload_received: 0, upload_of: of, updatedAt: now().toISOString() })
      .where(eq(films.id, id));
    // Before nobody knows of them any more.
    if (before) await removeFilm(before);
    return { key, received: 0 };
  });
}

/**
 * The next bytes of a film. Others than those that are missing are told by `received` where to go on; with the last the film is looked at and,
 * if it is one, takes the place of the one before.
 * @throws FilmRejected when it is none that we take; then nothing of it is kept
 * @throws ServiceError STATE_CHANGED when another upload was begun meanwhile
 */
export async function takeFilmPart({
  ctx,
  input: { id, key, offset, bytes },
}: AskedByStaff<{ id: number; key: string; offset: number; bytes: Buffer }>): Promise<FilmUpload> {
  const { payload, now } = ctx;
  const upload = await inTransaction(payload, async ({ db }) => {
    const row = await lockFilm(db, id);
    const film = uploadOf(row);
    // The answer to the last part was lost.
    if (row.file_key === key && row.file_size)
      return { key, size: row.file_size, received: row.file_size, isGrown: false, isDone: true };
    if (film?.key !== key) throw new ServiceError('STATE_CHANGED', 'another upload was begun');
    const received = row.upload_received ?? 0;
    if (offset !== received || received === film.size) return { ...film, received, isGrown: false, isDone: false };
    if (bytes.length !== lengthOfPart(film.size, offset))
      throw new ServiceError('BAD_REQUEST', 'a part of another length than is missing');
    await storeFilmPart(film, offset, bytes);
    const grown = { upload_received: offset + bytes.length, updatedAt: now().toISOString() };
    await db.update(films).set(grown).where(eq(films.id, id));
    return { ...film, received: grown.upload_received, isGrown: true, isDone: false };
  });
  const { size, received, isGrown, isDone } = upload;
  try {
    if (isGrown && offset === 0) await typeOfFilm(bytes);
    if (received === size && !isDone) await finishFilm(ctx, id, upload);
  } catch (error) {
    if (error instanceof FilmRejected) await dropUpload(ctx, id, upload);
    throw error;
  }
  return { key, received };
}

async function finishFilm({ payload, now }: StaffContext, id: number, film: { key: string; size: number }) {
  const start = await buffer(Readable.from(readFilm(film, 0, lengthOfPart(film.size, 0) - 1)));
  const mime = await typeOfFilm(start);
  const seconds = await lengthOfFilm(film, mime);
  const before = await inTransaction(payload, async ({ db }) => {
    const row = await lockFilm(db, id);
    if (row.upload_key !== film.key) throw new ServiceError('STATE_CHANGED', 'another upload was begun');
    await db
      .update(films)
      .set({
        file_key: film.key,
        file_size: film.size,
        file_mime: mime,
        seconds,
        ...noUpload,
        updatedAt: now().toISOString(),
      })
      .where(eq(films.id, id));
    if (row.seconds !== seconds) await onFilmLength.run(db, id);
    return fileOf(row);
  });
  if (before) await removeFilm(before);
}

async function dropUpload({ payload }: StaffContext, id: number, film: { key: string; size: number }): Promise<void> {
  await database(payload)
    .update(films)
    .set(noUpload)
    .where(and(eq(films.id, id), eq(films.upload_key, film.key)));
  await removeFilm(film);
}
