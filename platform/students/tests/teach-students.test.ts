import { addDays, subDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { SchoolClass, TeachWorkspace } from '@/lib/classes/contract';
import type { Student } from '@/lib/students/contract';
import { call, makeMember, query, sql, unique } from '@/tests/setup/fixtures';
import {
  codeOf,
  giveYear,
  makeClass,
  makePupil,
  makeStudent,
  makeTeacher,
  newStudent,
  ownName,
  teach,
  type Made,
} from '@/tests/setup/classes';

type List<Item> = { items: Item[]; pages: number; count: number };
const studentsOf = (by: { token: string }, query = '') => teach<List<Student>>(by, `/students${query}`);

describe('the door', () => {
  it('is open to a teacher, with a year or made one by staff, and shut for everybody else', async () => {
    const [teacher, programme, learner] = [await makeTeacher(), await makeTeacher(), await makeMember()];
    await giveYear(programme, addDays(new Date(), 100));
    expect((await teach<TeachWorkspace>(teacher, '')).body).toEqual({
      state: 'open',
      until: null,
      students: 0,
      classes: 0,
      requests: 0,
    });
    expect((await teach<TeachWorkspace>(programme, '')).body).toMatchObject({
      state: 'open',
      until: expect.any(String),
    });
    expect(codeOf(await teach(learner, ''))).toBe('NOT_A_TEACHER');
    expect((await call('course/teach')).status).toBe(401);
  });

  it('after the year lets a teacher read and do nothing', async () => {
    const teacher = await makeTeacher();
    const { student, schoolClass } = await makePupil(teacher);
    await giveYear(teacher, subDays(new Date(), 1));
    expect((await teach<TeachWorkspace>(teacher, '')).body.state).toBe('lapsed');
    // The role ends a little later than the year.
    await query(sql`UPDATE users SET role = 'learner' WHERE id = ${teacher.id}`);
    expect((await studentsOf(teacher)).body.items.map(({ id }) => id)).toEqual([student.id]);
    expect((await teach(teacher, `/students/${student.id}`)).status).toBe(200);
    expect((await teach(teacher, `/classes/${schoolClass.id}`)).status).toBe(200);
    const { schoolClass: _, ...changed } = newStudent();
    const done = [
      await teach(teacher, '/students', { body: newStudent() }),
      await teach(teacher, `/students/${student.id}`, { method: 'PUT', body: changed }),
      await teach(teacher, '/classes', { body: { name: ownName('C') } }),
      await teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: 'x', isArchived: true } }),
    ];
    expect(done.map(codeOf)).toEqual(Array(4).fill('TEACHING_LAPSED'));
  });
});

describe('a new student', () => {
  it('has an account without an address, and a card where there is a class', async () => {
    const teacher = await makeTeacher();
    const { student, card, schoolClass } = await makePupil(teacher);
    expect(student).toMatchObject({ state: 'active', isManaged: true, classes: [{ id: schoolClass.id }] });
    expect(card).toMatchObject({
      handle: schoolClass.handle,
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/),
    });
    const [account] = await query<{ email: string | null; hash: string | null }>(
      sql`SELECT u.email, u.hash FROM users u JOIN students s ON s.user_id = u.id WHERE s.public_id = ${student.id}`,
    );
    expect(account).toEqual({ email: null, hash: null });
    const [row] = await query<{ stored: string }>(
      sql`SELECT s::text AS stored FROM students s WHERE s.public_id = ${student.id}`,
    );
    expect(row!.stored).not.toContain(card.code);
    expect(row!.stored).not.toContain(card.code.replace('-', ''));
    expect((await makeStudent(teacher)).card).toBeNull();
  });

  it('has a name that nobody else of the class has, however it is spelled and however often it is sent', async () => {
    const teacher = await makeTeacher();
    const [one, other] = [await makeClass(teacher), await makeClass(teacher)];
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () =>
        teach<Made>(teacher, '/students', { body: newStudent({ name: '王小明', schoolClass: one.id }) }),
      ),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const again = await teach(teacher, '/students', { body: newStudent({ name: ' 王　小明', schoolClass: one.id }) });
    expect(codeOf(again)).toBe('STUDENT_EXISTS');
    expect(
      (await teach(teacher, '/students', { body: newStudent({ name: '王小明', schoolClass: other.id }) })).status,
    ).toBe(200);
    expect((await teach(teacher, '/students', { body: newStudent({ name: '王小明' }) })).status).toBe(200);
    expect(codeOf(await teach(teacher, '/students', { body: newStudent({ name: '王小明' }) }))).toBe('STUDENT_EXISTS');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['an address in the name', { name: 'www.example.com' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['half a birth', { birthYear: 2018 }],
    ['a birth to come', { birthYear: 2200, birthMonth: 1 }],
    ['a long note', { note: 'x'.repeat(501) }],
  ])('is not made of %s', async (_, more) => {
    const teacher = await makeTeacher();
    expect(codeOf(await teach(teacher, '/students', { body: newStudent(more) }))).toBe('VALIDATION_FAILED');
    expect((await studentsOf(teacher)).body.count).toBe(0);
  });

  it('is not put into an archived class, nor into another teacher’s', async () => {
    const [teacher, other] = [await makeTeacher(), await makeTeacher()];
    const own = await makeClass(teacher);
    await teach(teacher, `/classes/${own.id}`, { method: 'PUT', body: { name: own.name, isArchived: true } });
    const theirs = await makeClass(other);
    const into = (schoolClass: string) => teach(teacher, '/students', { body: newStudent({ schoolClass }) });
    expect([codeOf(await into(own.id)), codeOf(await into(theirs.id))]).toEqual(['CLASS_ARCHIVED', 'CLASS_UNKNOWN']);
  });
});

it('teachers do not see each other’s students and classes', async () => {
  const [teacher, other] = [await makeTeacher(), await makeTeacher()];
  const { student, schoolClass } = await makePupil(teacher);
  expect((await studentsOf(other)).body).toEqual({ items: [], pages: 1, count: 0 });
  const { schoolClass: _, ...changed } = newStudent();
  const asked = [
    await teach(other, `/students/${student.id}`),
    await teach(other, `/students/${student.id}`, { method: 'PUT', body: changed }),
    await teach(other, `/classes/${schoolClass.id}`),
    await teach(other, `/students?schoolClass=${schoolClass.id}`),
  ];
  expect(asked.map(codeOf)).toEqual(['STUDENT_UNKNOWN', 'STUDENT_UNKNOWN', 'CLASS_UNKNOWN', 'CLASS_UNKNOWN']);
});

it('a student of two teachers has a name, notes and classes with each', async () => {
  const [teacher, other] = [await makeTeacher(), await makeTeacher()];
  const { student } = await makePupil(teacher);
  await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, note, since)
    SELECT ${unique('s')}, ${other.id}, user_id, 'Ada', 'ada', 'hers', now() FROM students WHERE public_id = ${student.id}`);
  const [theirs] = (await studentsOf(other)).body.items;
  // The second teacher does not see either how the student logs in.
  expect(theirs).toMatchObject({ name: 'Ada', note: 'hers', classes: [], cardAt: null, isManaged: false });
  expect((await teach<Student>(teacher, `/students/${student.id}`)).body).toEqual(student);
});

it('the list is in pages, by name, of a class, and found by letters of the name', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  await query(sql`WITH made AS (
      INSERT INTO users (username, role, locale) SELECT ${unique('x')} || n, 'learner', 'zh-TW' FROM generate_series(100, 210) n RETURNING id
    ) INSERT INTO students (public_id, teacher_id, user_id, name, name_key, since)
    SELECT md5(id::text), ${teacher.id}, id, 'Kid ' || row_number() OVER (), 'kid ' || lpad((row_number() OVER ())::text, 3, '0'), now() FROM made`);
  const all = (await studentsOf(teacher)).body;
  expect(all).toMatchObject({ count: 112, pages: 3 });
  expect(all.items).toHaveLength(50);
  expect((await studentsOf(teacher, '?page=3')).body.items).toHaveLength(12);
  expect((await studentsOf(teacher, '?search=KID%20011')).body.items.map(({ name }) => name)).toEqual(['Kid 11']);
  expect((await studentsOf(teacher, '?search=%25')).body.count).toBe(0);
  expect((await studentsOf(teacher, `?schoolClass=${schoolClass.id}`)).body.items).toEqual([student]);
  expect((await studentsOf(teacher, '?state=archived')).body.count).toBe(0);
});

it('a change of name reaches the account that the teacher has the care of', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  const { name: taken } = (await makeStudent(teacher, { schoolClass: schoolClass.id })).student;
  const change = (body: object) =>
    teach<Student>(teacher, `/students/${student.id}`, {
      method: 'PUT',
      body: { name: '小石', birthYear: 2018, birthMonth: 5, note: '左撇子', ...body },
    });
  expect((await change({})).body).toMatchObject({ name: '小石', birthYear: 2018, note: '左撇子' });
  const [account] = await query<{ name: string }>(
    sql`SELECT real_name AS name FROM users u JOIN students s ON s.user_id = u.id WHERE s.public_id = ${student.id}`,
  );
  expect(account!.name).toBe('小石');
  expect(codeOf(await change({ name: taken }))).toBe('STUDENT_EXISTS');
  expect((await change({ note: '' })).status).toBe(200);
});

it('a class has a name of its own and a handle unlike every other, and counts who is active in it', async () => {
  const teacher = await makeTeacher();
  const name = ownName('3A');
  const made = await Promise.all(
    Array.from({ length: 4 }, () => teach<SchoolClass>(teacher, '/classes', { body: { name } })),
  );
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const schoolClass = made.find(({ status }) => status === 200)!.body;
  expect(schoolClass).toMatchObject({
    name,
    students: 0,
    archivedAt: null,
    handle: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/),
  });
  await makeStudent(teacher, { schoolClass: schoolClass.id });
  const list = (query = '') => teach<List<SchoolClass>>(teacher, `/classes${query}`);
  expect((await list()).body).toMatchObject({ count: 1, items: [{ id: schoolClass.id, students: 1 }] });
  const put = (body: object) => teach<SchoolClass>(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body });
  expect((await put({ name, isArchived: true })).body.archivedAt).toEqual(expect.any(String));
  expect([(await list()).body.count, (await list('?archived=true')).body.count]).toEqual([0, 1]);
  expect(codeOf(await teach(teacher, '/classes', { body: { name } }))).toBe('CLASS_EXISTS');
  expect((await put({ name, isArchived: false })).body.archivedAt).toBeNull();
});
