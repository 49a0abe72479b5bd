import { expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { answer, begin, handIn, makeExamBank, rightMove } from '@/tests/setup/exams';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';

const tables = ['exam_sittings', 'exam_answers'];
const countsOf = async (user: number) => {
  const counts: number[] = [];
  for (const table of tables)
    counts.push((await query(sql`SELECT id FROM ${sql.raw(table)} WHERE user_id = ${user}`)).length);
  return counts;
};

it('sittings and answers are in the account’s export, and go with the learner and with the account', async () => {
  await makeExamBank(19);
  const { token, id, password } = await makeMember();
  const other = await makeMember();
  const { body: learner } = await call<{ id: string }>('user/learners', {
    token,
    body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
  });
  for (const whose of [{ token }, { token, learner: learner.id }, other]) {
    const sitting = (await begin(whose, 19)).body;
    await answer(whose, sitting.id, 1, rightMove);
    await answer(whose, sitting.id, 3, 'A1');
    if (!('learner' in whose)) await handIn(whose, sitting.id);
  }
  expect(await countsOf(id)).toEqual([2, 4]);
  const { body } = await call<AccountExport>('user/export', { token });
  expect(body.exams).toMatchObject([
    { learner: null, grade: 19, right: 1, isPassed: false, answers: [{ number: 1, at: rightMove }, { number: 3 }] },
    { learner: 'Mei', grade: 19, finishedAt: null, right: null },
  ]);
  const [{ problems }] = body.exams as [{ problems: string[] }];
  expect(problems).toHaveLength(20);
  // Right answers belong to the school, as the problems are asked again.
  expect(JSON.stringify(body.exams)).not.toMatch(/"(?:moves|problem|seed)"/);
  expect((await call(`user/learners/${learner.id}`, { token, method: 'DELETE' })).status).toBe(200);
  expect(await countsOf(id)).toEqual([1, 2]);
  expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
  expect(await countsOf(id)).toEqual([0, 0]);
  expect(await countsOf(other.id)).toEqual([1, 2]);
});
