import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LearningEvent } from '@/lib/events/contract';
import type { LearningProgress } from '@/lib/progress/contract';
import { remakeProgress } from '@/platform/progress/remake';
import { resetCount } from '@/platform/kernel/limits/limits';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';
import { eventOf, lessonFor, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

const trial = makeCourse({ isTrial: true });
const rowsOf = async (user: number) => ({
  lessons: await query(
    sql`SELECT person, lesson, opened_at, finished_at, last_at, seconds, done, step, position, courses, tried, solved, recent,
        mastery_need, mastery_of
      FROM lesson_progress WHERE user_id = ${user} ORDER BY lesson`,
  ),
  problems: await query(
    sql`SELECT problem, grade, tries, is_solved, is_first_try, last_at FROM problem_progress WHERE user_id = ${user} ORDER BY problem`,
  ),
});
const since = (member: Member) => query(sql`UPDATE users SET created_at = '2026-01-01' WHERE id = ${member.id}`);

describe('events', () => {
  it('lead to the same progress from two devices, in any order, twice over and in whatever batches', async () => {
    const course = await trial;
    const bank = await makeProblem();
    const [first, second, third] = course.lessons as [string, string, string];
    const happened = (minutes: number) => ({ occurredAt: new Date(Date.UTC(2026, 1, 1, 8, minutes)).toISOString() });
    const events: LearningEvent[] = [
      eventOf('opened', course, first, happened(0)),
      eventOf('reached', course, first, { step: 'breathe', position: 3, ...happened(1) }),
      eventOf('stepDone', course, first, { step: 'breathe', seconds: 60, ...happened(2) }),
      eventOf('attempt', course, first, {
        step: 'take',
        problem: `${course.topics[0]}/take`,
        moves: ['C5'],
        ...happened(3),
      }),
      eventOf('attempt', course, first, { step: 'take', problem: `${course.topics[0]}/take`, ...happened(4) }),
      eventOf('finished', course, first, happened(5)),
      eventOf('stepDone', course, second, { step: 'edge', seconds: 30, ...happened(6) }),
      eventOf('attempt', course, third, { step: 'practice', problem: bank, ...happened(7) }),
      eventOf('finished', course, first, happened(8)),
    ];
    const straight = await makeMember();
    await since(straight);
    expect((await submitEvents(straight.token, events)).body.rejected).toEqual([]);
    const expected = await rowsOf(straight.id);
    // Rebuilt from the events, the progress is as it was before it was damaged.
    await query(
      sql`UPDATE lesson_progress SET seconds = 7, tried = 9, mastery_need = 9 WHERE user_id = ${straight.id}`,
    );
    await query(sql`DELETE FROM problem_progress WHERE user_id = ${straight.id}`);
    expect(await remakeProgress(await platform())).toBeGreaterThan(0);
    expect(await rowsOf(straight.id)).toEqual(expected);
    expect(expected.lessons).toHaveLength(3);
    expect(expected.problems).toMatchObject(
      [{ is_first_try: true }, { is_first_try: false, is_solved: true, tries: '2' }].sort(),
    );
    const batches = fc
      .shuffledSubarray(events, { minLength: events.length })
      .chain((list) => fc.tuple(fc.constant(list), fc.subarray(events), fc.integer({ min: 1, max: 5 })));
    await fc.assert(
      fc.asyncProperty(batches, async ([list, again, size]) => {
        const member = await makeMember();
        await since(member);
        const all = [...list, ...again];
        const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.slice(index * size, index * size + size),
        );
        // Two devices, each with a part of the events.
        const responses = await Promise.all(parts.map((part) => submitEvents(member.token, part)));
        for (const { status, body } of responses) expect([status, body.rejected]).toEqual([200, []]);
        expect(await rowsOf(member.id)).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  });

  it('keeps what may be told, and names the rest', async () => {
    const course = await trial;
    const closed = await makeCourse();
    const { token } = await makeMember();
    const [lesson] = course.lessons as [string];
    const good = eventOf('stepDone', course, lesson, { step: 'edge', seconds: 5 });
    const bank = await makeProblem(19, 'ko');
    const wrong: [LearningEvent, string][] = [
      [eventOf('finished', { code: 'nothing' }, lesson), 'NOT_FOUND'],
      [eventOf('finished', course, 'nothing'), 'NOT_FOUND'],
      [eventOf('stepDone', course, lesson, { step: 'nothing', seconds: 5 }), 'NOT_FOUND'],
      [eventOf('attempt', course, lesson, { step: 'take', problem: 'nothing' }), 'NOT_FOUND'],
      [eventOf('attempt', course, lesson, { step: 'take', problem: `${closed.topics[0]}/take` }), 'NOT_FOUND'],
      [eventOf('attempt', course, lesson, { step: 'practice', problem: bank }), 'NOT_FOUND'],
      [eventOf('finished', closed, closed.lessons[1]!), 'FORBIDDEN'],
    ];
    const { body } = await submitEvents(token, [...wrong.map(([event]) => event), good]);
    expect(body).toEqual({ accepted: [good.id], rejected: wrong.map(([{ id }, code]) => ({ id, code })) });
  });

  it('what was kept stays kept: sent again it is accepted, though the course is not theirs any more', async () => {
    const course = await makeCourse();
    const member = await makeMember();
    await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
      VALUES (${member.id}, 'staff', 'course', ${course.code}, ${course.code}, 1, now() - interval '1 hour')`);
    const [, second] = course.lessons as [string, string];
    const recorded = eventOf('opened', course, second);
    await submitEvents(member.token, [recorded]);
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${member.id}`);
    const later = { ...eventOf('finished', course, second), occurredAt: new Date(Date.now() + 60_000).toISOString() };
    expect((await submitEvents(member.token, [recorded, later as LearningEvent])).body).toEqual({
      accepted: [recorded.id],
      rejected: [{ id: later.id, code: 'FORBIDDEN' }],
    });
    expect((await lessonFor(member, course, second)).body).toMatchObject({
      access: 'closed',
      steps: null,
      state: 'begun',
    });
  });

  it('the verdict is the server’s, whatever the device says', async () => {
    const course = await trial;
    const member = await makeMember();
    const [lesson] = course.lessons as [string];
    const problem = `${course.topics[0]}/take`;
    const claimed = eventOf('attempt', course, lesson, { step: 'take', problem, moves: ['A1'], solved: true });
    await submitEvents(member.token, [claimed]);
    const [row] = (await rowsOf(member.id)).problems as { is_solved: boolean }[];
    expect(row!.is_solved).toBe(false);
    await submitEvents(member.token, [eventOf('attempt', course, lesson, { step: 'take', problem, solved: false })]);
    expect((await rowsOf(member.id)).problems).toMatchObject([{ is_solved: true, is_first_try: false }]);
  });

  it('happened between the account’s beginning and now, whatever the device’s clock says', async () => {
    const course = await trial;
    const member = await makeMember();
    const [first] = course.lessons as [string];
    const odd = ['1970-01-01T00:00:00Z', '2999-01-01T00:00:00Z'].map((occurredAt) =>
      eventOf('opened', course, first, { occurredAt }),
    );
    expect((await submitEvents(member.token, odd)).body.accepted).toHaveLength(2);
    const [bounds] = await query<{
      ok: boolean;
    }>(sql`SELECT bool_and(e.occurred_at >= u.created_at AND e.occurred_at <= now()) AS ok
      FROM learning_events e JOIN users u ON u.id = e.user_id WHERE u.id = ${member.id}`);
    expect(bounds!.ok).toBe(true);
  });

  it('an odd figure is brought within bounds, and keeps nothing of its batch waiting', async () => {
    const course = await trial;
    const member = await makeMember();
    const [first] = course.lessons as [string];
    const attempt = { step: 'take', problem: `${course.topics[0]}/take` };
    const odd = [
      eventOf('stepDone', course, first, { step: 'edge', seconds: 1e12 }),
      eventOf('stepDone', course, first, { step: 'edge', seconds: -5 }),
      eventOf('reached', course, first, { step: 'edge', position: 1e300 }),
      eventOf('reached', course, first, { step: 'edge', position: 7.4 }),
      eventOf('attempt', course, first, { ...attempt, hints: 400, milliseconds: 9e15 }),
    ];
    const good = eventOf('stepDone', course, first, { step: 'breathe', seconds: 5 });
    expect((await submitEvents(member.token, [...odd, good])).body).toEqual({
      accepted: [...odd, good].map(({ id }) => id),
      rejected: [],
    });
    const stored = await query<{ data: object }>(
      sql`SELECT data FROM learning_events WHERE user_id = ${member.id} ORDER BY id`,
    );
    expect(stored.map(({ data }) => data)).toMatchObject([
      { seconds: 3600 },
      { seconds: 0 },
      { position: 100_000 },
      { position: 7 },
      { hints: 9, milliseconds: 3_600_000 },
      { seconds: 5 },
    ]);
    expect((await rowsOf(member.id)).lessons).toMatchObject([{ seconds: '3605' }]);
  });

  it('an id is one account’s: another may have the same', async () => {
    const course = await trial;
    const [one, other] = [await makeMember(), await makeMember()];
    const event = eventOf('finished', course, course.lessons[0]!);
    for (const { token } of [one, other])
      expect((await submitEvents(token, [event])).body.accepted).toEqual([event.id]);
    expect((await lessonFor(other, course, course.lessons[0]!)).body.state).toBe('finished');
  });

  it.each([
    ['too many', () => Array.from({ length: 101 }, () => ({}))],
    ['none', () => []],
    ['a kind there is not', () => [{ kind: 'won' }]],
    ['more than its kind has', () => [{ kind: 'finished', solved: true }]],
    ['an id that is none', () => [{ kind: 'finished', id: '1' }]],
    ['a time that is none', () => [{ kind: 'stepDone', step: 'edge', seconds: '3601' }]],
    [
      'no point of a board',
      () => [{ kind: 'attempt', step: 'take', problem: 'p', moves: ['Z1'], solved: true, hints: 0, milliseconds: 1 }],
    ],
  ])('%s is rejected', async (_, events) => {
    const { token } = await makeMember();
    const base = { id: randomUUID(), occurredAt: new Date().toISOString(), course: 'c', lesson: 'l' };
    const { body } = await call<{ error: { code: string } }>('course/learning/events', {
      token,
      body: { events: events().map((event) => ({ ...base, ...event })) },
    });
    expect(body.error.code).toBe('VALIDATION_FAILED');
  });

  it('nobody without a login tells anything', async () => {
    const course = await trial;
    const { status } = await call('course/learning/events', {
      body: { events: [eventOf('opened', course, course.lessons[0]!)] },
    });
    expect(status).toBe(401);
  });
});

it('what one account tells is limited; what was too much is taken later, and nobody else waits', async () => {
  const [eager, other] = [await makeMember(), await makeMember()];
  const { lessons, ...rest } = await trial;
  const event = () => eventOf('opened', rest, lessons[0]!);
  const responses = await Promise.all(Array.from({ length: 305 }, () => submitEvents(eager.token, [event()])));
  const taken = responses.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(300);
  const late = event();
  const { status, headers, body } = await call<{ error: { code: string } }>('course/learning/events', {
    token: eager.token,
    body: { events: [late] },
  });
  expect([status, body.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const stored = () => query(sql`SELECT 1 FROM learning_events WHERE user_id = ${eager.id}`);
  expect(await stored()).toHaveLength(300);
  expect((await submitEvents(other.token, [event()])).status).toBe(200);
  // Learning goes on: only submitting events is limited.
  expect((await call('course/learning/progress?locale=zh-TW', { token: eager.token })).status).toBe(200);
  // Ten minutes later.
  await resetCount(await platform(), 'learning', eager.id);
  expect((await submitEvents(eager.token, [late])).body.accepted).toEqual([late.id]);
  expect(await stored()).toHaveLength(301);
});

it('progress: the road, the topics and the week', async () => {
  const course = await trial;
  const { token } = await makeMember();
  const [first, second, third] = course.lessons as [string, string, string];
  const ids = [await makeProblem(), await makeProblem(), await makeProblem(), await makeProblem()];
  await submitEvents(token, [
    eventOf('stepDone', course, first, { step: 'edge', seconds: 100 }),
    eventOf('finished', course, first),
    ...ids.map((problem) => eventOf('attempt', course, third, { step: 'practice', problem })),
    eventOf('attempt', course, second, { step: 'take', problem: `${second}/take`, moves: ['A1'] }),
  ]);
  const { body } = await call<LearningProgress>('course/learning/progress?locale=ja-JP', { token });
  expect(body.road.map(({ grade }) => grade)).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
  expect(body.road[0]).toMatchObject({ finished: 1, tried: 5, solved: 4 });
  expect(body.topics.find(({ id }) => id === first)).toMatchObject({ state: 'finished', tried: 0, isMastered: false });
  expect(body.topics.find(({ id }) => id === second)).toMatchObject({
    state: 'begun',
    tried: 5,
    solved: 4,
    isMastered: true,
  });
  expect(body.week).toHaveLength(7);
  expect(body.week.at(-1)).toMatchObject({ seconds: 100, finished: 1 });
  expect((await call('course/learning/progress?locale=ja-JP')).status).toBe(401);
});

it('settings are one’s own', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const path = 'course/learning/settings';
  const change = { weeklyLetter: true, kids: true };
  expect((await call(path, { token: member.token, method: 'PUT', body: change })).status).toBe(200);
  // Whether emails can be sent depends on the account.
  const known = { isEmailProved: false };
  expect((await call(path, { token: member.token })).body).toEqual({ ...change, ...known });
  expect((await call(path, { token: other.token })).body).toEqual({ weeklyLetter: false, kids: false, ...known });
  expect((await call(path)).status).toBe(401);
  expect((await call(path, { token: member.token, method: 'PUT', body: { kids: true } })).status).toBe(422);
});
