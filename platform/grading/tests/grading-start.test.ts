import { beforeAll, expect, it } from 'vitest';
import { belowGrades } from '@/lib/grading/grading';
import {
  answer,
  answerAll,
  askedIn,
  begin,
  giveUp,
  gradingsOf,
  makeGradedBank,
  rightMove,
} from '@/tests/setup/gradings';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';
import type { AccountExport } from '@/lib/privacy/contract';

beforeAll(() => makeGradedBank());

const firstGrade = async (id: string) => (await askedIn(id))[0]!.grade;
const beginsAt = async (whose: Parameters<typeof gradingsOf>[0]) => (await gradingsOf(whose)).body.beginsAt;

/** Stores `times` problems of a grade as solved at the first try, in the climb or in lessons. */
const solve = ({ id }: Member, table: 'level_progress' | 'problem_progress', grade: number, times: number) =>
  query(sql`INSERT INTO ${sql.raw(table)} (user_id, person, problem, grade, tries, is_solved, is_first_try, last_at
      ${sql.raw(table === 'level_progress' ? ', first_at' : '')})
    SELECT ${id}, 0, 'solved-' || gen_random_uuid(), ${grade}::numeric, 1, true, true, now()
      ${sql.raw(table === 'level_progress' ? ', now()' : '')}
    FROM generate_series(1, ${times}::int)`);

it('an AI exam begins where somebody says they stand, of whom nothing is known', async () => {
  for (const [experience, grade] of [
    ['never', 19],
    ['rules', 19],
    ['small', 15],
    ['full', 10],
    ['strong', 4],
  ] as const) {
    const member = await makeMember();
    expect(await beginsAt(member)).toBeNull();
    const { id } = (await begin(member, experience)).body;
    expect([experience, await firstGrade(id)]).toEqual([experience, grade]);
  }
  const silent = await makeMember();
  expect(await firstGrade((await begin(silent)).body.id)).toBe(10);
  const odd = await begin(await makeMember(), 'master' as never);
  expect([odd.status, odd.body.error?.code]).toEqual([422, 'VALIDATION_FAILED']);
});

it('what is known of a person counts before what they say, and each person for themselves', async () => {
  const member = await makeMember();
  await solve(member, 'level_progress', 16, 2);
  expect(await beginsAt(member)).toBeNull();
  await solve(member, 'level_progress', 16, 1);
  expect(await beginsAt(member)).toBe(16);
  await solve(member, 'problem_progress', 13, 3);
  expect(await beginsAt(member)).toBe(13);
  const { id } = (await begin(member, 'never')).body;
  expect(await firstGrade(id)).toBe(13);
  const child = { name: 'Mei', birthYear: 2018, birthMonth: 3 };
  const learner = (await call<{ id: string }>('user/learners', { token: member.token, body: child })).body.id;
  expect(await beginsAt({ ...member, learner })).toBeNull();
  expect(await beginsAt(await makeMember())).toBeNull();
});

it('a passed mock exam, a placement and the last estimate are known, too', async () => {
  const passed = await makeMember();
  await query(sql`INSERT INTO exam_sittings (public_id, user_id, person, grade, seed, questions, started_at, ends_at, finished_at, "right", is_passed)
    SELECT gen_random_uuid(), ${passed.id}, 0, grade, 'x', '[]', now(), now(), now(), 20, grade > 10
    FROM unnest('{12, 17, 5}'::numeric[]) grade`);
  expect(await beginsAt(passed)).toBe(12);
  const placed = await makeMember();
  await query(sql`INSERT INTO learning_events (public_id, user_id, person, kind, course, lesson, data, occurred_at, received_at)
    VALUES (gen_random_uuid(), ${placed.id}, 0, 'placed', 'ladder/placement', 'ladder/placement', '{"grade": 9}', now(), now())`);
  expect(await beginsAt(placed)).toBe(9);
  const graded = await makeMember();
  await answerAll(graded, (await begin(graded)).body, () => false);
  expect(await beginsAt(graded)).toBe(belowGrades);
  const second = (await begin(graded, 'strong')).body;
  expect(await firstGrade(second.id)).toBe(19);
});

it('of two devices that say something else one begins it, and its beginning stands and is exported', async () => {
  const member = await makeMember();
  const both = await Promise.all([begin(member, 'never'), begin(member, 'strong')]);
  expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
  const { id } = both[0]!.body;
  const first = await firstGrade(id);
  expect([19, 4]).toContain(first);
  // A right answer leads at most three grades up, whatever is sent with it.
  await answer(member, id, 1, rightMove);
  expect((await askedIn(id))[1]!.grade).toBeGreaterThanOrEqual(first - 3);
  const { gradings } = (await call<AccountExport>('user/export', { token: member.token })).body;
  expect(gradings).toMatchObject([{ startLevel: first === 19 ? belowGrades : 4 }]);
  // A grading given up is no result.
  await giveUp(member, id);
  expect(await beginsAt(member)).toBeNull();
});
