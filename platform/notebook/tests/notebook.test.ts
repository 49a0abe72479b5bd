import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notebook, NotebookCard, NotebookReview } from '@/lib/notebook/contract';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { gentleADay, reviewsADay } from '@/lib/notebook/notebook';
import { reviewed, type Memory } from '@/lib/notebook/notebook-memory';
import type { TakenReviews } from '@/platform/notebook/take-reviews';
import { seedClimb } from '@/platform/seed/climb';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { emptyBank, eventOf, levelEvent, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

const trial = makeCourse({ isTrial: true });
const path = 'course/learning/notebook';
type Failure = { error?: { code: string } };
const asked = (learner?: string) => (learner ? `?learner=${learner}` : '');
const turn = (token: string, isOn = true, learner?: string) =>
  call(`${path}${asked(learner)}`, { token, method: 'PUT', body: { isOn } });
const notebookOf = async ({ token }: Pick<Member, 'token'>, learner?: string) =>
  (await call<Notebook>(`${path}${asked(learner)}`, { token })).body;
const drawn = async ({ token }: Pick<Member, 'token'>) =>
  (await call<NotebookReview[]>(`${path}/reviews`, { token })).body;
const submit = (token: string, reviews: object[], learner?: string) =>
  call<TakenReviews & Failure>(`${path}/reviews`, { token, body: { reviews, ...(learner && { learner }) } });
const undo = (token: string, id: string) => call<Failure>(`${path}/reviews/${id}/undo`, { token, method: 'POST' });

/** A review of a drawn card: right, unless `given` differs. */
const reviewOf = ({ card, shown }: NotebookReview, given: object = {}) => ({
  id: randomUUID(),
  occurredAt: new Date().toISOString(),
  card,
  problem: shown.id,
  moves: ['D5'],
  hints: 0,
  milliseconds: 900,
  ...given,
});

/** Submits a first attempt at a problem of the bank, wrong unless `moves` are right. */
async function answer({ token }: Pick<Member, 'token'>, problem: string, moves = ['A1'], given: object = {}) {
  const course = await trial;
  const event = eventOf('attempt', course, course.lessons.at(-1)!, { step: 'practice', problem, moves, ...given });
  expect((await submitEvents(token, [event])).body.rejected).toEqual([]);
}

type Row = { id: number; publicId: string; problem: string; dueOn: number; memory: Memory; removedAt: string | null };
const rowsOf = ({ id }: Member) =>
  query<Row>(sql`SELECT id, public_id AS "publicId", problem, due_on::int AS "dueOn", memory, removed_at AS "removedAt"
    FROM notebook_cards WHERE user_id = ${id} ORDER BY due_on, id`);
const today = () => dayNumber(new Date());
/** Makes the cards so many days older. */
const age = ({ id }: Member, days: number) =>
  query(sql`UPDATE notebook_cards SET due_on = due_on - ${days}::int, noted_at = noted_at - ${days} * interval '1 day',
    memory = memory || jsonb_build_object('dueOn', (memory ->> 'dueOn')::int - ${days}::int,
      'reviewedOn', (memory ->> 'reviewedOn')::int - ${days}::int) WHERE user_id = ${id}`);
/** A member whose notebook is on, with so many cards that are due since yesterday. */
async function withCards(count: number) {
  const member = await makeMember();
  await turn(member.token);
  const problems = await Promise.all(Array.from({ length: count }, () => makeProblem()));
  for (const problem of problems) await answer(member, problem);
  await age(member, 2);
  return { member, problems };
}

beforeAll(emptyBank);

describe('what comes into the notebook', () => {
  it('is what was wrong at the very first try, once, as long as it is on', async () => {
    const member = await makeMember();
    expect(await notebookOf(member)).toMatchObject({ isOn: false, left: 0, groups: [] });
    const [early, wrong, right, later] = await Promise.all([1, 2, 3, 4].map(() => makeProblem()));
    await answer(member, early!);
    await query(sql`UPDATE learning_events SET occurred_at = now() - interval '30 days' WHERE user_id = ${member.id}`);
    await answer(member, wrong!);
    expect(await rowsOf(member)).toEqual([]);
    // Mistakes of the last four weeks come into it, older ones do not.
    expect((await turn(member.token)).status).toBe(200);
    await turn(member.token);
    expect((await rowsOf(member)).map(({ problem }) => problem)).toEqual([wrong]);
    await answer(member, right!, ['D5']);
    // A problem that was right at first is no mistake later.
    await answer(member, right!);
    await answer(member, later!);
    await answer(member, later!, ['D5']);
    const rows = await rowsOf(member);
    expect(rows.map(({ problem }) => problem).sort()).toEqual([wrong, later].sort());
    expect(rows.map(({ dueOn }) => dueOn)).toEqual([today() + 1, today() + 1]);
    expect(await notebookOf(member)).toMatchObject({
      isOn: true,
      done: 0,
      left: 0,
      due: 0,
      nextDay: dayText(today() + 1),
      offersStartOver: false,
      groups: [{ family: 'capture', grade: 19, cards: 2, due: 0 }],
    });
    await turn(member.token, false);
    await answer(member, await makeProblem());
    expect(await rowsOf(member)).toHaveLength(2);
    expect(await drawn(member)).toEqual([]);
  });

  it('is a question of a lesson, too, as one of the families of its topic', async () => {
    const course = await trial;
    await makeProblem();
    const member = await makeMember();
    await turn(member.token);
    const problem = `${course.topics[0]}/take`;
    const event = eventOf('attempt', course, course.lessons[0]!, { step: 'take', problem, moves: ['A1'] });
    expect((await submitEvents(member.token, [event])).body.rejected).toEqual([]);
    const { family, grade } = (await notebookOf(member)).groups[0]!;
    const { body } = await call<NotebookCard[]>(`${path}/cards?family=${family}&grade=${grade}&locale=zh-TW`, member);
    expect(body).toMatchObject([{ position: null, reviews: 0, lapses: 0, dueOn: dayText(today() + 1) }]);
    expect(body[0]!.topic).toEqual(expect.any(String));
    await age(member, 1);
    const [one] = await drawn(member);
    expect([one!.isItself, one!.shown.family]).toEqual([false, family]);
  });

  it('is a level of the climb, too', async () => {
    const member = await makeMember();
    await turn(member.token);
    const level = await makeProblem();
    await seedClimb(await platform());
    for (const moves of [['A1'], ['D5']]) await submitEvents(member.token, [levelEvent(level, { moves })]);
    expect((await rowsOf(member)).map(({ problem }) => problem)).toEqual([level]);
  });

  it('is each person’s own', async () => {
    const { token } = await makeMember();
    const mei = await call<{ id: string }>('user/learners', {
      token,
      body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
    });
    await turn(token, true, mei.body.id);
    expect((await notebookOf({ token }, mei.body.id)).isOn).toBe(true);
    expect((await notebookOf({ token })).isOn).toBe(false);
    const stranger = await makeMember();
    expect((await turn(stranger.token, true, mei.body.id)).status).toBe(404);
    expect(
      (await submit(stranger.token, [reviewOf({ card: 'x', shown: { id: 'x' } } as NotebookReview)], mei.body.id)).body
        .error?.code,
    ).toBe('LEARNER_UNKNOWN');
  });
});

describe('a review', () => {
  it('shows a sibling, another for each card; the one that went wrong only where there is no other', async () => {
    const { member, problems } = await withCards(3);
    const reviews = await drawn(member);
    expect(reviews).toHaveLength(3);
    expect(new Set(reviews.map(({ shown }) => shown.id)).size).toBe(3);
    expect(reviews.map(({ isItself }) => isItself)).toEqual([false, false, false]);
    // The family has other problems that were not tried, so none of the three is shown.
    await Promise.all([1, 2, 3].map(() => makeProblem()));
    for (const { shown } of await drawn(member)) expect(problems).not.toContain(shown.id);
    const alone = await makeMember();
    await turn(alone.token);
    const only = await makeProblem(7, 'ko');
    const { lessons, ...course } = await makeCourse({ isTrial: true });
    await query(
      sql`UPDATE topics_families SET value = 'ko' WHERE parent_id IN (SELECT id FROM topics WHERE code = ${course.topics[1]})`,
    );
    const event = eventOf('attempt', course, lessons.at(-1)!, { step: 'practice', problem: only, moves: ['A1'] });
    expect((await submitEvents(alone.token, [event])).body.rejected).toEqual([]);
    await age(alone, 1);
    expect(await drawn(alone)).toMatchObject([{ isItself: true, shown: { id: only } }]);
  });

  it('shows what was neither tried nor reviewed in the last fourteen days, where there is such a problem', async () => {
    const member = await makeMember();
    await turn(member.token);
    const [own, before, lately] = [await makeProblem(10), await makeProblem(10), await makeProblem(10)];
    await answer(member, own);
    for (const [problem, days] of [
      [before, 15],
      [lately, 13],
    ] as const) {
      await answer(member, problem, ['D5']);
      await query(sql`UPDATE problem_progress SET last_at = now() - ${days} * interval '1 day'
        WHERE user_id = ${member.id} AND problem = ${problem}`);
    }
    await age(member, 1);
    // The order is random, so what is certain has to hold each time.
    const shown = async () => {
      const all = new Set<string>();
      for (let draw = 0; draw < 8; draw += 1) for (const review of await drawn(member)) all.add(review.shown.id);
      return [...all];
    };
    expect(await shown()).toEqual([before]);
    const [review] = await drawn(member);
    expect((await submit(member.token, [reviewOf(review!)])).body.rejected).toEqual([]);
    await age(member, 1000);
    const untouched = await makeProblem(10);
    expect(await shown()).toEqual([untouched]);
  });

  it('counts once however often it is sent, and is judged here', async () => {
    const { member } = await withCards(3);
    const { token } = member;
    const [right, hinted, wrong] = await drawn(member);
    const reviews = [
      reviewOf(right!),
      reviewOf(hinted!, { hints: 1 }),
      // Whatever the device reports about it.
      reviewOf(wrong!, { moves: ['A1'] }),
    ];
    const before = new Map((await rowsOf(member)).map((row) => [row.publicId, row.memory]));
    const sent = await Promise.all([submit(token, reviews), submit(token, [...reviews, ...reviews.slice(1)])]);
    for (const { status, body } of sent)
      expect([status, body]).toEqual([200, { accepted: reviews.map(({ id }) => id), rejected: [] }]);
    const after = new Map((await rowsOf(member)).map((row) => [row.publicId, row.memory]));
    for (const [review, rating] of [
      [right!, 'good'],
      [hinted!, 'hard'],
      [wrong!, 'again'],
    ] as const)
      expect(after.get(review.card)).toEqual(reviewed(before.get(review.card)!, today(), rating));
    expect(await notebookOf(member)).toMatchObject({ done: 3, left: 0, due: 0 });
  });

  it('of one card from two devices at once counts once', async () => {
    const { member } = await withCards(1);
    const [one] = await drawn(member);
    const responses = await Promise.all(Array.from({ length: 6 }, () => submit(member.token, [reviewOf(one!)])));
    const accepted = responses.flatMap(({ body }) => body.accepted);
    const rejected = responses.flatMap(({ body }) => body.rejected.map(({ code }) => code));
    expect([accepted.length, rejected]).toEqual([1, Array(5).fill('STATE_CHANGED')]);
    expect((await rowsOf(member))[0]!.memory.reviews).toBe(1);
  });

  it('is not taken of what is no card of theirs, not due, or no sibling', async () => {
    const { member } = await withCards(1);
    const [one] = await drawn(member);
    const other = await makeProblem(19, 'ko');
    const far = await makeProblem(12);
    const wrong = [
      reviewOf({ ...one!, card: 'x' }),
      reviewOf({ ...one!, shown: { ...one!.shown, id: other } }),
      reviewOf({ ...one!, shown: { ...one!.shown, id: far } }),
    ];
    const stranger = await makeMember();
    expect((await submit(member.token, wrong)).body.rejected.map(({ code }) => code)).toEqual(
      Array(3).fill('NOT_FOUND'),
    );
    expect((await submit(stranger.token, [reviewOf(one!)])).body.rejected).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(
      (await submit(member.token, [reviewOf(one!, { occurredAt: '2020-01-01T00:00:00.000Z' })])).body.rejected,
    ).toMatchObject([{ code: 'STATE_CHANGED' }]);
    expect((await submit(member.token, [reviewOf(one!, { moves: ['Z9'] })])).status).toBe(422);
    expect((await submit(member.token, [])).status).toBe(422);
    expect((await submit(member.token, [reviewOf(one!)])).body.accepted).toHaveLength(1);
  });

  it('is at most one of twenty a day', async () => {
    const { member } = await withCards(reviewsADay + 2);
    expect(await notebookOf(member)).toMatchObject({
      left: reviewsADay,
      due: reviewsADay + 2,
      nextDay: dayText(today() + 1),
    });
    const reviews = await drawn(member);
    expect(reviews).toHaveLength(reviewsADay);
    const rest = (await rowsOf(member)).find(({ publicId }) => !reviews.some(({ card }) => card === publicId))!;
    await submit(
      member.token,
      reviews.map((one) => reviewOf(one)),
    );
    const beyond = reviewOf({ ...reviews[0]!, card: rest.publicId });
    expect((await submit(member.token, [beyond])).body.rejected).toEqual([{ id: beyond.id, code: 'STATE_CHANGED' }]);
    expect(await drawn(member)).toEqual([]);
    expect(await notebookOf(member)).toMatchObject({ done: reviewsADay, left: 0, due: 2 });
  });
});

describe('taking a review back', () => {
  it('gives the card back exactly as it was, once, and counts for nothing', async () => {
    const { member } = await withCards(1);
    const [before] = await rowsOf(member);
    const [one] = await drawn(member);
    const review = reviewOf(one!, { moves: ['A1'] });
    await submit(member.token, [review]);
    expect(await rowsOf(member)).not.toEqual([before]);
    for (const again of [1, 2]) expect([again, (await undo(member.token, review.id)).status]).toEqual([again, 200]);
    expect(await rowsOf(member)).toEqual([before]);
    expect(await notebookOf(member)).toMatchObject({ done: 0, left: 1 });
    // A repeated request is the same review, which stays undone.
    expect((await submit(member.token, [review])).body.accepted).toEqual([review.id]);
    expect(await rowsOf(member)).toEqual([before]);
  });

  it('is for the last of a card, by who did it', async () => {
    const { member } = await withCards(1);
    const [one] = await drawn(member);
    const first = reviewOf(one!);
    await submit(member.token, [first]);
    await age(member, 30);
    const second = reviewOf(one!);
    expect((await submit(member.token, [second])).body.accepted).toEqual([second.id]);
    expect((await undo(member.token, first.id)).body.error?.code).toBe('STATE_CHANGED');
    expect((await undo((await makeMember()).token, second.id)).body.error?.code).toBe('NOT_FOUND');
    expect((await undo(member.token, second.id)).status).toBe(200);
  });
});

describe('a backlog after a pause', () => {
  it('is spread, ten a day, and nothing that is remembered changes', async () => {
    const { member } = await withCards(reviewsADay + 3);
    expect((await notebookOf(member)).offersStartOver).toBe(true);
    const before = await rowsOf(member);
    const over = () => call(`${path}/start-over`, { token: member.token, method: 'POST' });
    expect((await over()).status).toBe(200);
    const after = await rowsOf(member);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ dueOn }) => dueOn)).toEqual(before.map((_, index) => today() + Math.floor(index / gentleADay)));
    for (const [index, { memory, dueOn }] of after.entries())
      expect(memory).toEqual({ ...before[index]!.memory, dueOn });
    expect(await notebookOf(member)).toMatchObject({ offersStartOver: false, due: gentleADay, left: gentleADay });
    // Repeated, it changes nothing.
    await over();
    expect(await rowsOf(member)).toEqual(after);
  });
});

it('a card that was removed is gone, and does not come back', async () => {
  const { member, problems } = await withCards(1);
  const [one] = await drawn(member);
  const remove = (token: string) => call<Failure>(`${path}/cards/${one!.card}`, { token, method: 'DELETE' });
  expect((await remove((await makeMember()).token)).body.error?.code).toBe('NOT_FOUND');
  expect((await remove(member.token)).status).toBe(200);
  expect((await remove(member.token)).status).toBe(404);
  await answer(member, problems[0]!);
  expect(await notebookOf(member)).toMatchObject({ groups: [], left: 0 });
  expect((await submit(member.token, [reviewOf(one!)])).body.rejected).toMatchObject([{ code: 'NOT_FOUND' }]);
});

it('is saved as a table that runs no formula, and as positions with their right lines', async () => {
  const { member, problems } = await withCards(2);
  await query(
    sql`UPDATE notebook_cards SET problem = '=1+1' WHERE user_id = ${member.id} AND problem = ${problems[1]}`,
  );
  const save = async (format: string) =>
    (await call<{ text: string }>(`${path}/export?format=${format}&locale=en-US`, member)).body.text;
  const lines = (await save('csv')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('\uFEFFNoted on,Problem,Idea,Grade,Comes on,Reviews,Wrong again');
  expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d,${problems[0]},Capture,G19,\\d{4}-\\d\\d-\\d\\d,0,0$`));
  expect(lines[2]).toContain(",'=1+1,");
  expect(await save('sgf')).toBe('(;GM[1]FF[4]CA[UTF-8]SZ[7]AB[cd][de][ed]AW[dd][cb][eb]PL[B]GN[Capture G19];B[dc])');
  expect((await call(`${path}/export?format=pdf`, member)).status).toBe(422);
});

it('nothing of it is for who is not logged in', async () => {
  const seen = await Promise.all([
    ...['', '/reviews', '/cards?family=ko&grade=9', '/export?format=csv'].map((rest) => call(`${path}${rest}`)),
    call(path, { method: 'PUT', body: { isOn: true } }),
    call(`${path}/start-over`, { method: 'POST' }),
    call(`${path}/reviews/${randomUUID()}/undo`, { method: 'POST' }),
    call(`${path}/cards/${unique('card')}`, { method: 'DELETE' }),
  ]);
  expect(seen.map(({ status }) => status)).toEqual(Array(8).fill(401));
});
