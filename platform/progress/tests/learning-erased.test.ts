import { expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import { energyCapacity } from '@/lib/climb/energy';
import { seedClimb } from '@/platform/seed/climb';
import { call, makeMember, platform, query, sql } from '@/tests/setup/fixtures';
import { eventOf, levelEvent, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

const tables = [
  'learning_events',
  'lesson_progress',
  'problem_progress',
  'level_progress',
  'learning_settings',
  'notebook_cards',
  'notebook_reviews',
  'problem_reports',
  'climb_energy',
];
const stored = async (user: number) => {
  const counts: Record<string, unknown> = {};
  for (const table of tables)
    counts[table] = (
      await query<{ person: number }>(
        sql`SELECT person::int FROM ${sql.raw(table)} WHERE user_id = ${user} ORDER BY person, id`,
      )
    ).map(({ person }) => (person > 0 ? 'learner' : 'holder'));
  return counts;
};

it('what was learned is in the account’s export, and goes with the learner and with the account', async () => {
  const course = await makeCourse({ isTrial: true });
  const { token, id, password } = await makeMember();
  const { body: learner } = await call<{ id: string }>('user/learners', {
    token,
    body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
  });
  const [first] = course.lessons as [string];
  // The first level of a theme is open, and costs nothing.
  await makeProblem();
  const level = await makeProblem(18);
  await seedClimb(await platform());
  for (const whose of [undefined, learner.id]) {
    const problem = `${first}/take`;
    const notebook = `course/learning/notebook${whose ? `?learner=${whose}` : ''}`;
    await call(notebook, { token, method: 'PUT', body: { isOn: true } });
    await call('course/learning/problem-reports', {
      token,
      body: { problem, reason: 'unclear', ...(whose && { learner: whose }) },
    });
    await submitEvents(
      token,
      [eventOf('attempt', course, first, { step: 'take', problem, moves: ['A1'] }), levelEvent(level)],
      whose,
    );
    await call(`course/learning/settings${whose ? `?learner=${whose}` : ''}`, {
      token,
      method: 'PUT',
      body: { weeklyLetter: true, kids: false },
    });
  }
  await query(sql`INSERT INTO notebook_reviews (public_id, user_id, person, card_id, problem, rating, data, day, before, occurred_at)
    SELECT gen_random_uuid(), user_id, person, id, problem, 'good', '{}', 20000, memory, now() FROM notebook_cards WHERE user_id = ${id}`);
  const people = (table: string, ...one: string[]) =>
    one.flatMap((person) => (['learning_events', 'problem_progress'].includes(table) ? [person, person] : [person]));
  const both = Object.fromEntries(tables.map((table) => [table, people(table, 'holder', 'learner')]));
  expect(await stored(id)).toEqual(both);
  const { body } = await call<AccountExport>('user/export', { token });
  expect(body.learning).toMatchObject([
    { learner: null, kind: 'attempt', lesson: first },
    { learner: null, kind: 'level', problem: level },
    { learner: 'Mei', kind: 'attempt', lesson: first },
    { learner: 'Mei', kind: 'level', problem: level },
  ]);
  expect(body.learningSettings).toHaveLength(2);
  // Each person has one answer in the climb.
  const since = expect.any(String);
  expect(body.climbEnergy).toEqual([
    { learner: null, energy: energyCapacity - 1, since },
    { learner: 'Mei', energy: energyCapacity - 1, since },
  ]);
  expect(body.problemReports).toMatchObject([{ learner: null }, { learner: 'Mei', reason: 'unclear' }]);
  expect(body.notebook).toMatchObject([{ learner: null }, { learner: 'Mei', problem: `${first}/take` }]);
  expect(body.notebookReviews).toMatchObject([{ learner: null }, { learner: 'Mei', rating: 'good' }]);
  expect((await call(`user/learners/${learner.id}`, { token, method: 'DELETE' })).status).toBe(200);
  expect(await stored(id)).toEqual(Object.fromEntries(tables.map((table) => [table, people(table, 'holder')])));
  const gone = await call('user/deletion', { token, body: { password } });
  expect(gone.status).toBe(200);
  expect(await stored(id)).toEqual(Object.fromEntries(tables.map((table) => [table, []])));
});
