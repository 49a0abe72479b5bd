import { addDays, subDays } from 'date-fns';
import { expect, it } from 'vitest';
import type { Handover, OwnTeacher } from '@/lib/handover/contract';
import type { SessionUser } from '@/lib/account/contract';
import { tidyStudents } from '@/platform/students/tidy-students';
import { codeMailedTo, emailsTo } from '@/tests/setup/codes';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { codeOf, giveYear, linksTo, logInByCard, makePupil, makeTeacher, teach } from '@/tests/setup/classes';
import { givenProblems } from '@/tests/setup/homework';
import type { Rejected } from '@/tests/setup/teaching';

const password = 'a long enough password';
const newAddress = () => `${unique('family')}@mail.example`;
const ask = (by: Member, id: string, email: string) =>
  teach(by, `/students/${id}/family`, { body: { email, locale: 'ja-JP' } });

const look = (token: string) => call<Handover & Partial<Rejected>>('user/handover/look', { body: { token } });
const take = (token: string, more: object = {}) =>
  call<{ token: string } & Partial<Rejected>>('user/handover', {
    body: { token, username: unique('family'), password, keepsTeacher: true, locale: 'ja-JP', ...more },
  });
const logIn = (username: string, password: string) =>
  call<{ token: string } & Partial<Rejected>>('user/login', { body: { username, password } });
const nameOf = async (token: string) => (await call<SessionUser>('user', { token })).body.username;

/** Makes `count` students with the same family address, and returns the link of each. */
async function linksOfFamily(email: string, count: number): Promise<string[]> {
  const teacher = await makeTeacher();
  const links: string[] = [];
  for (let child = 0; child < count; child += 1) {
    await ask(teacher, (await makePupil(teacher)).student.id, email);
    links.push((await linksTo(email))[0]!);
  }
  return links;
}
const teachersOf = async (token: string) => (await call<OwnTeacher[]>('user/teachers', { token })).body;

it('a student’s account becomes the family’s, with all that was learned; the card is over', async () => {
  const teacher = await makeTeacher();
  const { student, card } = await makePupil(teacher);
  const { token: before } = (await logInByCard(card.handle, card.code)).body;
  const email = newAddress();
  expect((await ask(teacher, student.id, email.toUpperCase())).body).toMatchObject({
    familyAskedAt: expect.any(String),
  });
  const [link] = await linksTo(email);
  // The recipient of the email may not know any of them.
  const [mail] = await query<{ data: object }>(sql`SELECT data FROM outbox WHERE "to" = ${email}`);
  expect(JSON.stringify(mail)).not.toContain(student.name);
  expect((await look(link!)).body).toEqual({
    student: student.name,
    teacher: '林小棋',
    email,
    username: expect.stringMatching(/^student-[a-z0-9]{16}$/),
  });
  expect(codeOf(await take(link!, { password: 'short' }))).toBe('VALIDATION_FAILED');
  expect(codeOf(await take(link!, { password: 'password123' }))).toBe('PASSWORD_WEAK');
  const { token } = (await take(link!)).body;
  expect((await call<SessionUser>('user', { token })).body).toMatchObject({
    email,
    realName: student.name,
    locale: 'ja-JP',
  });
  expect((await call('user', { token: before })).status).toBe(401);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
  expect((await call('user/login', { body: { username: email, password } })).status).toBe(200);
  // The link works once.
  expect([codeOf(await look(link!)), codeOf(await take(link!))]).toEqual(['HANDOVER_ENDED', 'HANDOVER_ENDED']);
  expect((await teach(teacher, `/students/${student.id}`)).body).toMatchObject({
    state: 'active',
    isManaged: false,
    cardAt: null,
    familyAskedAt: null,
  });
  expect(codeOf(await ask(teacher, student.id, newAddress()))).toBe('STATE_CHANGED');
});

it('the teacher sees the student as long as the family agrees', async () => {
  const teacher = await makeTeacher();
  const [staying, leaving] = [await makePupil(teacher), await makePupil(teacher)];
  const tokens: string[] = [];
  for (const [{ student }, keepsTeacher] of [
    [staying, true],
    [leaving, false],
  ] as const) {
    const email = newAddress();
    await ask(teacher, student.id, email);
    tokens.push((await take((await linksTo(email))[0]!, { keepsTeacher })).body.token);
  }
  expect(codeOf(await teach(teacher, `/students/${leaving.student.id}`))).toBe('STUDENT_UNKNOWN');
  expect(await teachersOf(tokens[1]!)).toEqual([]);
  const [own] = await teachersOf(tokens[0]!);
  expect(own).toMatchObject({ teacher: '林小棋', classes: [{ name: staying.schoolClass.name }] });
  expect((await call(`user/teachers/${own!.id}`, { method: 'DELETE', token: tokens[1]! })).status).toBe(404);
  expect((await call(`user/teachers/${own!.id}`, { method: 'DELETE', token: tokens[0]! })).status).toBe(200);
  expect(codeOf(await teach(teacher, `/students/${staying.student.id}`))).toBe('STUDENT_UNKNOWN');
});

it('a family that agrees goes on learning with its teacher, as one that joined by itself', async () => {
  const teacher = await makeTeacher();
  const { student, schoolClass } = await makePupil(teacher);
  const email = newAddress();
  await ask(teacher, student.id, email);
  const { token } = (await take((await linksTo(email))[0]!)).body;
  expect((await teach(teacher, `/reports/students/${student.id}?locale=zh-TW&span=thisWeek`)).status).toBe(200);
  const given = await givenProblems(teacher, schoolClass.id);
  const own = await call<{ items: { id: string }[] }>('course/learning/homework?page=1', { token });
  expect(own.body.items.map(({ id }) => id)).toEqual([given.id]);
  const sent = await call(`course/messages/teacher/${student.id}`, {
    token: teacher.token,
    body: { key: crypto.randomUUID(), text: 'Welcome' },
  });
  expect(sent.status).toBe(200);
  // The actions for an account that a teacher made are rejected for the family's account.
  const archived = await teach(teacher, '/students/state', { body: { students: [student.id], state: 'archived' } });
  const card = await teach(teacher, '/students/cards', { body: { students: [student.id], schoolClass: null } });
  expect([codeOf(archived), codeOf(card)]).toEqual(['STATE_CHANGED', 'CARD_UNAVAILABLE']);
});

it('who was archived stays so, and comes back without a card', async () => {
  const teacher = await makeTeacher();
  const { student, card } = await makePupil(teacher);
  await teach(teacher, '/students/state', { body: { students: [student.id], state: 'archived' } });
  const email = newAddress();
  await ask(teacher, student.id, email);
  expect((await take((await linksTo(email))[0]!)).status).toBe(200);
  const stateOf = async () => (await teach<{ state: string }>(teacher, `/students/${student.id}`)).body.state;
  expect(await stateOf()).toBe('archived');
  await teach(teacher, '/students/state', { body: { students: [student.id], state: 'active' } });
  expect(await stateOf()).toBe('active');
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
});

it('who logs in by a card alone cannot leave', async () => {
  const { card } = await makePupil(await makeTeacher());
  const { token } = (await logInByCard(card.handle, card.code)).body;
  const [own] = await teachersOf(token);
  const left = await call<Rejected>(`user/teachers/${own!.id}`, { method: 'DELETE', token });
  expect(codeOf(left)).toBe('STATE_CHANGED');
});

it('a family logs in by the name it chose, which is judged as at a registration; the one that was made is good as well', async () => {
  const [link, another] = await linksOfFamily(newAddress(), 2);
  const stranger = await makeMember();
  const chosen = unique('Mei');
  expect(codeOf(await take(link!, { username: stranger.username.toUpperCase() }))).toBe('USERNAME_TAKEN');
  expect(codeOf(await take(link!, { username: 'раypal' }))).toBe('VALIDATION_FAILED');
  expect(codeOf(await take(link!, { username: chosen, password: `${chosen}!` }))).toBe('PASSWORD_WEAK');
  const gone = await makeMember();
  await call('user/deletion', { token: gone.token, body: { password: gone.password } });
  expect(codeOf(await take(link!, { username: gone.username }))).toBe('USERNAME_TAKEN');
  expect((await take(link!, { username: chosen })).status).toBe(200);
  expect(await nameOf((await logIn(chosen, password)).body.token)).toBe(chosen.toLowerCase());
  const { username } = (await look(another!)).body;
  const { token } = (await take(another!, { username })).body;
  expect(await nameOf(token)).toBe(username);
});

it('of two families who choose one name at once, one has it', async () => {
  const links = await linksOfFamily(newAddress(), 2);
  const username = unique('rivals');
  const taken = await Promise.all(links.map((link) => take(link, { username })));
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(taken.flatMap((one) => codeOf(one) ?? [])).toEqual(['USERNAME_TAKEN']);
});

it('a family of eight children logs in by its address with the password of each, and by a mailed code', async () => {
  const email = newAddress();
  const names: string[] = [];
  const passwords = 'abcdefgh'.split('').map((letter) => `${letter.repeat(3)} lantern pebble`);
  for (const [child, link] of (await linksOfFamily(email, passwords.length)).entries())
    names.push(await nameOf((await take(link, { password: passwords[child] })).body.token));
  expect(new Set(names).size).toBe(8);
  // The first, one beyond three, and the last.
  for (const child of [0, 3, 7]) {
    const { body } = await logIn(email, passwords[child]!);
    expect(await nameOf(body.token)).toBe(names[child]);
  }
  await call('user/otp', { body: { username: email, locale: 'zh-TW' } });
  await codeMailedTo(email, 8);
  const emails = await emailsTo(email, 'otp');
  // Each email names the account of its code.
  expect(emails.map(({ data }) => data.username).sort()).toEqual([...names].sort());
});

it('where children have one password, the address is not enough to say whose account is meant', async () => {
  const email = newAddress();
  const names: string[] = [];
  for (const link of await linksOfFamily(email, 2)) names.push(await nameOf((await take(link)).body.token));
  expect(codeOf(await logIn(email, password))).toBe('USERNAME_REQUIRED');
  expect(codeOf(await logIn(email, 'another password'))).toBe('INVALID_CREDENTIALS');
  for (const name of names) expect(await nameOf((await logIn(name, password)).body.token)).toBe(name);
});

it('a link ends with the next, with its withdrawal and after fourteen days, and nobody makes one up', async () => {
  const teacher = await makeTeacher();
  const { student } = await makePupil(teacher);
  const [first, second] = [newAddress(), newAddress()];
  await ask(teacher, student.id, first);
  await ask(teacher, student.id, second);
  const [[old], [present]] = [await linksTo(first), await linksTo(second)];
  expect(codeOf(await look(old!))).toBe('HANDOVER_ENDED');
  expect((await look(present!)).status).toBe(200);
  for (const token of [`${student.id}.${'x'.repeat(43)}`, 'x'.repeat(60), `${present}x`])
    expect(codeOf(await take(token))).toBe('HANDOVER_ENDED');
  await query(
    sql`UPDATE students SET family_asked_at = family_asked_at - interval '15 days' WHERE public_id = ${student.id}`,
  );
  expect(codeOf(await look(present!))).toBe('HANDOVER_ENDED');
  await ask(teacher, student.id, second);
  const [again] = await linksTo(second);
  await teach(teacher, `/students/${student.id}/family`, { method: 'DELETE' });
  expect(codeOf(await take(again!))).toBe('HANDOVER_ENDED');
});

it('a class’s parents take over from one network on one evening, and who tries links for ever is told to wait', async () => {
  const [link] = await linksOfFamily(newAddress(), 1);
  const headers = { 'x-forwarded-for': '192.0.2.91' };
  const look = (token: string) => call('user/handover/look', { body: { token }, headers });
  // Thirty parents who open the link twice.
  const looks = await Promise.all(Array.from({ length: 60 }, () => look(link!)));
  expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
  const body = { token: link, username: unique('family'), password, keepsTeacher: true, locale: 'zh-TW' };
  expect((await call('user/handover', { body, headers })).status).toBe(200);
  const tries = await Promise.all(Array.from({ length: 250 }, () => look('x'.repeat(60))));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([410, 429]));
});

it('of two presses one takes it over', async () => {
  const teacher = await makeTeacher();
  const { student } = await makePupil(teacher);
  const email = newAddress();
  await ask(teacher, student.id, email);
  const [link] = await linksTo(email);
  const taken = await Promise.all([take(link!), take(link!), take(link!)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
});

const leave = (member: Member) =>
  call<{ error?: { details?: { reason?: string } } }>('user/deletion', { token: member.token, body: { password } });

it('a teacher does not leave active students behind who could not log in any more', async () => {
  const teacher = await makeTeacher();
  const { student, card } = await makePupil(teacher);
  expect((await call<{ blockers: string[] }>('user/deletion', { token: teacher.token })).body.blockers).toEqual([
    'student',
  ]);
  expect((await leave(teacher)).body.error?.details?.reason).toBe('student');
  await teach(teacher, '/students/state', { body: { students: [student.id], state: 'archived' } });
  expect((await leave(teacher)).status).toBe(200);
  expect((await logInByCard(card.handle, card.code)).status).toBe(401);
  const account = async () =>
    (
      await query<{ gone: boolean; note: string | null }>(sql`SELECT u.deleted_at IS NOT NULL AS gone, s.note
        FROM users u LEFT JOIN students s ON s.user_id = u.id WHERE u.real_name = ${student.name} OR s.public_id = ${student.id}`)
    )[0];
  expect(await account()).toEqual({ gone: false, note: null });
  const payload = await platform();
  await tidyStudents(payload, addDays(new Date(), 364));
  expect(await account()).toEqual({ gone: false, note: null });
  await tidyStudents(payload, addDays(new Date(), 367));
  expect(await account()).toBeUndefined();
});

it('of a student whom staff have handed over only the teacher’s row goes', async () => {
  const teacher = await makeTeacher();
  const { student } = await makePupil(teacher);
  await teach(teacher, '/students/state', { body: { students: [student.id], state: 'archived' } });
  await leave(teacher);
  const email = newAddress();
  await query(
    sql`UPDATE users SET email = ${email} WHERE id = (SELECT user_id FROM students WHERE public_id = ${student.id})`,
  );
  await tidyStudents(await platform(), addDays(new Date(), 367));
  const [row] = await query<{ name: string; rows: number }>(sql`SELECT real_name AS name,
    (SELECT count(*)::int FROM students s WHERE s.user_id = u.id) AS rows FROM users u WHERE email = ${email}`);
  expect(row).toEqual({ name: student.name, rows: 0 });
});

it('an account that leaves is nobody’s student any more, and its file has told of it', async () => {
  const [teacher, member] = [await makeTeacher(), await makeMember()];
  const { schoolClass } = await makePupil(teacher);
  const [row] = await query<{
    id: number;
  }>(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, note, since)
    VALUES (${unique('s')}, ${teacher.id}, ${member.id}, 'Ada', 'ada', 'a secret note', now()) RETURNING id`);
  await query(sql`INSERT INTO class_members (school_class_id, student_id, since)
    SELECT id, ${row!.id}, now() FROM school_classes WHERE public_id = ${schoolClass.id}`);
  const fileOf = async (by: Member) => (await call<Record<string, unknown>>('user/export', { token: by.token })).body;
  const exported = await fileOf(member);
  expect(exported.teachers).toMatchObject([{ teacher: '林小棋', classes: [{ name: schoolClass.name }], name: 'Ada' }]);
  expect(JSON.stringify(exported)).not.toContain('a secret note');
  expect(JSON.stringify((await fileOf(teacher)).students)).toContain('a secret note');
  expect((await leave(member)).status).toBe(200);
  expect(await query(sql`SELECT id FROM class_members WHERE student_id = ${row!.id}`)).toEqual([]);
  expect((await teach<{ count: number }>(teacher, '/students')).body.count).toBe(1);
});

it('after the teaching year nobody is asked, and a link from before is good', async () => {
  const teacher = await makeTeacher();
  const { student } = await makePupil(teacher);
  const email = newAddress();
  await ask(teacher, student.id, email);
  await giveYear(teacher, subDays(new Date(), 1));
  expect(codeOf(await ask(teacher, student.id, email))).toBe('TEACHING_LAPSED');
  expect((await take((await linksTo(email))[0]!)).status).toBe(200);
});
