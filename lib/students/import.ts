import { ageOf } from '@/lib/family/learner';
import { asName, isName, nameKey } from '@/lib/kernel/person/person-name';
import { cleanText } from '@/lib/kernel/text/plain-text';
import { readBirthMonth, type SheetRow } from './sheet';
import { maxClassNameLength, maxNoteLength, maxStudentNameLength } from '@/lib/classes/student';

/** Why a row of a sheet cannot become a student (docs/product.md, "A sheet of students"). */
export const rowFaults = [
  'NAME_MISSING',
  'NAME_LONG',
  'NAME_WRONG',
  'BIRTH_WRONG',
  'CLASS_LONG',
  'CLASS_WRONG',
  'CLASS_ARCHIVED',
  'NOTE_LONG',
  'TWICE',
  'THERE',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** A student to be made; `classKey` null: of no class. */
export type GoodRow = {
  row: number;
  name: string;
  key: string;
  birthYear: number | null;
  birthMonth: number | null;
  note: string;
  className: string | null;
  classKey: string | null;
};
export type BadRow = { row: number; name: string; faults: RowFault[] };
export type CheckedSheet = { good: GoodRow[]; bad: BadRow[] };

/** What a teacher has already: classes by the key of their name, and who is in them. */
export type Known = {
  isArchived: (classKey: string) => boolean;
  isThere: (classKey: string | null, key: string) => boolean;
};

/** Each row judged for itself, and against the rows before it: of two of one name in one class the first is good. */
export function checkRows(rows: readonly SheetRow[], known: Known, now: Date): CheckedSheet {
  const sheet: CheckedSheet = { good: [], bad: [] };
  const seen = new Set<string>();
  for (const typed of rows) {
    const read = readRow(typed);
    const place = JSON.stringify([read.classKey, read.key]);
    const faults = [
      ...faultsOf(read, typed, now),
      ...(read.classKey !== null && known.isArchived(read.classKey) ? (['CLASS_ARCHIVED'] as const) : []),
      ...(read.key !== '' && seen.has(place) ? (['TWICE'] as const) : []),
      ...(read.key !== '' && known.isThere(read.classKey, read.key) ? (['THERE'] as const) : []),
    ];
    if (faults.length > 0) sheet.bad.push({ row: typed.row, name: read.name, faults });
    else {
      seen.add(place);
      sheet.good.push(read);
    }
  }
  return sheet;
}

function readRow({ row, name: typed, birth, schoolClass, note }: SheetRow): GoodRow {
  const [name, className] = [asName(typed), asName(schoolClass)];
  const born = readBirthMonth(birth);
  return {
    row,
    name,
    key: nameKey(name),
    note: cleanText(note).trim(),
    birthYear: born?.birthYear ?? null,
    birthMonth: born?.birthMonth ?? null,
    className: className === '' ? null : className,
    classKey: className === '' ? null : nameKey(className),
  };
}

function faultsOf({ name, className, note, birthYear, birthMonth }: GoodRow, typed: SheetRow, now: Date): RowFault[] {
  const isBorn = birthYear !== null && birthMonth !== null && ageOf({ birthYear, birthMonth }, now) >= 0;
  const found: Partial<Record<RowFault, boolean>> = {
    NAME_MISSING: name === '',
    NAME_LONG: name.length > maxStudentNameLength,
    NAME_WRONG: name !== '' && !isName(name),
    BIRTH_WRONG: typed.birth.trim() !== '' && !isBorn,
    CLASS_LONG: (className ?? '').length > maxClassNameLength,
    CLASS_WRONG: className !== null && !isName(className),
    NOTE_LONG: note.length > maxNoteLength,
  };
  return rowFaults.filter((fault) => found[fault]);
}
