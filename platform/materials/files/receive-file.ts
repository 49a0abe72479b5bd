import { randomUUID } from 'node:crypto';
import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { NewFile, SentFile } from '@/lib/materials/files-contract';
import { isMaterialFileType, materialFiles } from '@/lib/materials/material-file';
import { material_files as files } from '@/platform/payload-generated-schema';
import type { Asked, Context } from '@/platform/kernel/context';
import { database, inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { finishUpload } from '@/platform/kernel/uploads/finish-upload';
import { lengthOfPart, storePart } from '@/platform/kernel/uploads/parts';
import { lockTeacher, requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { toSent, type FileRow } from '../file-rows';

/**
 * Announces a file with its size, in bytes; they follow in parts.
 * @throws ServiceError NO_ROOM_FOR_FILE beyond the teacher's number of files or of bytes (docs/product.md, "A teacher's materials")
 */
export async function announceFile({ ctx, input }: Asked<NewFile>): Promise<SentFile> {
  const teacher = await requireTeacher(ctx);
  await limitNetwork(ctx, 'upload');
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const isTheirs = eq(files.teacher, teacher.id);
    const [known] = await db
      .select()
      .from(files)
      .where(and(isTheirs, eq(files.requestKey, input.key)));
    if (known) return toSent({ ctx, user: teacher.id }, known);
    const [stored] = await db
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        bytes: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number),
      })
      .from(files)
      .where(and(isTheirs, ne(files.state, 'REFUSED')));
    if (stored!.count >= materialFiles.files || stored!.bytes + input.size > materialFiles.allBytes)
      throw new ServiceError('NO_ROOM_FOR_FILE', 'too many files, or too large together');
    const [row] = await db
      .insert(files)
      .values({
        publicId: randomUUID(),
        teacher: teacher.id,
        requestKey: input.key,
        size: input.size,
        changedAt: ctx.now().toISOString(),
      })
      .returning();
    return toSent({ ctx, user: teacher.id }, row!);
  });
}

/**
 * Stores the next bytes of a file. A client that sends others than the missing ones (again, in parallel, after a lost connection) reads in `received`
 * where to go on. The response to the last part has the result; while the file cannot be checked it is CHECKING, and a further request at its end checks
 * it again.
 * @throws ServiceError MATERIAL_FILE_REFUSED for a file of no accepted type; MATERIAL_UNKNOWN
 */
export async function sendFilePart({
  ctx,
  input: { id, offset, bytes },
}: Asked<{ id: string; offset: number; bytes: Buffer }>): Promise<SentFile> {
  const teacher = await requireTeacher(ctx);
  await limitNetwork(ctx, 'upload');
  const row = await inTransaction(ctx.payload, async ({ db }) => {
    const file = await lockFile(db, teacher, id);
    if (file.state !== 'RECEIVING' || file.received !== offset || offset === file.size) return file;
    if (bytes.length !== lengthOfPart(file.size, offset))
      throw new ServiceError('BAD_REQUEST', 'a part of another length than is missing');
    await storePart(file, offset, bytes);
    const [grown] = await db
      .update(files)
      .set({ received: offset + bytes.length, changedAt: ctx.now().toISOString() })
      .where(eq(files.id, file.id))
      .returning();
    return grown!;
  });
  const isWhole = row.state === 'RECEIVING' && row.received === row.size;
  const after = isWhole ? await finishFile(ctx, row) : row;
  if (after.state === 'REFUSED') throw new ServiceError('MATERIAL_FILE_REFUSED', 'not a file we take');
  return toSent({ ctx, user: teacher.id }, after);
}

async function lockFile(db: Database, { id }: Teacher, publicId: string): Promise<FileRow> {
  const isThis = and(eq(files.teacher, id), eq(files.publicId, publicId));
  const [row] = await db.select().from(files).where(isThis).for('update');
  if (!row) throw new ServiceError('MATERIAL_UNKNOWN', 'no such file');
  return row;
}

function finishFile({ payload, now }: Context, row: FileRow): Promise<FileRow> {
  const db = database(payload);
  // Only while it has an owner: a file without one is removed with its bytes.
  const isThis = and(eq(files.id, row.id), eq(files.teacher, row.teacher!));
  return finishUpload(row, {
    settle: async ({ sha256: _, ...outcome }) => {
      const [settled] = await db
        .update(files)
        .set({ ...outcome, changedAt: now().toISOString() })
        .where(and(isThis, eq(files.state, 'RECEIVING')))
        .returning();
      return settled;
    },
    find: async () => (await db.select().from(files).where(isThis))[0],
    takes: isMaterialFileType,
  });
}
