import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SchoolClass } from '@/lib/classes/contract';
import type { CheckedRows, ImportedStudents } from '@/lib/students/contract';
import type { SheetRow } from '@/lib/students/sheet';
import { codeOf, logInByCard, makeClass, makePupil, makeTeacher, teach } from '@/tests/setup/classes';
import { query, sql, type Member } from '@/tests/setup/fixtures';

const rowsOf = (...rows: Partial<SheetRow>[]): SheetRow[] =>
  rows.map((row, index) => ({ row: index + 2, name: '', birth: '', schoolClass: '', note: '', ...row }));
const check = (by: Member, rows: SheetRow[]) => teach<CheckedRows>(by, '/students/check', { body: { rows } });
const send = (by: Member, rows: SheetRow[], { onlyGood = false, key = randomUUID() } = {}) =>
  teach<ImportedStudents>(by, '/students/import', { body: { rows, onlyGood }, headers: { 'idempotency-key': key } });
const countOf = async (by: Member) => (await teach<{ count: number }>(by, '/students')).body.count;

it('a sheet becomes students in classes, of which the new ones are made, with a card for each', async () => {
  const teacher = await makeTeacher();
  const known = await makeClass(teacher);
  const rows = rowsOf(
    { name: '王小明', birth: '107/5', schoolClass: known.name.toUpperCase(), note: '左撇子' },
    { name: '山田あおい', schoolClass: '三年甲班' },
    { name: 'Zoë O’Neill', schoolClass: ' 三年甲班 ' },
    { name: 'محمد' },
  );
  expect((await check(teacher, rows)).body).toEqual({ good: 4, bad: [], newClasses: ['三年甲班'] });
  expect(await countOf(teacher)).toBe(0);
  const { made, cards } = (await send(teacher, rows)).body;
  expect([made, cards.length]).toEqual([4, 3]);
  expect(
    (await teach<{ items: SchoolClass[] }>(teacher, '/classes')).body.items
      .map(({ name, students }) => [name, students])
      .sort(),
  ).toEqual(
    [
      [known.name, 1],
      ['三年甲班', 2],
    ].sort(),
  );
  expect((await logInByCard(cards[1]!.handle, cards[1]!.code)).status).toBe(200);
});

it('nobody is made while a row is wrong, until the good ones are chosen', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  const old = await makeClass(teacher);
  await teach(teacher, `/classes/${old.id}`, { method: 'PUT', body: { name: old.name, isArchived: true } });
  const rows = rowsOf(
    { name: 'Ada' },
    { name: 'ada ' },
    { name: student.name, schoolClass: schoolClass.name },
    { name: 'Bo', schoolClass: old.name },
    { name: '', note: 'x' },
    { name: 'Cy', birth: 'May' },
  );
  expect((await check(teacher, rows)).body).toMatchObject({
    good: 1,
    bad: [['TWICE'], ['THERE'], ['CLASS_ARCHIVED'], ['NAME_MISSING'], ['BIRTH_WRONG']].map((faults) => ({ faults })),
  });
  expect(codeOf(await send(teacher, rows))).toBe('SHEET_FAULTS');
  expect(await countOf(teacher)).toBe(1);
  expect((await send(teacher, rows, { onlyGood: true })).body.made).toBe(1);
  expect(codeOf(await send(teacher, rows, { onlyGood: true }))).toBe('SHEET_FAULTS');
});

it('the same sheet from two presses or two windows makes nobody twice', async () => {
  const teacher = await makeTeacher();
  const rows = rowsOf(...Array.from({ length: 30 }, (_, index) => ({ name: `Kid ${index}`, schoolClass: '3A' })));
  const key = randomUUID();
  const pressed = await Promise.all(Array.from({ length: 4 }, () => send(teacher, rows, { key })));
  expect(pressed.map(({ body }) => body.made)).toEqual([30, 30, 30, 30]);
  expect(pressed.filter(({ body }) => body.cards.length === 30)).toHaveLength(1);
  const windows = await Promise.all([send(teacher, rows), send(teacher, rows)]);
  expect(windows.map(codeOf)).toEqual(['SHEET_FAULTS', 'SHEET_FAULTS']);
  expect(await countOf(teacher)).toBe(30);
});

it('what fails in between leaves nothing', async () => {
  const teacher = await makeTeacher();
  await query(sql`INSERT INTO school_classes (public_id, teacher_id, name, name_key, handle)
    SELECT md5(random()::text), ${teacher.id}, 'c' || n, 'c' || n, substr(md5(random()::text), 1, 16) FROM generate_series(1, 999) n`);
  const rows = rowsOf({ name: 'Ada', schoolClass: 'New one' }, { name: 'Bo', schoolClass: 'New two' });
  expect(codeOf(await send(teacher, rows))).toBe('TOO_MANY_CLASSES');
  expect(await countOf(teacher)).toBe(0);
  expect((await teach<{ count: number }>(teacher, '/classes')).body.count).toBe(999);
});

it('five thousand rows are taken at once, and one more is rejected', async () => {
  const teacher = await makeTeacher();
  const many = rowsOf(
    ...Array.from({ length: 5000 }, (_, index) => ({
      name: `學生 ${index}`,
      schoolClass: `班 ${index % 40}`,
      note: '備註'.repeat(20),
    })),
  );
  const { made, cards } = (await send(teacher, many)).body;
  expect([made, cards.length, new Set(cards.map(({ code }) => code)).size]).toEqual([5000, 5000, 5000]);
  expect(codeOf(await send(teacher, rowsOf(...many, { name: 'x' })))).toBe('VALIDATION_FAILED');
}, 60_000);

it('too large a body is rejected before it is read', async () => {
  const teacher = await makeTeacher();
  const rows = rowsOf(...Array.from({ length: 5000 }, () => ({ name: 'x', note: '備'.repeat(900) })));
  expect(codeOf(await check(teacher, rows))).toBe('PAYLOAD_TOO_LARGE');
});
