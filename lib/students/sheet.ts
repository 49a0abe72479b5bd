/** A sheet of students as it is pasted or read from a file (docs/product.md, "A sheet of students"). */
export const maxRows = 5000;
/** Cells of a row that are looked at; a school's own columns may stand beside ours. */
export const maxColumns = 50;

/** What stands in a row, as it was typed; `row` is its number in the sheet, from 1. */
export type SheetRow = { row: number; name: string; birth: string; schoolClass: string; note: string };
export type SheetColumn = Exclude<keyof SheetRow, 'row'>;
export const sheetColumns = ['name', 'birth', 'schoolClass', 'note'] as const satisfies readonly SheetColumn[];

/** Headings of a sheet to fill in: zh-TW, zh-CN, ja-JP, en-US. */
const template: Record<SheetColumn, readonly [string, string, string, string]> = {
  name: ['姓名', '姓名', '名前', 'Name'],
  birth: ['出生年月', '出生年月', '生年月', 'Birth month'],
  schoolClass: ['班級', '班级', 'クラス', 'Class'],
  note: ['備註', '备注', 'メモ', 'Note'],
};
/** Others by which schools call a column. */
const alsoCalled: Record<SheetColumn, readonly string[]> = {
  name: ['學生姓名', '学生姓名', '名字', '氏名', '生徒名', 'student', 'student name', 'full name'],
  birth: ['生日', '出生日期', '生年月日', '出生年月日', 'birth', 'birthday', 'date of birth', 'born'],
  schoolClass: ['班', '組', 'クラス名', 'group', 'class name'],
  note: ['備考', '附註', 'notes', 'comment', 'remarks'],
};

/** The headings of a sheet to fill in, in one of the languages; each is one that is known. */
export function headingsIn(locale: string): string[] {
  return sheetColumns.map((column) => {
    const [zhTW, zhCN, ja, en] = template[column];
    return { 'zh-TW': zhTW, 'zh-CN': zhCN, 'ja-JP': ja, 'en-US': en }[locale] ?? en;
  });
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const columnCalled = (heading: string): SheetColumn | undefined =>
  sheetColumns.find((column) =>
    [...template[column], ...alsoCalled[column]].some((known) => plain(known) === plain(heading)),
  );

/** Whether a row is one of headings: one of its cells is a heading for the name. */
export const namesStudents = (cells: readonly string[]): boolean => cells.some((cell) => columnCalled(cell) === 'name');

/**
 * The rows of a sheet that are not empty. A first row with a heading for the name assigns the columns, and columns with
 * an unknown heading are ignored; without one the columns are name, month of birth, class and note.
 */
export function readSheet(cells: readonly (readonly string[])[]): SheetRow[] {
  const first = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const named = (cells[first] ?? []).slice(0, maxColumns).map(columnCalled);
  const hasHeadings = named.includes('name');
  const at = (column: SheetColumn) => (hasHeadings ? named.indexOf(column) : sheetColumns.indexOf(column));
  const places = sheetColumns.map((column) => [column, at(column)] as const);
  return cells.flatMap((row, index) => {
    if (hasHeadings && index <= first) return [];
    const found = Object.fromEntries(places.map(([column, place]) => [column, (row[place] ?? '').trim()]));
    const isEmpty = sheetColumns.every((column) => found[column] === '');
    return isEmpty ? [] : [{ row: index + 1, ...(found as Record<SheetColumn, string>) }];
  });
}

/**
 * A month of birth as schools write it: 2018-05, 2018/5/31, 2018年5月, 201805, 05/2018, 5/31/2018 (the month first, unless
 * only the other can be one), and years of the Republic of three figures (107/5). Null if it is not a month.
 */
export function readBirthMonth(text: string): { birthYear: number; birthMonth: number } | null {
  const typed = text.normalize('NFKC').trim();
  const parts =
    /^(\d{3,4})\s*[-/.年]\s*(\d{1,2})(?:\s*[-/.月]\s*(?:\d{1,2}\s*[日]?)?)?$/.exec(typed) ??
    /^(\d{4})(\d{2})(?:\d{2})?$/.exec(typed);
  const turned = /^(\d{1,2})(?:\s*[-/.]\s*(\d{1,2}))?\s*[-/.]\s*(\d{4})$/.exec(typed);
  const [year, month] = parts
    ? [Number(parts[1]), Number(parts[2])]
    : turned
      ? [Number(turned[3]), monthOf(Number(turned[1]), Number(turned[2] ?? 1))]
      : [0, 0];
  const birthYear = year > 0 && year < 1000 ? year + 1911 : year;
  const isOne = birthYear >= 1900 && birthYear <= 2200 && month >= 1 && month <= 12;
  return isOne ? { birthYear, birthMonth: month } : null;
}

const monthOf = (first: number, second: number) => (first > 12 && first <= 31 ? second : second <= 31 ? first : 0);
