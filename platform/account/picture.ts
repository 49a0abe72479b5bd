import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, like, lt } from '@payloadcms/db-postgres/drizzle';
import { fileTypeFromBuffer } from 'file-type';
import type { Payload } from 'payload';
import { pictureTypes, type SessionUser } from '@/lib/account/contract';
import { env } from '@/lib/kernel/env';
import { drawPicture, PictureRejected } from '@/lib/kernel/pictures/draw-picture';
import { LineTooLong } from '@/lib/kernel/pictures/one-at-a-time';
import { media, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { retryAfterSeconds } from '@/platform/kernel/unavailable';
import { lockOwnAccount } from './accounts';
import { onPictureChanged } from './hooks';
import { pictureFile } from '@/platform/pages/picture-file';
import { getMe } from './profile';

/** Pixels of a side: enough for 80 CSS pixels on the densest screens. */
const side = 320;

/** A new profile picture, cut to a square and encoded anew, so that nothing but the visible pixels of the file is stored. */
export async function changePicture({ ctx, input }: Asked<{ bytes: Buffer }>): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  await limitNetwork(ctx, 'picture');
  const data = await drawSquare(input.bytes);
  const { payload } = ctx;
  const name = `${pictureFile}${randomUUID()}`;
  const { id: picture } = await payload
    .create({
      collection: 'media',
      data: { alt: 'Profile picture' },
      file: { data, mimetype: 'image/webp', name: `${name}.webp`, size: data.length },
      context: { isPersonal: true },
    })
    .catch(async (error: unknown) => {
      await removeFiles(name);
      // Payload reports its own failure to write a file as the client's error (400); the log has the reason.
      if ((error as { status?: unknown }).status !== 400) throw error;
      throw new ServiceError('UNAVAILABLE', 'the picture was not stored', { retryAfterSeconds });
    });
  await replacePicture(ctx, id, picture);
  return getMe({ ctx });
}

export async function removePicture({ ctx }: { ctx: Context }): Promise<SessionUser> {
  await replacePicture(ctx, requireUser(ctx).id, null);
  return getMe({ ctx });
}

async function drawSquare(bytes: Buffer): Promise<Buffer> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!pictureTypes.includes(mime)) throw new ServiceError('PICTURE_REFUSED', 'not a picture we take');
  return drawPicture(bytes, 'webp', { width: side, height: side }).catch((error: unknown) => {
    if (error instanceof PictureRejected) throw new ServiceError('PICTURE_REFUSED', error.message);
    if (error instanceof LineTooLong) throw new ServiceError('UNAVAILABLE', error.message, { retryAfterSeconds });
    throw error;
  });
}

async function replacePicture({ payload, now }: Context, userId: number, picture: number | null): Promise<void> {
  const before = await inTransaction(payload, async ({ db }) => {
    await lockOwnAccount(db, userId);
    const avatar = await pictureOf(db, userId);
    await db.update(users).set({ avatar: picture, updatedAt: now().toISOString() }).where(eq(users.id, userId));
    return avatar;
  });
  if (before) await deletePicture(payload, before);
  await onPictureChanged.run(payload, userId);
}

async function pictureOf(db: Database, userId: number): Promise<number | null> {
  const [row] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId));
  return row?.avatar ?? null;
}

/** The files that Payload wrote before something failed. */
async function removeFiles(name: string): Promise<void> {
  const folder = path.resolve(env.DATA_DIR, 'media');
  const written = (await readdir(folder)).filter((file) => file.startsWith(name));
  await Promise.all(written.map((file) => rm(path.join(folder, file), { force: true })));
}

/** A picture that staff chose from their own pictures stays there. */
export async function deletePicture(payload: Payload, id: number): Promise<void> {
  const where = { id: { equals: id }, filename: { like: pictureFile } };
  await payload.delete({ collection: 'media', where, context: { isPersonal: true } });
}

/** Pictures without an account: the upload was cut off, or the account was deleted. */
export async function sweepPictures(payload: Payload, before: Date): Promise<void> {
  const left = await database(payload)
    .select({ id: media.id })
    .from(media)
    .leftJoin(users, eq(users.avatar, media.id))
    .where(and(like(media.filename, `${pictureFile}%`), isNull(users.id), lt(media.createdAt, before.toISOString())))
    .limit(100);
  for (const { id } of left) await deletePicture(payload, id);
}
