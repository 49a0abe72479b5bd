import { createHash } from 'node:crypto';
import { LineTooLong } from '@/lib/kernel/pictures/one-at-a-time';
import type { fileStates } from '@/lib/kernel/upload';
import { privateFiles } from '@/platform/kernel/files/private-files';
import { ServiceError } from '@/platform/kernel/service-error';
import { cleanDocument, NoDocument } from './clean-document';
import { joinParts, removeBytes, removeParts } from './parts';
import { scan } from './scan';

type Uploaded = { publicId: string; size: number; state: (typeof fileStates)[number] };
/** What became of a file; nothing: it waits. What is stored has all of it; sizes in bytes. */
type Outcome = Partial<{ state: 'STORED' | 'REFUSED'; mime: string; size: number; received: number; sha256: string }>;
type Kept<Row> = {
  /** Writes it down where the file is still on its way. */
  settle: (outcome: Outcome) => Promise<Row | undefined>;
  find: () => Promise<Row | undefined>;
  /** Types that are taken of those that documents have. */
  takes?: (mime: string) => boolean;
};

/**
 * Looks at a file that has arrived: scanned, known by its content, cleaned, stored. A scanner that does not answer, or too many pictures to be
 * drawn, leave it as it is, to be tried again. Two that do this at once leave one file.
 */
export async function finishUpload<Row extends Uploaded>(row: Row, { settle, find, takes }: Kept<Row>): Promise<Row> {
  // Somebody else has finished it, or it was removed meanwhile.
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
