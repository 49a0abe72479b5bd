import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { codeOf, linksTo, makePupil, makeStudent, makeTeacher, ownName, teach } from '@/tests/setup/classes';
import { call, makeMember, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { newHomework } from '@/tests/setup/homework';
import { join, makeInvitation, teachersOf } from '@/tests/setup/joining';
import { makeProblem } from '@/tests/setup/learning';
import { whileHeld } from '@/tests/setup/locks';
import type { Rejected } from '@/tests/setup/teaching';

/** A teacher changes a student at the same moment as a family acts. Both orders are possible, and neither may cause a server error. */
const rowOf = (student: { id: string }): [string, string] => [
  'SELECT id FROM students WHERE public_id = $1 FOR UPDATE',
  student.id,
];
const write = (side: 'teacher' | 'student', { token }: Pick<Member, 'token'>, student: { id: string }) =>
  call<Partial<Rejected>>(`course/messages/${side}/${student.id}`, { token, body: { key: randomUUID(), text: 'x' } });
const setState = (by: Member, ids: string[], state: 'active' | 'archived') =>
  teach(by, '/students/state', { body: { students: ids, state } });

async function joined() {
  const teacher = await makeTeacher();
  const family = await makeMember();
  const { code, schoolClass } = await makeInvitation(teacher);
  const student = await join(teacher, family, code);
  const [own] = await teachersOf(family);
  const leave = () => call(`user/teachers/${own!.id}`, { token: family.token, method: 'DELETE' });
  return { teacher, family, student, schoolClass, leave };
}

describe.runIf(process.env.TEST_DATABASE === 'server')('at once', () => {
  it('a first message and an archiving do not wait for each other for ever', async () => {
    const teacher = await makeTeacher();
    const [one, other] = [(await makeStudent(teacher)).student, (await makeStudent(teacher)).student];
    const [archived, sent] = await whileHeld(
      rowOf(one),
      () => setState(teacher, [one.id, other.id], 'archived'),
      () => write('teacher', teacher, other),
    );
    expect([archived.status, codeOf(sent)]).toEqual([200, 'MESSAGES_CLOSED']);
  });

  it('a message to a family that leaves finds nobody, from either side', async () => {
    for (const side of ['teacher', 'student'] as const) {
      const { teacher, family, student, leave } = await joined();
      const by = side === 'teacher' ? teacher : family;
      const [left, sent] = await whileHeld(rowOf(student), leave, () => write(side, by, student));
      expect([left.status, codeOf(sent)]).toEqual([200, side === 'teacher' ? 'STUDENT_UNKNOWN' : 'NOT_FOUND']);
    }
  });

  it('homework for who leaves finds nobody, and reaches the others of the class', async () => {
    for (const isForClass of [false, true]) {
      const { teacher, student, schoolClass, leave } = await joined();
      const { student: stays } = await makeStudent(teacher, { schoolClass: schoolClass.id });
      const items = [{ kind: 'problem' as const, problem: await makeProblem() }];
      const to = isForClass ? { schoolClass: schoolClass.id } : { students: [student.id, stays.id] };
      const [left, given] = await whileHeld(rowOf(student), leave, () =>
        teach<{ students: unknown[] }>(teacher, '/homework?locale=zh-TW', { body: newHomework({ items, ...to }) }),
      );
      expect(left.status).toBe(200);
      expect(isForClass ? given.body.students.length : codeOf(given)).toBe(isForClass ? 1 : 'STUDENT_UNKNOWN');
    }
  });

  it('whatever else is done about who leaves finds nobody', async () => {
    const actions = [
      (by: Member, { id }: { id: string }, to: string) =>
        teach(by, '/students/move', { body: { students: [id], from: null, to } }),
      (by: Member, { id }: { id: string }) => teach(by, `/students/${id}/report-links`, { body: { locale: 'zh-TW' } }),
      (by: Member, { id }: { id: string }) => teach(by, `/students/${id}/remove`, { method: 'POST', body: {} }),
    ];
    for (const act of actions) {
      const { teacher, student, leave } = await joined();
      const other = await makePupil(teacher);
      const [left, acted] = await whileHeld(rowOf(student), leave, () => act(teacher, student, other.schoolClass.id));
      expect([left.status, codeOf(acted)]).toEqual([200, 'STUDENT_UNKNOWN']);
    }
  });

  it('what a teacher does with an account that its family takes over in that moment is not done to the family', async () => {
    const name = ownName('Another');
    const another = { email: `${unique('other')}@mail.example`, locale: 'zh-TW' };
    const birth = { birthYear: null, birthMonth: null };
    const actions: [code: string, act: (by: Member, id: string) => ReturnType<typeof teach>][] = [
      ['STATE_CHANGED', (by, id) => setState(by, [id], 'archived')],
      ['STATE_CHANGED', (by, id) => teach(by, `/students/${id}/family`, { body: another })],
      ['CARD_UNAVAILABLE', (by, id) => teach(by, '/students/cards', { body: { students: [id], schoolClass: null } })],
      // The teacher can still change their own name for the student.
      ['none', (by, id) => teach(by, `/students/${id}`, { method: 'PUT', body: { ...birth, name, note: '' } })],
    ];
    for (const [code, act] of actions) {
      const teacher = await makeTeacher();
      const { student } = await makePupil(teacher);
      const email = `${unique('family')}@mail.example`;
      await teach(teacher, `/students/${student.id}/family`, { body: { email, locale: 'zh-TW' } });
      const [token] = await linksTo(email);
      const body = { token, username: unique('family'), password: 'a long enough password', keepsTeacher: true };
      const [taken, acted] = await whileHeld(
        rowOf(student),
        () => call<{ token: string }>('user/handover', { body: { ...body, locale: 'zh-TW' } }),
        () => act(teacher, student.id),
      );
      expect([taken.status, codeOf(acted) ?? 'none']).toEqual([200, code]);
      const me = await call<SessionUser>('user', { token: taken.body.token });
      expect([me.status, me.body.realName]).toEqual([200, student.name]);
      const [row] = await query(sql`SELECT state, is_made, card_hash FROM students WHERE public_id = ${student.id}`);
      expect(row).toEqual({ state: 'active', is_made: false, card_hash: null });
    }
  });
});
