import { maxColumns, maxRows, readSheet, type SheetRow } from './sheet';
import { textOfFile, type Encoding, type FileText } from './read-text';

/** Why a sheet could not be read; the texts are in messages `teach.import.problems`. */
export class SheetProblem extends Error {
  constructor(
    readonly code: 'TOO_BIG' | 'TOO_MANY_ROWS' | 'EMPTY' | 'UNREADABLE' | 'QUOTES',
    readonly line = 0,
  ) {
    super(code);
  }
}

export const maxBytes = 5 * 1024 * 1024;
/** Unpacked, a workbook may be a thousand times as large. Bytes. */
const maxUnpacked = 60 * 1024 * 1024;
type Cells = string[][];

/** The students of a sheet, and how the characters of its file were read. */
export type ReadSheet = { rows: SheetRow[] } & Pick<FileText, 'encoding' | 'possible'>;
const certain = { encoding: null, possible: [] };

/**
 * Reads the students of a file on this device: only the four columns leave it. Formulas are not run; their saved values
 * count.
 * @throws SheetProblem
 */
export async function readSheetFile(file: File, locale: string, chosen?: Encoding): Promise<ReadSheet> {
  if (file.size > maxBytes) throw new SheetProblem('TOO_BIG');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // 'PK': a workbook is a zip file, whatever it is called.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isWorkbook) return { rows: rowsOf(await cellsOfWorkbook(bytes)), ...certain };
  const found = textOfFile(bytes, locale, chosen);
  if (!found) throw new SheetProblem('UNREADABLE');
  const { text, ...how } = found;
  return { rows: rowsOf(await cellsOfText(text)), ...how };
}

/** The same of what was pasted. @throws SheetProblem */
export const readSheetText = async (text: string): Promise<ReadSheet> => ({
  rows: rowsOf(await cellsOfText(text)),
  ...certain,
});

function rowsOf(cells: Cells): SheetRow[] {
  const rows = readSheet(cells);
  if (rows.length === 0) throw new SheetProblem('EMPTY');
  if (rows.length > maxRows) throw new SheetProblem('TOO_MANY_ROWS');
  return rows;
}

async function cellsOfWorkbook(bytes: Uint8Array): Promise<Cells> {
  const [{ unzipSync }, { readSheet: readFirstSheet }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  let unpacked = 0;
  try {
    // Only the sizes are read; nothing is unpacked yet.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new SheetProblem('UNREADABLE');
  }
  if (unpacked > maxUnpacked) throw new SheetProblem('TOO_BIG');
  const found = await readFirstSheet(bytes.slice().buffer).catch(() => {
    throw new SheetProblem('UNREADABLE');
  });
  return found.map((row) => row.slice(0, maxColumns).map(asText));
}

function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

async function cellsOfText(text: string): Promise<Cells> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  // Spreadsheets copy tabs, and a comma is then part of a name. Otherwise the delimiter of the first line.
  const [first = ''] = text.split('\n', 1);
  const delimiter = text.includes('\t') ? '\t' : ([';', '，', ','].find((one) => first.includes(one)) ?? ',');
  // The line at which the last complete row ended: a row with an open quote begins after it.
  let lastLine = 0;
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      // Quotes around a nickname are part of the name.
      relax_quotes: true,
      onRecord: (record: string[], { lines }) => {
        lastLine = lines;
        return record;
      },
    });
  } catch {
    throw new SheetProblem('QUOTES', lastLine + 1);
  }
}
