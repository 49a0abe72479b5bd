import { expect, it } from 'vitest';
import type { SchoolClass } from '@/lib/classes/contract';
import type { NewCards, Student } from '@/lib/students/contract';
import { call, query, sql } from '@/tests/setup/fixtures';
import { codeOf, logInByCard, makeClass, makePupil, makeStudent, makeTeacher, teach } from '@/tests/setup/classes';

type By = { token: string };
const move = (by: By, students: string[], from: string | null, to: string | null) =>
  teach(by, '/students/move', { body: { students, from, to } });
const put = (by: By, students: string[], state: 'active' | 'archived') =>
  teach(by, '/students/state', { body: { students, state } });
const cardsFor = (by: By, students: string[], schoolClass: string | null = null) =>
  teach<NewCards>(by, '/students/cards', { body: { students, schoolClass } });
const read = async (by: By, id: string) => (await teach<Student>(by, `/students/${id}`)).body;
const isIn = async (token: string) => (await call('user', { token })).status === 200;

it('a new card ends the one before, and who is logged in by it', async () => {
  const teacher = await makeTeacher();
  const { student, card } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  const { cards, without } = (await cardsFor(teacher, [student.id])).body;
  expect(without).toEqual([]);
  expect(await isIn(token)).toBe(false);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
  expect((await logInByCard(cards[0]!.handle, cards[0]!.code)).status).toBe(200);
});

it('who can have no card is named; nobody gets one into an account of their own', async () => {
  const teacher = await makeTeacher();
  const [{ student }, { student: loose }, { student: own }] = [
    await makePupil(teacher),
    await makeStudent(teacher),
    await makePupil(teacher),
  ];
  await query(
    sql`UPDATE users SET email = 'own@mail.example' WHERE id = (SELECT user_id FROM students WHERE public_id = ${own.id})`,
  );
  const { cards, without } = (await cardsFor(teacher, [student.id, loose.id, own.id])).body;
  expect(cards.map((card) => card.student)).toEqual([student.id]);
  expect(without.map(({ id, why }) => [id, why])).toEqual([
    [loose.id, 'NO_CLASS'],
    [own.id, 'OWN_ACCOUNT'],
  ]);
  expect(codeOf(await cardsFor(teacher, [own.id]))).toBe('CARD_UNAVAILABLE');
  expect((await read(teacher, own.id)).isManaged).toBe(false);
});

it('a student changes class; the code stays and is good with the new handle alone', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass, card } = await makePupil(teacher);
  const other = await makeClass(teacher);
  expect((await move(teacher, [student.id], schoolClass.id, other.id)).status).toBe(200);
  expect((await read(teacher, student.id)).classes.map(({ id }) => id)).toEqual([other.id]);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
  expect((await logInByCard(other.handle, card.code)).status).toBe(200);
  await move(teacher, [student.id], null, schoolClass.id);
  expect((await read(teacher, student.id)).classes).toHaveLength(2);
  await move(teacher, [student.id], other.id, null);
  expect((await read(teacher, student.id)).classes.map(({ id }) => id)).toEqual([schoolClass.id]);
});

it('all of them move, or nobody', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  const other = await makeClass(teacher);
  const { student: double } = await makeStudent(teacher, { name: student.name, schoolClass: other.id });
  const { student: third } = await makeStudent(teacher, { schoolClass: schoolClass.id });
  expect(codeOf(await move(teacher, [third.id, student.id], schoolClass.id, other.id))).toBe('STUDENT_EXISTS');
  expect((await read(teacher, third.id)).classes.map(({ id }) => id)).toEqual([schoolClass.id]);
  expect(codeOf(await move(teacher, [third.id, 'nobody'], null, other.id))).toBe('STUDENT_UNKNOWN');
  // Two students of one name cannot both be without a class either.
  await move(teacher, [student.id], schoolClass.id, null);
  expect(codeOf(await move(teacher, [double.id], other.id, null))).toBe('STUDENT_EXISTS');
});

it('a class in which two have one name by now does not come back from the archive', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  const { student: other } = await makeStudent(teacher, { schoolClass: schoolClass.id });
  const setArchived = (isArchived: boolean) =>
    teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: schoolClass.name, isArchived } });
  await setArchived(true);
  const named = { name: student.name, birthYear: null, birthMonth: null, note: '' };
  expect((await teach(teacher, `/students/${other.id}`, { method: 'PUT', body: named })).status).toBe(200);
  expect(codeOf(await setArchived(false))).toBe('STUDENT_EXISTS');
});

it('who is archived is out of the counts and logged out, and comes back as they were', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass, card } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  await put(teacher, [student.id], 'archived');
  expect(await isIn(token)).toBe(false);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
  const counted = async () => (await teach<SchoolClass>(teacher, `/classes/${schoolClass.id}`)).body.students;
  expect(await counted()).toBe(0);
  expect(codeOf(await move(teacher, [student.id], null, schoolClass.id))).toBe('STATE_CHANGED');
  const { student: double } = await makeStudent(teacher, { name: student.name, schoolClass: schoolClass.id });
  expect(codeOf(await put(teacher, [student.id], 'active'))).toBe('STUDENT_EXISTS');
  await put(teacher, [double.id], 'archived');
  await put(teacher, [student.id], 'active');
  expect(await counted()).toBe(1);
  expect((await logInByCard(card.handle, card.code)).status).toBe(200);
});

it('none of it touches another teacher’s', async () => {
  const [teacher, other] = [await makeTeacher(), await makeTeacher()];
  const { student, schoolClass } = await makePupil(teacher);
  const own = await makePupil(other);
  const asked = [
    await cardsFor(other, [student.id]),
    await put(other, [own.student.id, student.id], 'archived'),
    await move(other, [student.id], null, own.schoolClass.id),
    await move(other, [own.student.id], null, schoolClass.id),
    await cardsFor(other, [own.student.id], schoolClass.id),
  ];
  expect(asked.map(codeOf)).toEqual([...Array(3).fill('STUDENT_UNKNOWN'), ...Array(2).fill('CLASS_UNKNOWN')]);
  expect((await read(other, own.student.id)).state).toBe('active');
});

it('many changes at once leave one of each name in a class', async () => {
  const teacher = await makeTeacher();
  const [from, to] = [await makeClass(teacher), await makeClass(teacher)];
  const made = [];
  for (const schoolClass of [from, await makeClass(teacher), await makeClass(teacher)])
    made.push((await makeStudent(teacher, { name: 'Mei', schoolClass: schoolClass.id })).student.id);
  const moved = await Promise.all(made.map((id) => move(teacher, [id], null, to.id)));
  expect(moved.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
