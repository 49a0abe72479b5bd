import { expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { makeTeacher } from '@/tests/setup/classes';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';
import { give, givenProblems, homeworkTry, makePupils, newHomework, send } from '@/tests/setup/homework';
import { provedProblem } from '@/tests/setup/materials';

const left = async (id: string) =>
  (
    await query(sql`SELECT
      (SELECT count(*)::int FROM homework WHERE public_id = ${id}) AS homework,
      (SELECT count(*)::int FROM homework_recipients r JOIN homework h ON h.id = r.homework_id WHERE h.public_id = ${id}) AS given,
      (SELECT count(*)::int FROM learning_events WHERE lesson = ${`homework/${id}`}) AS tries`)
  )[0];
const exported = async (token: string) => (await call<AccountExport>('user/export', { token })).body;

it('homework is in the exports of who gave and of who got it, and goes with either', async () => {
  const teacher = await makeTeacher();
  const { schoolClass, pupils } = await makePupils(teacher, 2);
  const pupil = await makeMember();
  await query(sql`UPDATE students SET user_id = ${pupil.id} WHERE public_id = ${pupils[0]!.id}`);
  const { id, problems } = await givenProblems(teacher, schoolClass);
  await send(pupil, homeworkTry(id, problems[0]!));
  await send(pupils[1]!, homeworkTry(id, problems[0]!));
  expect((await exported(pupil.token)).homework).toMatchObject([{ title: '第一份作業' }]);
  const { id: material, revision, title } = await provedProblem(teacher);
  const own = [{ kind: 'own' as const, material, revision }];
  const second = (await give(teacher, newHomework({ schoolClass, items: own }))).body.id;
  await send(pupil, homeworkTry(second, `own-${material}-${revision}`));
  expect((await exported(teacher.token)).homeworkGiven).toMatchObject([
    { title: '第一份作業', state: 'open' },
    { items: [{ kind: 'own', title, problem: { moves: [{ at: 'D5' }] } }] },
  ]);
  const leave = ({ token, password }: typeof pupil) => call('user/deletion', { token, body: { password } });
  expect((await leave(pupil)).status).toBe(200);
  expect(await left(id)).toEqual({ homework: 1, given: 1, tries: 1 });
  expect(await left(second)).toEqual({ homework: 1, given: 1, tries: 0 });
  // A teacher with active students cannot delete the account.
  await query(sql`UPDATE students SET state = 'archived' WHERE teacher_id = ${teacher.id}`);
  // A student's tries stay with the student.
  expect((await leave(teacher)).status).toBe(200);
  expect(await left(id)).toEqual({ homework: 0, given: 0, tries: 1 });
  expect(await left(second)).toEqual({ homework: 0, given: 0, tries: 0 });
});
