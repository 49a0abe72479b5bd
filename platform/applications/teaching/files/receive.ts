import { randomUUID } from 'node:crypto';
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { documentLimits } from '@/lib/applications/teaching-contract';
import type { ApplicationFile } from '@/lib/applications/contract';
import { request_files as applicationFiles, requests } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { openOwnApplication, type Opened } from '../../person';
import { lockApplication, type ApplicationRow } from '../../application-rows';
import { requireOpen } from '../open-application';
import { fileOf, type FileRow } from '../shown';
import { finishFile } from './finish';
import { storePart, lengthOfPart, removeBytes } from '@/platform/kernel/uploads/parts';

type OfFile = Opened & { id: string };

/** Announces a document: its name is for display only, its bytes follow. */
export async function addFile({
  ctx,
  input: { name, size, ...opened },
}: Asked<Opened & { name: string; size: number }>): Promise<ApplicationFile & { partBytes: number }> {
  await limitNetwork(ctx, 'upload');
  const application = await openOwnApplication({ ctx, input: opened });
  return inTransaction(ctx.payload, async ({ db }) => {
    requireOpen(await lockApplication(db, application.id));
    const isAccepted = and(eq(applicationFiles.request, application.id), ne(applicationFiles.state, 'REFUSED'));
    if ((await db.$count(applicationFiles, isAccepted)) >= documentLimits.files)
      throw new ServiceError('TOO_MANY_FILES', `at most ${documentLimits.files} documents`);
    const [row] = await db
      .insert(applicationFiles)
      .values({ request: application.id, publicId: randomUUID(), name, size })
      .returning();
    await touch(db, application, ctx.now());
    return { ...fileOf(row!), partBytes: documentLimits.partBytes };
  });
}

/**
 * The next bytes of a document. For other bytes than the missing ones (repeated, in parallel, after a lost connection)
 * nothing is stored, and `received` says where to go on. The response to the last part has the result of the check.
 * @throws ServiceError FILE_REFUSED when it is none of the documents we take
 */
export async function sendPart({
  ctx,
  input: { id, offset, bytes, ...opened },
}: Asked<OfFile & { offset: number; bytes: Buffer }>): Promise<ApplicationFile> {
  await limitNetwork(ctx, 'upload');
  const application = await openOwnApplication({ ctx, input: opened });
  const row = await inTransaction(ctx.payload, async ({ db }) => {
    const file = await lockFile(db, application, id);
    if (file.state !== 'RECEIVING' || file.received !== offset || offset === file.size) return file;
    requireOpen(application);
    if (bytes.length !== lengthOfPart(file.size, offset))
      throw new ServiceError('BAD_REQUEST', 'a part of another length than is missing');
    await storePart(file, offset, bytes);
    const [grown] = await db
      .update(applicationFiles)
      .set({ received: offset + bytes.length, updatedAt: ctx.now().toISOString() })
      .where(eq(applicationFiles.id, file.id))
      .returning();
    return grown!;
  });
  const isWhole = row.state === 'RECEIVING' && row.received === row.size;
  const after = isWhole ? await finishFile(ctx, row) : row;
  if (after.state === 'REFUSED') throw new ServiceError('FILE_REFUSED', 'not a document we take');
  return fileOf(after);
}

export async function removeFile({ ctx, input: { id, ...opened } }: Asked<OfFile>): Promise<void> {
  const application = await openOwnApplication({ ctx, input: opened });
  await inTransaction(ctx.payload, async ({ db }) => {
    requireOpen(await lockApplication(db, application.id));
    const file = await lockFile(db, application, id);
    await db.delete(applicationFiles).where(eq(applicationFiles.id, file.id));
    await touch(db, application, ctx.now());
    // Before the row is deleted for good: bytes without a row would stay for ever.
    await removeBytes(file);
  });
}

/** Records that the applicant goes on with the application. */
async function touch(db: Database, { id }: ApplicationRow, now: Date): Promise<void> {
  await db.update(requests).set({ updatedAt: now.toISOString() }).where(eq(requests.id, id));
}

async function lockFile(db: Database, { id }: ApplicationRow, publicId: string): Promise<FileRow> {
  const isThis = and(eq(applicationFiles.request, id), eq(applicationFiles.publicId, publicId));
  const [row] = await db.select().from(applicationFiles).where(isThis).for('update');
  if (!row) throw new ServiceError('NOT_FOUND', 'no such file');
  return row;
}
