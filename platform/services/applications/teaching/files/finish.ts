import { createHash } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { LineTooLong } from '@/lib/pictures/one-at-a-time';
import type { System } from '../../../context';
import { database } from '../../../database';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import { ServiceError } from '../../../service-error';
import type { FileRow } from '../shown';
import { cleanDocument, NoDocument } from './clean-document';
import { joinParts, removeBytes, removeParts } from './parts';
import { privateFiles } from '../../../private-files';
import { scan } from './scan';

/**
 * Looks at a file that has arrived: scanned, known by its content, cleaned, stored. A scanner that does not answer, or too many pictures to be
 * drawn, leave it as it is, to be tried again. Two that do this at once leave one file.
 */
export async function finishFile({ payload, now }: System, row: FileRow): Promise<FileRow> {
  const db = database(payload);
  const isThis = eq(applicationFiles.id, row.id);
  const settle = async (values: Partial<FileRow>): Promise<FileRow> => {
    const [settled] = await db
      .update(applicationFiles)
      .set({ ...values, updatedAt: now().toISOString() })
      .where(and(isThis, eq(applicationFiles.state, 'RECEIVING')))
      .returning();
    return settled ?? afterAnother();
  };
  // Somebody else has finished it, or it was removed meanwhile.
  const afterAnother = async (): Promise<FileRow> => {
    const [found] = await db.select().from(applicationFiles).where(isThis);
    if (found && found.state !== 'RECEIVING') return found;
    if (!found) await removeBytes(row);
    throw new ServiceError('NOT_FOUND', 'no such file');
  };

  const raw = await joinParts(row).catch(afterAnother);
  if (!Buffer.isBuffer(raw)) return raw;
  const verdict = await scan(raw);
  if (verdict === 'later') return settle({});
  const clean = verdict === 'clean' ? await cleanDocument(raw).catch(asRejected) : null;
  if (clean === 'later') return settle({});
  if (clean) await privateFiles().put(row.publicId, clean.bytes);
  const settled = await settle(
    clean
      ? {
          state: 'STORED',
          mime: clean.mime,
          size: clean.bytes.length,
          received: clean.bytes.length,
          sha256: createHash('sha256').update(clean.bytes).digest('hex'),
        }
      : { state: 'REFUSED' },
  );
  await removeParts(row);
  return settled;
}

function asRejected(error: unknown): null | 'later' {
  if (error instanceof NoDocument) return null;
  if (error instanceof LineTooLong) return 'later';
  throw error;
}
