import { beforeAll, describe, expect, it } from 'vitest';
import type { ExamWithSittings } from '@/lib/exams/contract';
import type { Gradings } from '@/lib/grading/contract';
import type { Climb } from '@/lib/climb/contract';
import type { Notebook } from '@/lib/notebook/contract';
import { demoAccounts, seedDemoAccounts } from '@/platform/seed/accounts';
import { seedDemoLearning } from '@/platform/seed/demo/demo-learning';
import { seedClimb } from '@/platform/seed/climb';
import { grantExam, makeExamBank } from '../setup/exams';
import { call, platform, query, sql } from '../setup/fixtures';
import { makeCourse, makeProblem, todayOf } from '../setup/learning';

const { username, password } = demoAccounts.find(({ role }) => role === 'learner')!;

describe('the demonstration learner', () => {
  let token = '';
  const own = async <Body>(path: string) => (await call<Body>(`course/learning/${path}`, { token })).body;

  beforeAll(async () => {
    const payload = await platform();
    await makeExamBank(15);
    for (const grade of [19, 18, 17, 12]) for (let each = 0; each < 4; each += 1) await makeProblem(grade);
    await seedClimb(payload);
    await makeCourse({ code: 'trial-01', isTrial: true });
    await seedDemoAccounts(payload);
    const [learner] = await query<{ id: number }>(sql`SELECT id FROM users WHERE username = ${username}`);
    await grantExam(learner!.id, 15);
    await seedDemoLearning(payload);
    token = (await call<{ token: string }>('user/login', { body: { username, password } })).body.token;
  });

  it('is half way up, has mistakes to review, an exam passed, a grade estimated and a course begun', async () => {
    const { records, cells } = await own<Climb>('ladder');
    expect(records.strongest).toBe(12);
    expect(records.tried).toBeGreaterThan(records.firstTry);
    expect(cells.filter(({ grade, solved }) => grade < 11 && solved > 0)).toEqual([]);
    expect((await own<Notebook>('notebook')).due).toBeGreaterThan(0);
    expect((await own<ExamWithSittings>('exams/15')).sittings).toMatchObject([{ isPassed: true, right: 22 }]);
    expect((await own<Gradings>('gradings')).past).toHaveLength(1);
    const begun = (await todayOf({ token })).find(({ id }) => id === 'trial-01');
    expect(begun?.finished).toBeGreaterThan(0);
  });

  it('has learned once, however often the shop is seeded', async () => {
    const countEvents = () => query(sql`SELECT count(*) FROM learning_events`);
    const before = await countEvents();
    await seedDemoLearning(await platform());
    expect(await countEvents()).toEqual(before);
  });
});
