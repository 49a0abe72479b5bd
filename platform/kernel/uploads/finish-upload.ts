import { createHash } from 'node:crypto';
import { LineTooLong } from '@/lib/kernel/pictures/one-at-a-time';
import type { fileStates } from '@/lib/kernel/upload';
import { privateFiles } from '@/platform/kernel/files/private-files';
import { ServiceError } from '@/platform/kernel/service-error';
import { cleanDocument, NoDocument } from './clean-document';
import { joinParts, removeBytes, removeParts } from './parts';
import { scan } from './scan';

type Uploaded = { publicId: string; size: number; state: (typeof fileStates)[number] };
/** The result for a file; empty while it waits. A stored file has all fields; sizes in bytes. */
type Outcome = Partial<{ state: 'STORED' | 'REFUSED'; mime: string; size: number; received: number; sha256: string }>;
type RowAccess<Row> = {
  /** Writes the outcome if the file is still being received. */
  settle: (outcome: Outcome) => Promise<Row | undefined>;
  find: () => Promise<Row | undefined>;
  /** Which of the types of documents are accepted; all, if not given. */
  takes?: (mime: string) => boolean;
};

/**
 * Processes a file that has arrived: scans it, detects its type, cleans it and stores it. If the scanner does not answer, or too many pictures wait
 * to be drawn, the file stays as it is, to be tried again. Two calls at once leave one file.
 */
export async function finishUpload<Row extends Uploaded>(
  row: Row,
  { settle, find, takes }: RowAccess<Row>,
): Promise<Row> {
  // Another call has finished it, or it was removed meanwhile.
  const afterAnother = async (): Promise<Row> => {
    const found = await find();
    if (found && found.state !== 'RECEIVING') return found;
    if (!found) await removeBytes(row);
    throw new ServiceError('NOT_FOUND', 'no such file');
  };
  const settled = async (outcome: Outcome) => (await settle(outcome)) ?? afterAnother();

  const raw = await joinParts(row).catch(afterAnother);
  if (!Buffer.isBuffer(raw)) return raw;
  const verdict = await scan(raw);
  if (verdict === 'later') return settled({});
  const clean = verdict === 'clean' ? await cleanDocument(raw).catch(asRejected) : null;
  if (clean === 'later') return settled({});
  const isTaken = clean !== null && (takes?.(clean.mime) ?? true);
  if (isTaken) await privateFiles().put(row.publicId, clean.bytes);
  const after = await settled(isTaken ? storedAs(clean) : { state: 'REFUSED' });
  await removeParts(row);
  return after;
}

const storedAs = ({ mime, bytes }: { mime: string; bytes: Buffer }): Outcome => ({
  state: 'STORED',
  mime,
  size: bytes.length,
  received: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

function asRejected(error: unknown): null | 'later' {
  if (error instanceof NoDocument) return null;
  if (error instanceof LineTooLong) return 'later';
  throw error;
}
