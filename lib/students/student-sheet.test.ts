import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRows, rowFaults, type Known } from './import';
import { headingsIn, readBirthMonth, readSheet, sheetColumns, type SheetRow } from './sheet';
import { isStudentName, maxNoteLength, maxStudentNameLength } from '@/lib/classes/student';
import { nameKey } from '@/lib/kernel/person/person-name';
import { locales } from '@/lib/kernel/locale';

const now = new Date('2026-11-26T00:00:00Z');
const nothing: Known = { isArchived: () => false, isThere: () => false };
const row = (changes: Partial<SheetRow> = {}): SheetRow => ({
  row: 2,
  name: 'Mei Lin',
  birth: '',
  schoolClass: '3A',
  note: '',
  ...changes,
});

describe('a sheet', () => {
  it.each(locales)('with the headings of the template of %s is read by them, in whatever order', (locale) => {
    const headings = headingsIn(locale);
    expect(headings).toHaveLength(4);
    const turned = [headings.toReversed(), ['x', '3A', '2018-05', 'Mei']];
    expect(readSheet(turned)).toEqual([{ row: 2, name: 'Mei', birth: '2018-05', schoolClass: '3A', note: 'x' }]);
  });

  it('without headings is read by the order of its columns, from its first row on', () => {
    expect(readSheet([['', ''], ['王小明'], [' ', ''], ['Mei ', '2018/5', '3A', 'left', 'more']])).toEqual([
      { row: 2, name: '王小明', birth: '', schoolClass: '', note: '' },
      { row: 4, name: 'Mei', birth: '2018/5', schoolClass: '3A', note: 'left' },
    ]);
  });

  it('passes over the columns of a school’s own', () => {
    const cells = [
      ['No.', ' 姓 名 '.replaceAll(' ', ''), '電話', 'Class'],
      ['1', '王小明', '0912', '3A'],
    ];
    expect(readSheet(cells)).toEqual([{ row: 2, name: '王小明', birth: '', schoolClass: '3A', note: '' }]);
  });

  it('whatever is in it, each row says something, knows its place and comes once', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(cells, (given) => {
        const rows = readSheet(given);
        expect(new Set(rows.map((one) => one.row)).size).toBe(rows.length);
        for (const one of rows) {
          expect(given[one.row - 1]!.map((cell) => cell.trim())).toEqual(
            expect.arrayContaining(sheetColumns.map((column) => one[column]).filter((text) => text !== '')),
          );
          expect(sheetColumns.some((column) => one[column] !== '')).toBe(true);
        }
      }),
    );
  });
});

describe('a month of birth', () => {
  it.each([
    ['2018-05', 2018, 5],
    ['2018/5/31', 2018, 5],
    ['2018.10', 2018, 10],
    ['２０１８年５月', 2018, 5],
    ['2018年5月31日', 2018, 5],
    ['201805', 2018, 5],
    ['20180531', 2018, 5],
    ['05/2018', 2018, 5],
    ['5/31/2018', 2018, 5],
    ['31/5/2018', 2018, 5],
    ['107/5', 2018, 5],
    ['107年05月', 2018, 5],
  ])('%s is read', (text, birthYear, birthMonth) => {
    expect(readBirthMonth(text)).toEqual({ birthYear, birthMonth });
  });

  it.each([
    '',
    '2018',
    '18-05',
    '2018-13',
    '2018-00',
    '5',
    'May 2018',
    '05-06',
    '1/2/3',
    '13/13/2018',
    '5/32/2018',
    '99999-01',
    '2018.1.1.1',
  ])('%s is none', (text) => {
    expect(readBirthMonth(text)).toBeNull();
  });
});

describe('rows', () => {
  it.each([
    [{ name: '' }, ['NAME_MISSING']],
    [{ name: 'x'.repeat(41) }, ['NAME_LONG']],
    [{ name: 'see www.example.com' }, ['NAME_WRONG']],
    [{ name: '0912-345-678' }, ['NAME_WRONG']],
    [{ birth: 'soon' }, ['BIRTH_WRONG']],
    [{ birth: '2030-01' }, ['BIRTH_WRONG']],
    [{ schoolClass: 'x'.repeat(61) }, ['CLASS_LONG']],
    [{ schoolClass: '!!!' }, ['CLASS_WRONG']],
    [{ note: 'x'.repeat(501) }, ['NOTE_LONG']],
  ] as const)('%j: %j', (changes, faults) => {
    expect(checkRows([row(changes)], nothing, now)).toEqual({
      good: [],
      bad: [{ row: 2, name: changes && 'name' in changes ? changes.name : 'Mei Lin', faults }],
    });
  });

  it('of one name in one class the first is good, however the second is spelled', () => {
    const twice = [
      row(),
      row({ row: 3, name: ' ＭＥＩ　Lin ' }),
      row({ row: 4, schoolClass: '3B' }),
      row({ row: 5, schoolClass: '' }),
    ];
    const { good, bad } = checkRows(twice, nothing, now);
    expect(good.map((one) => one.row)).toEqual([2, 4, 5]);
    expect(bad).toEqual([{ row: 3, name: 'MEI Lin'.replace('MEI', 'ＭＥＩ'), faults: ['TWICE'] }]);
  });

  it('of who is there, or whose class is archived, are named as such', () => {
    const known: Known = {
      isArchived: (key) => key === nameKey('Old'),
      isThere: (schoolClass, key) => schoolClass === nameKey('3A') && key === nameKey('Mei Lin'),
    };
    const { bad } = checkRows([row(), row({ row: 3, schoolClass: 'old' })], known, now);
    expect(bad.map(({ faults }) => faults)).toEqual([['THERE'], ['CLASS_ARCHIVED']]);
  });

  it('are good or bad, never both or neither; the good can be made, and no two of them are one student', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('Mei', 'mei', '王小明', '=1+1', '2018-05', 'x'.repeat(600), '\u202Eabc', '👩‍👧'),
    );
    const rows = fc.array(fc.record({ name: text, birth: text, schoolClass: text, note: text }), { maxLength: 20 });
    fc.assert(
      fc.property(rows, (given) => {
        const typed = given.map((one, index) => ({ row: index + 1, ...one }));
        const { good, bad } = checkRows(typed, nothing, now);
        expect([...good, ...bad].map((one) => one.row).sort((a, b) => a - b)).toEqual(typed.map((one) => one.row));
        for (const one of good) {
          expect(isStudentName(one.name), one.name).toBe(true);
          expect(one.name.length).toBeLessThanOrEqual(maxStudentNameLength);
          expect(one.note.length).toBeLessThanOrEqual(maxNoteLength);
          expect((one.birthYear === null) === (one.birthMonth === null)).toBe(true);
        }
        expect(new Set(good.map(({ classKey, key }) => JSON.stringify([classKey, key]))).size).toBe(good.length);
        for (const one of bad) expect(one.faults).toEqual([...rowFaults].filter((fault) => one.faults.includes(fault)));
      }),
    );
  });
});
