import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, makeStudent, makeTeacher, teach } from '../setup/classes';
import { call, makeMember, type Member } from '../setup/fixtures';
import { join, makeInvitation, teachersOf } from '../setup/joining';
import { whileHeld } from '../setup/locks';
import type { Rejected } from '../setup/teaching';

/** What a teacher does about a student in the moment in which a family does something. Each order of the two is possible; neither is a fault of the server. */
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
  const { code } = await makeInvitation(teacher);
  const student = await join(teacher, family, code);
  const [own] = await teachersOf(family);
  const leave = () => call(`user/teachers/${own!.id}`, { token: family.token, method: 'DELETE' });
  return { teacher, family, student, leave };
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
});
