import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { NotebookReview } from '@/lib/notebook/contract';
import type { AnsweredReport } from '@/lib/problem-reports/contract';
import { restResponse } from '@/platform/back-office/rest';
import { resetCount } from '@/platform/kernel/limits/limits';
import { call, makeCrowd, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { makeStaff, staffRequest } from '@/tests/setup/staff';
import { eventOf, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';
import { uniqueKey } from '@/tests/api/access-fixtures';

const path = 'course/learning/problem-reports';
type Failure = { error?: { code: string } };
const report = ({ token }: Pick<Member, 'token'>, problem: string, given: object = {}) =>
  call<Failure>(path, { token, body: { problem, reason: 'alsoRight', ...given } });
const answered = async ({ token }: Pick<Member, 'token'>) =>
  (await call<AnsweredReport[]>(`${path}?locale=en-US`, { token })).body;
const rowOf = async (problem: string) =>
  (
    await query<{ id: number; open: number; grade: number; withdrawn: boolean; revision: string | null }>(
      sql`SELECT id, open_reports::int AS open, grade::int, withdrawn_at IS NOT NULL AS withdrawn, revision
        FROM problems WHERE public_id = ${problem}`,
    )
  )[0]!;

let staff: (path: string, body?: object, method?: string) => Promise<number>;
beforeAll(async () => {
  const editor = await makeStaff('editor');
  staff = async (at, body = {}, method = 'POST') =>
    (await restResponse(staffRequest(at, { as: editor, method, body }))).status;
});

describe('a report of a problem', () => {
  it('is kept once of each person, and counted', async () => {
    const problem = await makeProblem();
    const [one, other] = [await makeMember(), await makeMember()];
    const sent = await Promise.all([1, 2, 3].map(() => report(one, problem, { text: ' C5 also takes ' })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await report(other, problem, { reason: 'unclear' });
    expect((await rowOf(problem)).open).toBe(2);
    expect(await query(sql`SELECT reason, text FROM problem_reports WHERE problem = ${problem} ORDER BY id`)).toEqual([
      { reason: 'alsoRight', text: 'C5 also takes' },
      { reason: 'unclear', text: null },
    ]);
    expect(await answered(one)).toEqual([]);
  });

  it('is replaced by what its person says next, and asked anew once it was answered', async () => {
    const problem = await makeProblem();
    const member = await makeMember();
    const stored = () =>
      query(sql`SELECT reason, text, outcome, answer, answered_at FROM problem_reports WHERE problem = ${problem}`);
    const waiting = { outcome: null, answer: null, answered_at: null };
    await report(member, problem, { text: 'C5' });
    await report(member, problem, { reason: 'wrongAnswer' });
    expect(await stored()).toEqual([{ reason: 'wrongAnswer', text: null, ...waiting }]);
    const { id } = await rowOf(problem);
    expect(await staff(`/problems/${id}/stays`, { reason: 'White escapes at C5.' })).toBe(200);
    expect(await answered(member)).toHaveLength(1);
    await report(member, problem, { reason: 'unclear', text: 'Which stones?' });
    expect(await stored()).toEqual([{ reason: 'unclear', text: 'Which stones?', ...waiting }]);
    expect(await rowOf(problem)).toMatchObject({ open: 1 });
    expect(await answered(member)).toEqual([]);
    expect(await staff(`/problems/${id}/stays`, { reason: 'The marked ones.' })).toBe(200);
    expect(await answered(member)).toMatchObject([{ outcome: 'stays', answer: 'The marked ones.' }]);
  });

  it('asked anew beside an answer, of twenty at once, waits or is answered', async () => {
    const crowd = await makeCrowd(20);
    const problem = await makeProblem();
    await Promise.all(crowd.map((member) => report(member, problem)));
    const { id } = await rowOf(problem);
    const sent = crowd.map((member) => report(member, problem, { reason: 'wrongGrade' }));
    const answers = await Promise.all([
      staff(`/problems/${id}/stays`, { reason: 'No.' }),
      staff(`/problems/${id}/withdraw`),
    ]);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
    for (const status of answers) expect([200, 409]).toContain(status);
    const rows = await query<{ outcome: string | null }>(
      sql`SELECT outcome FROM problem_reports WHERE problem = ${problem}`,
    );
    expect(rows).toHaveLength(crowd.length);
    expect((await rowOf(problem)).open).toBe(rows.filter(({ outcome }) => outcome === null).length);
  });

  it('is counted with those that come at the same moment, and beside an answer', async () => {
    const crowd = await makeCrowd(24);
    const [together, beside] = [await makeProblem(), await makeProblem()];
    await Promise.all(crowd.map((member) => report(member, together)));
    expect(await rowOf(together)).toMatchObject({ open: crowd.length });
    const waiting = async () =>
      (await query(sql`SELECT 1 FROM problem_reports WHERE problem = ${beside} AND outcome IS NULL`)).length;
    const [first, ...others] = crowd;
    await report(first!, beside);
    const { id } = await rowOf(beside);
    const sent = others.map((member) => report(member, beside));
    await Promise.all([...sent, staff(`/problems/${id}/stays`, { reason: 'White escapes at C5.' })]);
    expect(await rowOf(beside)).toMatchObject({ open: await waiting() });
  });

  it('is of a problem that is there: of the bank, or a question of a lesson', async () => {
    const member = await makeMember();
    const { topics } = await makeCourse({ topics: 1 });
    expect((await report(member, `${topics[0]}/take`)).status).toBe(200);
    for (const none of ['no-such', `${topics[0]}/no-such`, `${topics[0]}/breathe`, 'no-such/take'])
      expect([none, (await report(member, none)).body.error?.code]).toEqual([none, 'NOT_FOUND']);
    for (const reason of ['rude', 'wrongGrade'])
      expect((await report(member, `${topics[0]}/take`, { reason })).status).toBe(422);
    expect((await report(member, `${topics[0]}/take`, { text: 'x'.repeat(501) })).status).toBe(422);
  });

  it('is nobody’s who is not logged in, nor for somebody else’s learner, nor without end', async () => {
    const problem = await makeProblem();
    expect((await call(path, { body: { problem, reason: 'unclear' } })).status).toBe(401);
    expect((await call(path)).status).toBe(401);
    const member = await makeMember();
    expect((await report(member, problem, { learner: 'x' })).body.error?.code).toBe('LEARNER_UNKNOWN');
    const payload = await platform();
    onTestFinished(() => resetCount(payload, 'report', member.id));
    for (let sent = 1; sent < 50; sent += 1) await report(member, problem);
    expect((await report(member, problem)).status).toBe(429);
  });
});

describe('staff', () => {
  it('withdraw a problem: it is drawn no more, who reported it is told, and it comes back', async () => {
    const course = await makeCourse({ isTrial: true });
    const [problem, other] = [await makeProblem(), await makeProblem()];
    const member = await makeMember();
    const lesson = course.lessons.at(-1)!;
    await call('course/learning/notebook', { token: member.token, method: 'PUT', body: { isOn: true } });
    await submitEvents(member.token, [
      eventOf('attempt', course, lesson, { step: 'practice', problem: other, moves: ['A1'] }),
    ]);
    await query(sql`UPDATE notebook_cards SET due_on = due_on - 1 WHERE user_id = ${member.id}`);
    await report(member, problem);
    // Excludes the problems of the other tests in this file.
    await query(sql`UPDATE problems SET withdrawn_at = now() WHERE public_id NOT IN (${problem}, ${other})`);
    onTestFinished(() => query(sql`UPDATE problems SET withdrawn_at = NULL`).then(() => {}));
    const drawn = async () =>
      (
        await call<{ id: string }[]>(
          `course/learning/courses/${course.code}/lessons/${lesson}/exercises?count=20`,
          member,
        )
      ).body.map(({ id }) => id);
    const reviews = async () =>
      (await call<NotebookReview[]>('course/learning/notebook/reviews', member)).body.map(({ shown }) => shown.id);
    expect([(await drawn()).sort(), await reviews()]).toEqual([[problem, other].sort(), [problem]]);
    const { id } = await rowOf(problem);
    expect(await staff(`/problems/${id}/withdraw`)).toBe(200);
    expect(await staff(`/problems/${id}/withdraw`)).toBe(409);
    expect([await drawn(), await reviews()]).toEqual([[other], [other]]);
    const levels = async () =>
      (await query<{ problem: string }>(sql`SELECT problem FROM ladder_levels`)).map((level) => level.problem);
    expect(await levels()).toEqual([other]);
    expect(await rowOf(problem)).toMatchObject({ open: 0, withdrawn: true });
    expect(await answered(member)).toMatchObject([
      { problem, outcome: 'withdrawn', answer: null, family: 'capture', grade: 19, topic: null },
    ]);
    // An attempt that was made offline still counts as tried, but is no mistake any more.
    const late = eventOf('attempt', course, lesson, { step: 'practice', problem, moves: ['A1'] });
    expect((await submitEvents(member.token, [late])).body.accepted).toEqual([late.id]);
    expect(await query(sql`SELECT 1 FROM notebook_cards WHERE problem = ${problem}`)).toEqual([]);
    expect(await staff(`/problems/${id}/putBack`)).toBe(200);
    expect(await staff(`/problems/${id}/putBack`)).toBe(409);
    expect((await drawn()).sort()).toEqual([problem, other].sort());
    expect((await levels()).sort()).toEqual([problem, other].sort());
    const [entry] = await query(
      sql`SELECT action FROM audit_log WHERE "table" = 'problems' AND document = ${String(id)} LIMIT 1`,
    );
    expect(entry).toBeTruthy();
  });

  it('correct the grade, which is theirs from then on', async () => {
    const problem = await makeProblem();
    await query(sql`UPDATE problems SET revision = 'x' WHERE public_id = ${problem}`);
    const [member, other] = [await makeMember(), await makeMember()];
    await report(member, problem, { reason: 'wrongGrade' });
    await report(other, problem, { reason: 'wrongAnswer' });
    const { id } = await rowOf(problem);
    expect(await staff(`/problems/${id}/grade`, { grade: 20 })).toBe(422);
    expect(await staff(`/problems/${id}/grade`, { grade: 19 })).toBe(409);
    expect(await rowOf(problem)).toMatchObject({ grade: 19, revision: 'x', open: 2 });
    expect(await staff(`/problems/${id}/grade`, { grade: 12 })).toBe(200);
    // The report of the answer stays open.
    expect(await rowOf(problem)).toMatchObject({ grade: 12, revision: null, open: 1 });
    expect(await answered(member)).toMatchObject([{ outcome: 'gradeCorrected', grade: 12 }]);
    expect(await answered(other)).toEqual([]);
    expect(await staff('/problems/999999/grade', { grade: 12 })).toBe(404);
  });

  it('make, change and delete none by a form: nothing there is proved', async () => {
    const problem = await makeProblem();
    const { id } = await rowOf(problem);
    const whole = async () => (await query(sql`SELECT * FROM problems WHERE id = ${id}`))[0];
    const before = (await whole()) as { data: { position: object; goal: string } };
    const lying = { ...before.data, moves: [{ at: 'A1' }], otherwise: 'D5' };
    for (const change of [{ data: lying }, { grade: 1 }, { family: 'ko' }, { publicId: 'other' }, { proof: {} }])
      expect([change, await staff(`/problems/${id}`, change, 'PATCH')]).toEqual([change, 403]);
    expect(await staff('/problems', { publicId: uniqueKey(), family: 'ko', grade: 1, data: lying })).toBe(403);
    expect(await staff(`/problems/${id}`, {}, 'DELETE')).toBe(403);
    expect(await whole()).toEqual(before);
  });

  it('say why it stays, of a problem and of a question, once', async () => {
    const problem = await makeProblem();
    const { topics } = await makeCourse({ topics: 1 });
    const member = await makeMember();
    await report(member, problem);
    const [ofBank] = await query<{ id: number }>(sql`SELECT id FROM problem_reports WHERE problem = ${problem}`);
    expect(await staff(`/problemReports/${ofBank!.id}/corrected`)).toBe(422);
    const { id } = await rowOf(problem);
    expect(await staff(`/problems/${id}/stays`, { reason: ' ' })).toBe(422);
    expect(await staff(`/problems/${id}/stays`, { reason: 'White escapes at C5.' })).toBe(200);
    expect(await staff(`/problems/${id}/stays`, { reason: 'Again.' })).toBe(409);
    await report(member, `${topics[0]}/take`);
    const [question] = await query<{ id: number }>(
      sql`SELECT id FROM problem_reports WHERE problem = ${`${topics[0]}/take`}`,
    );
    expect(await staff(`/problemReports/${question!.id}/corrected`)).toBe(200);
    expect(await staff(`/problemReports/${question!.id}/stays`, { reason: 'No.' })).toBe(409);
    expect(await answered(member)).toMatchObject([
      { outcome: 'corrected', family: null, topic: expect.any(String) },
      { outcome: 'stays', answer: 'White escapes at C5.', family: 'capture' },
    ]);
    await query(sql`UPDATE problem_reports SET answered_at = now() - interval '31 days' WHERE user_id = ${member.id}`);
    expect(await answered(member)).toEqual([]);
  });
});
