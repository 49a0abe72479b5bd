import { mostColumns, mostRows, readSheet, type SheetRow } from '@/lib/domain/classes/sheet';

/** Why a sheet could not be read; words: messages `teach.import.problems`. */
export class SheetProblem extends Error {
  constructor(
    readonly code: 'TOO_BIG' | 'TOO_MANY_ROWS' | 'EMPTY' | 'UNREADABLE' | 'QUOTES',
    readonly line = 0,
  ) {
    super(code);
  }
}

export const mostBytes = 5 * 1024 * 1024;
/** What is packed into a workbook may be a thousand times as large. */
const mostUnpacked = 60 * 1024 * 1024;
type Cells = string[][];

/**
 * The students of a file, read here: nothing of it leaves the device but the four columns. Formulas are not run: what was saved of them counts.
 * @throws SheetProblem
 */
export async function readSheetFile(file: File, locale: string): Promise<SheetRow[]> {
  if (file.size > mostBytes) throw new SheetProblem('TOO_BIG');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // 'PK': a workbook is a zip file, whatever it is called.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return rowsOf(isWorkbook ? await cellsOfWorkbook(bytes) : await cellsOfText(textOf(bytes, locale)));
}

/** The same of what was pasted. @throws SheetProblem */
export const readSheetText = async (text: string): Promise<SheetRow[]> => rowsOf(await cellsOfText(text));

function rowsOf(cells: Cells): SheetRow[] {
  const rows = readSheet(cells);
  if (rows.length === 0) throw new SheetProblem('EMPTY');
  if (rows.length > mostRows) throw new SheetProblem('TOO_MANY_ROWS');
  return rows;
}

async function cellsOfWorkbook(bytes: Uint8Array): Promise<Cells> {
  const [{ unzipSync }, { readSheet: readFirstSheet }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  let unpacked = 0;
  try {
    // Nothing is unpacked yet: the sizes are asked.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new SheetProblem('UNREADABLE');
  }
  if (unpacked > mostUnpacked) throw new SheetProblem('TOO_BIG');
  const found = await readFirstSheet(bytes.slice().buffer).catch(() => {
    throw new SheetProblem('UNREADABLE');
  });
  return found.map((row) => row.slice(0, mostColumns).map(asText));
}

function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
}

async function cellsOfText(text: string): Promise<Cells> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  // Spreadsheets copy tabs; a comma then belongs to a name. Else as the first line has it.
  const [first = ''] = text.split('\n', 1);
  const delimiter = text.includes('\t') ? '\t' : ([';', '，', ','].find((one) => first.includes(one)) ?? ',');
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    throw new SheetProblem('QUOTES', Number((error as { lines?: number }).lines ?? 1));
  }
}

/** What spreadsheets of that language write when they do not write Unicode. */
const older: Record<string, string> = { 'zh-TW': 'big5', 'zh-CN': 'gb18030', 'ja-JP': 'shift_jis' };

function textOf(bytes: Uint8Array, locale: string): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isWide ? ['utf-16le'] : ['utf-8', older[locale] ?? 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      // A picture, an old workbook.
      if (!text.includes('\0')) return text;
    } catch {
      continue;
    }
  }
  throw new SheetProblem('UNREADABLE');
}
