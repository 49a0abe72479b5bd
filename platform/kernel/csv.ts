/** What a spreadsheet would take for a formula. */
const formula = /^[\s\uFEFF]*[=+\-@|%＝＋－＠]/;

/** A cell of a table as text (RFC 4180): what begins like a formula gets a quote in front, so that no spreadsheet runs it. */
export function csvCell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Begins a file, so that spreadsheets read it as UTF-8. */
export const bom = '\uFEFF';

/** A whole file. */
export const csvFile = (lines: readonly (readonly string[])[]): string => bom + lines.map(csvLine).join('');
