import { subDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import type { OwnJoinRequest } from '@/lib/joining/contract';
import type { Erasure } from '@/lib/students/contract';
import { addLearner, mei } from '@/tests/setup/family';
import { call, makeMember, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import {
  codeOf,
  giveYear,
  logInByCard,
  makeClass,
  makePupil,
  makeStudent,
  makeTeacher,
  ownName,
  teach,
} from '@/tests/setup/classes';
import { give, givenProblems, homeworkTry, newHomework, ownHomework, resultsOf, send } from '@/tests/setup/homework';
import {
  accept,
  askToJoin,
  decline,
  invite,
  join,
  lookAt,
  makeInvitation,
  requestsTo,
  teachersOf,
} from '@/tests/setup/joining';
import { makeProblem, submitEvents } from '@/tests/setup/learning';

const revoke = (by: Member, id: string) => teach(by, `/invitations/${id}/revoke`, { method: 'POST', body: {} });
const ownRequests = async ({ token }: Member) => (await call<OwnJoinRequest[]>('user/joining', { token })).body;
const withdraw = ({ token }: Member, id: string) => call<object>(`user/joining/${id}`, { token, method: 'DELETE' });
const answersTo = async ({ id }: Member) => {
  const written = await query<{ data: unknown }>(
    sql`SELECT data FROM outbox WHERE template = 'joinAnswered' AND data ->> 'account' = ${String(id)} ORDER BY id`,
  );
  return written.map(({ data }) => data);
};

describe('an invitation', () => {
  it('says who teaches and which class, to who is logged in, and nothing else of the class', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const learner = await addLearner(family);
    expect((await lookAt(family, code.toLowerCase().replace('-', ' '))).body).toEqual({
      teacher: '林小棋',
      className: schoolClass.name,
      endsAt: expect.any(String),
      isOwn: false,
      isUsedUp: false,
      people: [
        { learner: null, name: '林小棋', state: 'free' },
        { learner: learner.id, name: mei.name, state: 'free' },
      ],
    });
    expect((await call('user/joining/look', { body: { code } })).status).toBe(401);
    // Before they are accepted they see nothing that is given or shared there.
    await askToJoin(family, code);
    const problem = await makeProblem();
    const given = await give(
      teacher,
      newHomework({ schoolClass: schoolClass.id, items: [{ kind: 'problem', problem }] }),
    );
    expect(codeOf(given)).toBe('NO_STUDENTS');
    expect(await teachersOf(family)).toEqual([]);
  });

  it('ends when it is revoked, over, used up, its class is archived or the teaching year over: one answer for all', async () => {
    const family = await makeMember();
    const teachers = await Promise.all(Array.from({ length: 5 }, makeTeacher));
    const made = await Promise.all(teachers.map((teacher) => makeInvitation(teacher, { most: 1 })));
    const [revoked, over, used, archived, lapsed] = made;
    await revoke(teachers[0]!, revoked!.id);
    await query(sql`UPDATE class_invitations SET ends_at = now() - interval '1 second' WHERE public_id = ${over!.id}`);
    await askToJoin(await makeMember(), used!.code);
    const { id, name } = archived!.schoolClass;
    await teach(teachers[3]!, `/classes/${id}`, { method: 'PUT', body: { name, isArchived: true } });
    await giveYear(teachers[4]!, subDays(new Date(), 1), 'EXPIRED');
    for (const { code } of [...made, { code: 'ABCD-EFGH' }, { code: 'x' }]) {
      expect(codeOf(await lookAt(family, code))).toBe('INVITATION_ENDED');
      expect(codeOf(await askToJoin(family, code))).toBe('INVITATION_ENDED');
    }
    expect(lapsed).toBeDefined();
    expect(await ownRequests(family)).toEqual([]);
  });

  it('is a teacher’s own: another makes none, ends none, and reads none', async () => {
    const [teacher, other] = [await makeTeacher(), await makeTeacher()];
    const { schoolClass, id, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const asked = (await askToJoin(family, code)).body;
    const tried = [
      await invite(other, schoolClass.id),
      await teach(other, `/classes/${schoolClass.id}/invitations`),
      await revoke(other, id),
      await accept(other, asked.id),
      await decline(other, asked.id),
    ];
    expect(tried.map(codeOf)).toEqual([
      'CLASS_UNKNOWN',
      'CLASS_UNKNOWN',
      'NOT_FOUND',
      'JOIN_REQUEST_UNKNOWN',
      'JOIN_REQUEST_UNKNOWN',
    ]);
    expect(await requestsTo(other)).toEqual([]);
    expect(codeOf(await invite(await makeMember(), schoolClass.id))).toBe('NOT_A_TEACHER');
    expect(codeOf(await askToJoin(teacher, code))).toBe('OWN_INVITATION');
  });

  it('is one of five at most that are open', async () => {
    const teacher = await makeTeacher();
    const { id } = await makeClass(teacher);
    const made = await Promise.all(Array.from({ length: 7 }, () => invite(teacher, id)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409]);
    await revoke(teacher, made.find(({ status }) => status === 200)!.body.id);
    expect((await invite(teacher, id)).status).toBe(200);
  });

  it('is not guessed: an account that tries codes has to wait', async () => {
    const family = await makeMember();
    const tries = await Promise.all(Array.from({ length: 64 }, (_, n) => lookAt(family, `ABCDEF${n}`)));
    const codes = tries.map(codeOf);
    expect(codes.filter((code) => code === 'INVITATION_ENDED')).toHaveLength(60);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
    const { code } = await makeInvitation(await makeTeacher());
    expect(codeOf(await askToJoin(family, code))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('asking', () => {
  it('is once, however many devices ask, and one use', async () => {
    const teacher = await makeTeacher();
    const { id, code } = await makeInvitation(teacher, { most: 2 });
    const family = await makeMember();
    const asked = await Promise.all([1, 2, 3, 4].map(() => askToJoin(family, code)));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    expect((await requestsTo(teacher)).length).toBe(1);
    const [row] = await query<{ used: string }>(sql`SELECT used FROM class_invitations WHERE public_id = ${id}`);
    expect(Number(row!.used)).toBe(1);
    // One family gets the last use.
    const others = await Promise.all([await makeMember(), await makeMember(), await makeMember()]);
    const last = await Promise.all(others.map((one) => askToJoin(one, code)));
    expect(last.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    // A family that has asked gets the same request even after the invitation is used up.
    expect((await askToJoin(family, code)).body.id).toBe(asked[0]!.body.id);
    expect((await lookAt(family, code)).body).toMatchObject({ isUsedUp: true, people: [{ state: 'waiting' }] });
  });

  it('is the family’s to do: a child with a card joins nobody, and one account not for another’s learner', async () => {
    const { code } = await makeInvitation(await makeTeacher());
    const { card } = await makePupil(await makeTeacher());
    const { token } = (await logInByCard(card.handle, card.code)).body;
    expect(codeOf(await askToJoin({ token }, code))).toBe('EMAIL_REQUIRED');
    const [family, other] = [await makeMember(), await makeMember()];
    const learner = await addLearner(other);
    expect(codeOf(await askToJoin(family, code, { learner: learner.id }))).toBe('LEARNER_UNKNOWN');
    for (const name of ['', 'www.example.com', 'x'.repeat(41)])
      expect(codeOf(await askToJoin(family, code, { name }))).toBe('VALIDATION_FAILED');
  });

  it('is taken back while it waits, and not once it was answered', async () => {
    const teacher = await makeTeacher();
    const { code } = await makeInvitation(teacher);
    const [family, other] = [await makeMember(), await makeMember()];
    const first = (await askToJoin(family, code)).body;
    expect(codeOf(await withdraw(other, first.id))).toBe('JOIN_REQUEST_UNKNOWN');
    expect((await withdraw(family, first.id)).status).toBe(200);
    expect(codeOf(await accept(teacher, first.id))).toBe('JOIN_REQUEST_UNKNOWN');
    const second = (await askToJoin(family, code)).body;
    await accept(teacher, second.id);
    expect(codeOf(await withdraw(family, second.id))).toBe('JOIN_REQUEST_UNKNOWN');
    expect(codeOf(await askToJoin(family, code))).toBe('ALREADY_JOINED');
  });

  it('that is declined is read by the family, and not made again by the same invitation', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const { id } = (await askToJoin(family, code)).body;
    expect((await decline(teacher, id)).status).toBe(200);
    expect(codeOf(await accept(teacher, id))).toBe('JOIN_REQUEST_UNKNOWN');
    expect(await ownRequests(family)).toMatchObject([{ id, state: 'declined', className: schoolClass.name }]);
    expect(codeOf(await askToJoin(family, code))).toBe('JOIN_DECLINED');
    const again = (await invite(teacher, schoolClass.id)).body;
    expect((await askToJoin(family, again.code)).status).toBe(200);
  });

  it('is answered by a letter, once, which names nobody to an address that was not proved', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const [proved, unproved] = [await makeMember(), await makeMember()];
    await query(sql`UPDATE users SET email_proved_at = now() WHERE id = ${proved.id}`);
    const asked = (await askToJoin(proved, code, { name: 'Ada' })).body;
    expect(await answersTo(proved)).toEqual([]);
    await Promise.all([accept(teacher, asked.id), accept(teacher, asked.id)]);
    const declined = (await askToJoin(unproved, code)).body;
    await decline(teacher, declined.id);
    await decline(teacher, declined.id);
    expect(await answersTo(proved)).toMatchObject([
      { isAccepted: true, student: 'Ada', className: schoolClass.name, teacher: '林小棋' },
    ]);
    expect(await answersTo(unproved)).toEqual([{ isAccepted: false, account: unproved.id }]);
  });
});

describe('who is accepted', () => {
  it('is a student under the teacher’s name for them, with their own account and none of its address', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const learner = await addLearner(family);
    const { id } = (await askToJoin(family, code, { learner: learner.id, name: '小美' })).body;
    const [asked] = await requestsTo(teacher);
    expect(asked).toEqual({
      id,
      name: '小美',
      askedAt: expect.any(String),
      isOfFamily: true,
      schoolClass: { id: schoolClass.id, name: schoolClass.name },
    });
    expect((await teach<{ requests: number }>(teacher, '')).body.requests).toBe(1);
    const both = await Promise.all([accept(teacher, id, '小石'), accept(teacher, id, '小石')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]!.body.id).toBe(both[1]!.body.id);
    expect(both[0]!.body).toMatchObject({
      name: '小石',
      state: 'active',
      isManaged: false,
      isOfFamily: true,
      cardAt: null,
      birthYear: null,
      classes: [{ id: schoolClass.id }],
    });
    expect(await requestsTo(teacher)).toEqual([]);
    expect(await teachersOf(family)).toMatchObject([{ classes: [{ name: schoolClass.name }], learner: mei.name }]);
    const visible = JSON.stringify([asked, both[0]!.body, (await teach(teacher, '/students')).body]);
    expect(visible).not.toContain('@');
    expect(visible).not.toContain(family.username);
  });

  it('needs a name that nobody of the class has, and a class that is open', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const name = ownName('Mei');
    await join(teacher, await makeMember(), code);
    const { id } = (await askToJoin(await makeMember(), code)).body;
    const [there] = (await teach<{ items: { name: string }[] }>(teacher, '/students')).body.items;
    expect(codeOf(await accept(teacher, id, there!.name))).toBe('STUDENT_EXISTS');
    const put = (isArchived: boolean) =>
      teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: schoolClass.name, isArchived } });
    await put(true);
    expect(codeOf(await accept(teacher, id, name))).toBe('CLASS_ARCHIVED');
    await put(false);
    expect((await accept(teacher, id, name)).status).toBe(200);
  });

  it('gets homework as a person of the account: of two learners each their own, and the holder none', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const [one, two] = [await addLearner(family), await addLearner(family, { name: '小石' })];
    const student = await join(teacher, family, code, one.id);
    const { id, problems } = await givenProblems(teacher, schoolClass.id);
    await join(teacher, family, code, two.id);
    const own = (learner?: string) =>
      call<{ count: number }>(`course/learning/homework${learner ? `?learner=${learner}` : ''}`, {
        token: family.token,
      });
    expect([(await own(one.id)).body.count, (await own(two.id)).body.count, (await own()).body.count]).toEqual([
      1, 0, 0,
    ]);
    expect((await ownHomework(family, id)).status).toBe(404);
    // The holder's and the other learner's tries are not the student's.
    await send(family, homeworkTry(id, problems[0]!));
    await submitEvents(family.token, [homeworkTry(id, problems[0]!)], two.id);
    expect((await resultsOf(teacher, id)).results!.students).toMatchObject([{ id: student.id, cells: [null] }]);
    await submitEvents(family.token, [homeworkTry(id, problems[0]!)], one.id);
    expect((await resultsOf(teacher, id)).results!.students).toMatchObject([
      { id: student.id, cells: [{ isDone: true, tries: 1 }] },
    ]);
    type Report = { found: { report: { totals: { tried: number } } } };
    const tried = async (of: string) =>
      (await teach<Report>(teacher, `/reports/students/${of}?span=since`)).body.found.report.totals.tried;
    const others = (await teach<{ items: { id: string }[] }>(teacher, '/students')).body.items;
    expect(await tried(student.id)).toBe(1);
    expect(await tried(others.find(({ id: other }) => other !== student.id)!.id)).toBe(0);
    const whole = (await teach<Report>(teacher, `/reports/classes/${schoolClass.id}?span=since`)).body;
    expect(whole.found.report.totals.tried).toBe(1);
  });

  it('whom the teacher knows already is called as the teacher says now, also where the name of before is somebody’s', async () => {
    const teacher = await makeTeacher();
    const family = await makeMember();
    const first = await makeInvitation(teacher);
    const known = await join(teacher, family, first.code);
    const { student: inFirst } = await makeStudent(teacher, { schoolClass: first.schoolClass.id });
    const second = await makeInvitation(teacher);
    await makeStudent(teacher, { name: known.name, schoolClass: second.schoolClass.id });
    const { id } = (await askToJoin(family, second.code)).body;
    expect(codeOf(await accept(teacher, id, known.name))).toBe('STUDENT_EXISTS');
    // Nor a name that a student of the other class has.
    expect(codeOf(await accept(teacher, id, inFirst.name))).toBe('STUDENT_EXISTS');
    const name = ownName('Quite another');
    const { body } = await accept(teacher, id, name);
    expect(body).toMatchObject({ id: known.id, name });
    expect(body.classes).toHaveLength(2);
  });

  it('has no card any more, where the teacher had made the account before it was theirs', async () => {
    for (const state of ['active', 'archived']) {
      const teacher = await makeTeacher();
      const { student, card } = await makePupil(teacher);
      const { token } = (await logInByCard(card.handle, card.code)).body;
      // As staff hand an account over, with the teacher's row unchanged.
      await query(sql`UPDATE users SET email = ${`${unique('own')}@mail.example`}
        WHERE id = (SELECT user_id FROM students WHERE public_id = ${student.id})`);
      await query(sql`UPDATE students SET state = ${sql.raw(`'${state}'`)} WHERE public_id = ${student.id}`);
      const { code } = await makeInvitation(teacher);
      const { id } = (await askToJoin({ token }, code)).body;
      expect((await accept(teacher, id)).body).toMatchObject({ id: student.id, state: 'active', cardAt: null });
      const [row] = await query(sql`SELECT is_made, card_hash FROM students WHERE public_id = ${student.id}`);
      expect(row).toEqual({ is_made: false, card_hash: null });
      expect((await logInByCard(card.handle, card.code)).status).toBe(401);
    }
  });

  it('is removed, and nothing else: no card, no handover, no archive, no end of the account', async () => {
    const teacher = await makeTeacher();
    const { code } = await makeInvitation(teacher);
    const family = await makeMember();
    const { id } = await join(teacher, family, code);
    const tried = [
      await teach(teacher, '/students/cards', { body: { students: [id], schoolClass: null } }),
      await teach(teacher, `/students/${id}/family`, { body: { email: 'x@mail.example', locale: 'zh-TW' } }),
      await teach(teacher, '/students/state', { body: { students: [id], state: 'archived' } }),
      await teach(teacher, `/students/${id}/erase`, { body: { name: 'Ada' } }),
    ];
    expect(tried.map(codeOf)).toEqual(['CARD_UNAVAILABLE', 'STATE_CHANGED', 'STATE_CHANGED', 'STATE_CHANGED']);
    const remove = (by: Member) => teach(by, `/students/${id}/remove`, { method: 'POST', body: {} });
    expect(codeOf(await remove(await makeTeacher()))).toBe('STUDENT_UNKNOWN');
    expect((await remove(teacher)).status).toBe(200);
    expect(await teachersOf(family)).toEqual([]);
    expect((await call('user', { token: family.token })).status).toBe(200);
    expect(codeOf(await askToJoin(family, code))).toBe('JOIN_DECLINED');
  });
});

describe('erasing a student', () => {
  const erase = (by: Member, id: string, name: string) => teach(by, `/students/${id}/erase`, { body: { name } });
  const archive = (by: Member, id: string) =>
    teach(by, '/students/state', { body: { students: [id], state: 'archived' } });

  it('is for an archived one whose name is typed, and takes the account with all that was learned', async () => {
    const teacher = await makeTeacher();
    const { student, card, schoolClass } = await makePupil(teacher);
    const { token } = (await logInByCard(card.handle, card.code)).body;
    const { id, problems } = await givenProblems(teacher, schoolClass.id);
    await send({ token }, homeworkTry(id, problems[0]!));
    const [{ user } = { user: 0 }] = await query<{ user: number }>(
      sql`SELECT user_id AS user FROM students WHERE public_id = ${student.id}`,
    );
    expect((await teach<Erasure>(teacher, `/students/${student.id}/erasure`)).body).toEqual({
      activations: 0,
      homework: 1,
    });
    expect(codeOf(await erase(teacher, student.id, student.name))).toBe('STATE_CHANGED');
    await archive(teacher, student.id);
    expect(codeOf(await erase(teacher, student.id, 'Somebody'))).toBe('NAME_MISMATCH');
    expect(codeOf(await erase(await makeTeacher(), student.id, student.name))).toBe('STUDENT_UNKNOWN');
    expect((await erase(teacher, student.id, ` ${student.name.toUpperCase()}`)).status).toBe(200);
    expect(codeOf(await teach(teacher, `/students/${student.id}`))).toBe('STUDENT_UNKNOWN');
    expect((await logInByCard(card.handle, card.code)).status).toBe(401);
    const [left] = await query<{ gone: boolean; name: string | null; events: string }>(sql`
      SELECT deleted_at IS NOT NULL AS gone, real_name AS name,
        (SELECT count(*) FROM learning_events e WHERE e.user_id = u.id) AS events FROM users u WHERE u.id = ${user}`);
    expect(left).toMatchObject({ gone: true, name: null });
    expect(Number(left!.events)).toBe(0);
    expect((await resultsOf(teacher, id)).results!.students).toEqual([]);
  });

  it('and bringing back are one after the other: whichever comes first stands', async () => {
    const teacher = await makeTeacher();
    const { student } = await makePupil(teacher);
    await archive(teacher, student.id);
    const restore = teach(teacher, '/students/state', { body: { students: [student.id], state: 'active' } });
    const [erased, restored] = await Promise.all([erase(teacher, student.id, student.name), restore]);
    const [row] = await query<{ state: string }>(sql`SELECT state FROM students WHERE public_id = ${student.id}`);
    if (erased.status === 200) expect(row).toBeUndefined();
    else expect([codeOf(erased), restored.status, row?.state]).toEqual(['STATE_CHANGED', 200, 'active']);
  });
});
