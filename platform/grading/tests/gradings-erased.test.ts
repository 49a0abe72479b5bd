import { expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';
import { answer, answerAll, begin, makeGradedBank, rightMove } from '@/tests/setup/gradings';

const tables = ['gradings', 'grading_questions'];
const countsOf = async (user: number) => {
  const counts: number[] = [];
  for (const table of tables)
    counts.push((await query(sql`SELECT id FROM ${sql.raw(table)} WHERE user_id = ${user}`)).length);
  return counts;
};

it('AI exams are in the account’s export, and go with the learner and with the account', async () => {
  await makeGradedBank();
  const { token, id, password } = await makeMember();
  const other = await makeMember();
  const { body: learner } = await call<{ id: string }>('user/learners', {
    token,
    body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
  });
  const over = await answerAll({ token }, (await begin({ token })).body, () => true);
  for (const whose of [{ token, learner: learner.id }, other])
    await answer(whose, (await begin(whose)).body.id, 1, rightMove);
  const asked = over.explained.length;
  expect(await countsOf(id)).toEqual([2, asked + 2]);
  const { body } = await call<AccountExport>('user/export', { token });
  expect(body.gradings).toMatchObject([
    { learner: null, level: over.level, questions: over.explained.map(({ number }) => ({ number, isRight: true })) },
    {
      learner: 'Mei',
      finishedAt: null,
      level: null,
      questions: [
        { number: 1, at: rightMove },
        { number: 2, at: null },
      ],
    },
  ]);
  // Right answers belong to the school, and a running exam does not reveal which answers are right.
  expect(JSON.stringify(body.gradings)).not.toMatch(/"(?:moves|data)"/);
  expect(JSON.stringify(body.gradings[1])).not.toContain('isRight');
  expect((await call(`user/learners/${learner.id}`, { token, method: 'DELETE' })).status).toBe(200);
  expect(await countsOf(id)).toEqual([1, asked]);
  expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
  expect(await countsOf(id)).toEqual([0, 0]);
  expect(await countsOf(other.id)).toEqual([1, 2]);
});
