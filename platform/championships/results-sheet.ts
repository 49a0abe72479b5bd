import { parse } from 'csv-parse/sync';

/** A line of a results sheet: who took which place, and for which school. */
export type Result = { place: number; name: string; school: string };
/** What is wrong with a sheet, and in which line. */
export type SheetFault = { line: number; why: 'place' | 'name' | 'length' | 'twice' | 'gap' | 'empty' | 'quotes' };

/** In characters: the length of the field that stores a winner. */
const longest = 160;
const columns = { place: 0, name: 1, school: 2 };

/**
 * Reads what was copied from a spreadsheet or a CSV file: place, player or team, school. A line of headings is skipped; places run from 1
 * without a gap, in any order.
 */
export function readResults(sheet: string): Result[] | SheetFault {
  const text = sheet.normalize('NFC');
  const lines = linesOf(text);
  if (!Array.isArray(lines)) return lines;
  const isHeading = lines[0] && placeOf(lines[0].record[columns.place]) === null && lines.length > 1;
  const found = isHeading ? lines.slice(1) : lines;
  if (found.length === 0) return { line: 1, why: 'empty' };
  const results: (Result & { line: number })[] = [];
  for (const { record, line } of found) {
    const place = placeOf(record[columns.place]);
    const name = record[columns.name] ?? '';
    const school = record[columns.school] ?? '';
    if (place === null) return { line, why: 'place' };
    if (name === '') return { line, why: 'name' };
    if (name.length + school.length + 2 > longest) return { line, why: 'length' };
    if (results.some((result) => result.place === place)) return { line, why: 'twice' };
    results.push({ place, name, school, line });
  }
  const sorted = results.toSorted((one, other) => one.place - other.place);
  const gap = sorted.find(({ place }, index) => place !== index + 1);
  return gap ? { line: gap.line, why: 'gap' } : sorted.map(({ place, name, school }) => ({ place, name, school }));
}

function linesOf(text: string): { record: string[]; line: number }[] | SheetFault {
  try {
    const found = parse(text, {
      // Spreadsheets copy tabs; a comma then belongs to a name.
      delimiter: text.includes('\t') ? '\t' : [',', ';', '，'],
      info: true,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    return { line: Number((error as { lines?: number }).lines ?? 1), why: 'quotes' };
  }
}

/** '1', '第 1 名', '1st', '１'. */
function placeOf(text = ''): number | null {
  const [digits] = /\d{1,3}/.exec(text.normalize('NFKC')) ?? [];
  return digits && Number(digits) > 0 ? Number(digits) : null;
}
