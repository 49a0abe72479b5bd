import { checkSheet } from '@/lib/students/queries';
import type { CheckedRows } from '@/lib/students/contract';
import { readSheetFile, readSheetText, type ReadSheet } from '@/lib/students/read-sheet';
import type { Encoding } from '@/lib/students/read-text';

/** A sheet as it was read, the result of its check, and the file, to read it again with another encoding. */
export type LookedAt = ReadSheet & { checked: CheckedRows; file: File | null };

/** @throws SheetProblem if it cannot be read; ApiError */
export const lookAtFile = async (file: File, locale: string, encoding?: Encoding): Promise<LookedAt> =>
  lookAt(await readSheetFile(file, locale, encoding), file);

/** The same for pasted text. */
export const lookAtText = async (text: string): Promise<LookedAt> => lookAt(await readSheetText(text), null);

const lookAt = async (read: ReadSheet, file: File | null): Promise<LookedAt> => ({
  ...read,
  file,
  checked: await checkSheet(read.rows),
});
