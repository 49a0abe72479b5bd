import { describe, expect, it } from 'vitest';
import type { Student } from '@/lib/students/contract';
import { addLearner, mei, removeLearner } from '@/tests/setup/family';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';
import { codeOf, makeClass, makeTeacher, teach } from '@/tests/setup/classes';
import { givenProblems, homeworkTry, ownHomework, resultsOf, send } from '@/tests/setup/homework';
import { askToJoin, join, makeInvitation, requestsTo, teachersOf } from '@/tests/setup/joining';

const leave = ({ token }: Member, id: string) => call(`user/teachers/${id}`, { token, method: 'DELETE' });
const leaveClass = ({ token }: Member, id: string, schoolClass: string) =>
  call(`user/teachers/${id}/classes/${schoolClass}`, { token, method: 'DELETE' });

describe('leaving', () => {
  it('ends what the teacher sees, also of homework that was given, and one may ask again', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, code } = await makeInvitation(teacher);
    const family = await makeMember();
    const student = await join(teacher, family, code);
    const { id, problems } = await givenProblems(teacher, schoolClass.id);
    await send(family, homeworkTry(id, problems[0]!));
    const [own] = await teachersOf(family);
    expect((await leave(await makeMember(), own!.id)).status).toBe(404);
    expect((await leave(family, own!.id)).status).toBe(200);
    expect((await resultsOf(teacher, id)).results!.students).toEqual([]);
    for (const path of [`/students/${student.id}`, `/reports/students/${student.id}`])
      expect(codeOf(await teach(teacher, path))).toBe('STUDENT_UNKNOWN');
    expect((await ownHomework(family, id)).status).toBe(404);
    // The learning stays with the family.
    const [stored] = await query<{ events: string }>(
      sql`SELECT count(*) AS events FROM learning_events WHERE user_id = ${family.id}`,
    );
    expect(Number(stored!.events)).toBe(1);
    expect((await askToJoin(family, code)).status).toBe(200);
  });

  it('comes with the removal of a learner and with the account, and both are in the export before', async () => {
    const teacher = await makeTeacher();
    const { code } = await makeInvitation(teacher);
    const family = await makeMember();
    const learner = await addLearner(family);
    await join(teacher, family, code, learner.id);
    await askToJoin(family, code);
    type Exported = { joinRequests: object[]; teachers: object[]; classes: { invitations: object[] }[] };
    const exported = async ({ token }: Member) => (await call<Exported>('user/export', { token })).body;
    expect(await exported(family)).toMatchObject({
      joinRequests: [{ state: 'accepted' }, { state: 'waiting' }],
      teachers: [{ learner: mei.name }],
    });
    expect((await exported(teacher)).classes[0]!.invitations).toMatchObject([{ used: 2, most: 30 }]);
    expect((await removeLearner(family, learner.id)).status).toBe(200);
    expect((await teach<{ count: number }>(teacher, '/students')).body.count).toBe(0);
    const password = 'a long enough password';
    expect((await call('user/deletion', { token: family.token, body: { password } })).status).toBe(200);
    expect(await requestsTo(teacher)).toEqual([]);
  });

  it('is of one class, too, where a teacher has the student in several', async () => {
    const teacher = await makeTeacher();
    const [first, second] = [await makeInvitation(teacher), await makeInvitation(teacher)];
    const family = await makeMember();
    const { id } = await join(teacher, family, first.code);
    await join(teacher, family, second.code);
    const [own] = await teachersOf(family);
    const there = await givenProblems(teacher, second.schoolClass.id);
    await send(family, homeworkTry(there.id, there.problems[0]!));
    expect((await leaveClass(await makeMember(), own!.id, first.schoolClass.id)).status).toBe(404);
    expect((await leaveClass(family, own!.id, (await makeClass(teacher)).id)).status).toBe(404);
    expect((await leaveClass(family, own!.id, first.schoolClass.id)).status).toBe(200);
    expect((await leaveClass(family, own!.id, first.schoolClass.id)).status).toBe(404);
    expect(await teachersOf(family)).toMatchObject([{ id: own!.id, classes: [{ id: second.schoolClass.id }] }]);
    expect((await teach<Student>(teacher, `/students/${id}`)).body.classes).toMatchObject([
      { id: second.schoolClass.id },
    ]);
    // Homework of the other class stays, and later homework of the class that was left does not come.
    expect((await resultsOf(teacher, there.id)).results!.students).toHaveLength(1);
    const later = await givenProblems(teacher, first.schoolClass.id);
    expect((await ownHomework(family, later.id)).status).toBe(404);
    // The family can ask for a place again; the other request stays.
    expect((await askToJoin(family, first.code)).body.state).toBe('waiting');
    expect(codeOf(await askToJoin(family, second.code))).toBe('ALREADY_JOINED');
  });

  it('of the only class is leaving the teacher; of two presses at once one class stays', async () => {
    const teacher = await makeTeacher();
    const classes = [await makeInvitation(teacher), await makeInvitation(teacher)];
    const family = await makeMember();
    for (const { code } of classes) await join(teacher, family, code);
    const [own] = await teachersOf(family);
    const left = await Promise.all(classes.map(({ schoolClass }) => leaveClass(family, own!.id, schoolClass.id)));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await teachersOf(family))[0]!.classes).toHaveLength(1);
  });
});
