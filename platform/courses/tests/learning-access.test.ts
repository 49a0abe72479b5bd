import { describe, expect, it } from 'vitest';
import type { CourseOfLessons } from '@/lib/courses/study-contract';
import { call, makeMember, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';
import { eventOf, lessonFor, makeCourse, submitEvents, todayOf } from '@/tests/setup/learning';
import { askRefund, buy } from '@/tests/setup/trade';

const sold = async () => {
  const course = await makeCourse();
  await makeProduct({ code: course.code, price: 900 });
  return course;
};

describe('a lesson', () => {
  it('the first of a course is everybody’s, the others are for whom the course was granted', async () => {
    const course = await sold();
    const [first, second] = course.lessons as [string, string, string];
    const member = await makeMember();
    for (const whose of [{}, member]) {
      const free = await lessonFor(whose, course, first);
      expect(free.body).toMatchObject({ access: 'open', isFree: true, state: 'new', previous: null, next: second });
      expect(free.body.steps).toHaveLength(6);
      expect((await lessonFor(whose, course, second)).body).toMatchObject({ access: 'closed', steps: null });
    }
    expect((await lessonFor({}, course, 'nothing')).status).toBe(404);
    expect((await lessonFor({}, { code: 'nothing' }, first)).status).toBe(404);
  });

  it('of a course that can go back, its steps come after it was opened, and then the course stays', async () => {
    const course = await sold();
    const [first, second, third] = course.lessons as [string, string, string];
    const member = await makeMember();
    const order = await buy(member, [course.code], 900);
    expect((await lessonFor(member, course, second)).body).toMatchObject({ access: 'ask', steps: null });
    const exercises = `course/learning/courses/${course.code}/lessons/${third}/exercises?locale=zh-TW`;
    expect((await call(exercises, { token: member.token })).status).toBe(403);
    await submitEvents(member.token, [eventOf('opened', course, first)]);
    expect((await lessonFor(member, course, second)).body.access).toBe('ask');
    const opened = eventOf('opened', course, second);
    for (let time = 0; time < 2; time += 1)
      expect((await submitEvents(member.token, [opened])).body).toEqual({ accepted: [opened.id], rejected: [] });
    expect((await lessonFor(member, course, second)).body).toMatchObject({ access: 'open', state: 'begun' });
    expect((await lessonFor(member, course, third)).body.access).toBe('open');
    expect((await call(exercises, { token: member.token })).status).toBe(200);
    expect(await query(sql`SELECT lesson::int FROM lesson_openings WHERE plan = ${course.code}`)).toEqual([
      { lesson: 2 },
    ]);
    expect((await askRefund(member, order.id, 900)).status).toBe(409);
  });

  it('what went back is closed again, whatever is told late', async () => {
    const course = await sold();
    const [, second] = course.lessons as [string, string];
    const member = await makeMember();
    const order = await buy(member, [course.code], 900);
    expect((await askRefund(member, order.id, 900)).status).toBe(200);
    expect((await lessonFor(member, course, second)).body).toMatchObject({ access: 'closed', steps: null });
    const late = eventOf('opened', course, second);
    expect((await submitEvents(member.token, [late])).body.rejected).toEqual([{ id: late.id, code: 'FORBIDDEN' }]);
    expect(await query(sql`SELECT id FROM lesson_openings WHERE plan = ${course.code}`)).toEqual([]);
  });

  it('what has ended shows the free lesson; what was done before it ended still counts', async () => {
    const course = await makeCourse();
    const [first, second] = course.lessons as [string, string];
    const member = await makeMember();
    await query(sql`UPDATE users SET created_at = now() - interval '9 days' WHERE id = ${member.id}`);
    await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at, ends_at)
      VALUES (${member.id}, 'staff', 'course', ${course.code}, ${course.code}, 1, now() - interval '8 days', now() - interval '1 day')`);
    expect((await lessonFor(member, course, second)).body.access).toBe('closed');
    expect((await lessonFor(member, course, first)).body.access).toBe('open');
    const at = (days: number) => ({ occurredAt: new Date(Date.now() - days * 86_400_000).toISOString() });
    const before = eventOf('finished', course, second, at(2));
    const after = eventOf('finished', course, second, at(0.5));
    expect((await submitEvents(member.token, [before, after])).body).toEqual({
      accepted: [before.id],
      rejected: [{ id: after.id, code: 'FORBIDDEN' }],
    });
  });

  it('a trial is every member’s, and its first lesson everybody’s', async () => {
    const trial = await makeCourse({ isTrial: true });
    const [first, second] = trial.lessons as [string, string];
    const member = await makeMember();
    expect((await lessonFor(member, trial, second)).body.access).toBe('open');
    expect((await lessonFor({}, trial, first)).body.access).toBe('open');
    expect((await lessonFor({}, trial, second)).body.access).toBe('closed');
  });

  it('belongs to the person it was granted to, and to nobody of another account', async () => {
    const course = await makeCourse();
    const [, second] = course.lessons as [string, string];
    const [parent, stranger] = [await makeMember(), await makeMember()];
    const child = await call<{ id: string }>('user/learners', {
      token: parent.token,
      body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
    });
    const learner = child.body.id;
    await query(sql`INSERT INTO entitlements (user_id, learner_id, source, kind, ref, product_code, amount, starts_at)
      SELECT ${parent.id}, id, 'staff', 'course', ${course.code}, ${course.code}, 1, now() FROM learners WHERE public_id = ${learner}`);
    expect((await lessonFor({ ...parent, learner }, course, second)).body.access).toBe('open');
    expect((await lessonFor(parent, course, second)).body).toMatchObject({ access: 'closed', heldBy: [learner] });
    const courseFor = async (token: string, whose = '') =>
      (await call<CourseOfLessons>(`course/learning/courses/${course.code}?locale=zh-TW${whose}`, { token })).body;
    expect(await courseFor(parent.token)).toMatchObject({ isOpen: false, heldBy: [learner] });
    expect(await courseFor(parent.token, `&learner=${learner}`)).toMatchObject({ isOpen: true, heldBy: [] });
    // The people of another account are not shown.
    expect((await lessonFor(stranger, course, second)).body.heldBy).toEqual([]);
    expect((await courseFor(stranger.token)).heldBy).toEqual([]);
    const submitted = await submitEvents(parent.token, [eventOf('finished', course, second)], learner);
    expect(submitted.body.accepted).toHaveLength(1);
    expect((await lessonFor({ ...parent, learner }, course, second)).body.state).toBe('finished');
    expect((await lessonFor(parent, course, second)).body.state).toBe('new');
    for (const path of [
      'course/learning?locale=zh-TW',
      'course/learning/settings?',
      'course/learning/progress?locale=zh-TW',
    ])
      expect((await call(`${path}&learner=${learner}`, { token: stranger.token })).body).toMatchObject({
        error: { code: 'LEARNER_UNKNOWN' },
      });
    expect((await submitEvents(stranger.token, [eventOf('finished', course, second)], learner)).status).toBe(404);
    expect((await lessonFor({ ...stranger, learner }, course, second)).status).toBe(404);
    expect((await lessonFor({ learner }, course, second)).status).toBe(404);
  });
});

it('today: what was begun first, then own courses, trials, and what has a free lesson', async () => {
  const [begun, own, trial, other] = [
    await makeCourse(),
    await makeCourse(),
    await makeCourse({ isTrial: true }),
    await makeCourse(),
  ];
  const member = await makeMember();
  await query(sql`INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
    VALUES (${member.id}, 'staff', 'course', ${own.code}, ${own.code}, 1, now())`);
  const [first, second] = begun.lessons as [string, string];
  await submitEvents(member.token, [eventOf('opened', begun, first), eventOf('finished', begun, first)]);
  const courses = await todayOf(member);
  const places = [begun, own, trial, other].map(({ code }) => courses.findIndex(({ id }) => id === code));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(courses[0]).toMatchObject({ id: begun.code, finished: 1, lessons: 3, isOpen: false, next: { id: second } });
  expect((await call('course/learning?locale=zh-TW')).status).toBe(401);
});

it('a course goes on with the lesson worked on last, not with the first that was left out', async () => {
  const course = await makeCourse({ topics: 4, isTrial: true });
  const member = await makeMember();
  const [first, , third] = course.lessons as [string, string, string];
  const next = async () => (await todayOf(member)).find(({ id }) => id === course.code)?.next?.id;
  expect(await next()).toBe(first);
  await submitEvents(member.token, [eventOf('finished', course, first)]);
  await submitEvents(member.token, [eventOf('opened', course, third)]);
  expect(await next()).toBe(third);
  await submitEvents(member.token, [eventOf('finished', course, third)]);
  expect(await next()).toBe(course.lessons[3]);
});

it('how to teach is offered to teachers, not to pupils nor to a teacher’s own children, and shown to who has it', async () => {
  const guide = await sold();
  await query(sql`UPDATE products SET is_itp = true WHERE code = ${guide.code}`);
  await query(
    sql`UPDATE course_plans SET product_id = (SELECT id FROM products WHERE code = ${guide.code}) WHERE code = ${guide.code}`,
  );
  const isListed = async (whose: Parameters<typeof todayOf>[0]) =>
    (await todayOf(whose)).some(({ id }) => id === guide.code);
  const member = await makeMember();
  expect(await isListed(member)).toBe(false);
  await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${member.id}`);
  expect(await isListed(member)).toBe(true);
  const pupil = await makeMember();
  await buy(pupil, [guide.code], 900);
  expect(await isListed(pupil)).toBe(true);
});

it('what a language does not sell is offered there to nobody, and found by who has or has begun it', async () => {
  const [hidden, trial] = [await sold(), await makeCourse({ isTrial: true })];
  await makeProduct({ code: trial.code, price: 0 });
  const codes = [hidden.code, trial.code];
  for (const code of codes)
    await query(
      sql`UPDATE course_plans SET product_id = (SELECT id FROM products WHERE code = ${code}) WHERE code = ${code}`,
    );
  const listed = async (token: string, locale: string) => {
    const { body } = await call<{ id: string }[]>(`course/learning?locale=${locale}`, { token });
    return codes.map((code) => body.some(({ id }) => id === code));
  };
  const [visitor, owner, learner] = [await makeMember(), await makeMember(), await makeMember()];
  expect(await listed(visitor.token, 'ja-JP')).toEqual([true, true]);
  await query(sql`UPDATE products_locales SET is_active = false WHERE _locale = 'ja-JP'
    AND _parent_id IN (SELECT id FROM products WHERE code IN (${hidden.code}, ${trial.code}))`);
  expect(await listed(visitor.token, 'ja-JP')).toEqual([false, false]);
  expect(await listed(visitor.token, 'zh-TW')).toEqual([true, true]);
  // Its page opens by its address, but sells nothing.
  const page = await call<CourseOfLessons>(`course/learning/courses/${hidden.code}?locale=ja-JP`);
  expect(page.body).toMatchObject({ id: hidden.code, productId: null });
  await buy(owner, [hidden.code], 900);
  expect(await listed(owner.token, 'ja-JP')).toEqual([true, false]);
  await submitEvents(learner.token, [eventOf('opened', trial, trial.lessons[0]!)]);
  expect(await listed(learner.token, 'ja-JP')).toEqual([false, true]);
});

it('of the trials, those for children alone come last to who has said nothing, and first to a learner of the account', async () => {
  const [forAll, forChildren] = [await makeCourse({ isTrial: true }), await makeCourse({ isTrial: true })];
  for (const { code } of [forAll, forChildren]) {
    await makeProduct({ code, price: 0 });
    await query(
      sql`UPDATE course_plans SET product_id = (SELECT id FROM products WHERE code = ${code}) WHERE code = ${code}`,
    );
  }
  const payload = await platform();
  await payload.update({
    collection: 'products',
    where: { code: { equals: forChildren.code } },
    data: { audience: ['child'] },
  });
  const member = await makeMember();
  const child = await call<{ id: string }>('user/learners', {
    token: member.token,
    body: { name: 'Mei', birthYear: 2018, birthMonth: 3 },
  });
  const order = async (whose: Parameters<typeof todayOf>[0]) =>
    (await todayOf(whose)).map(({ id }) => id).filter((id) => id === forAll.code || id === forChildren.code);
  expect(await order(member)).toEqual([forAll.code, forChildren.code]);
  expect(await order({ ...member, learner: child.body.id })).toEqual([forChildren.code, forAll.code]);
});

it('a course says its chapters to everybody, and how far somebody is to them', async () => {
  const course = await makeCourse();
  const member = await makeMember();
  await submitEvents(member.token, [eventOf('finished', course, course.lessons[0]!)]);
  const read = async (token?: string) =>
    (await call<CourseOfLessons>(`course/learning/courses/${course.code}?locale=zh-TW`, { ...(token && { token }) }))
      .body;
  expect((await read()).chapters[0]!.lessons.map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  expect((await read(member.token)).chapters[0]!.lessons.map(({ state }) => state)).toEqual(['finished', 'new', 'new']);
  expect((await read()).chapters[0]!.lessons[2]!.title).toMatch(/^練習：/);
});

it('what staff change of a course is so at the next reading, and what they take down is gone', async () => {
  const course = await makeCourse();
  const payload = await platform();
  const read = async () =>
    (await call<CourseOfLessons>(`course/learning/courses/${course.code}?locale=zh-TW`)).body.chapters.map(
      ({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)],
    );
  const [[, ...titles]] = (await read()) as [string[]];
  const [first] = course.topics as [string];
  const where = (code: string) => ({ code: { equals: code } });
  await payload.update({ collection: 'topics', locale: 'zh-TW', where: where(first), data: { title: '新的題目' } });
  expect(await read()).toEqual([['第一章', '新的題目', ...titles.slice(1)]]);
  const chapters = [{ title: '另一章', lessons: [{ code: first }] }];
  await payload.update({ collection: 'coursePlans', locale: 'zh-TW', where: where(course.code), data: { chapters } });
  expect(await read()).toEqual([['另一章', '新的題目']]);
  await payload.delete({ collection: 'coursePlans', where: where(course.code) });
  expect((await call(`course/learning/courses/${course.code}?locale=zh-TW`)).status).toBe(404);
});

it('the older way to open a lesson is told as an event too, for whose the course is', async () => {
  const course = await sold();
  const [buyer, stranger] = [await makeMember(), await makeMember()];
  await buy(buyer, [course.code], 900);
  const open = ({ token }: { token: string }, lesson: number) =>
    call<{ openedAt: string; error?: { code: string } }>(`course/coursePlans/${course.code}/lessons/${lesson}/open`, {
      token,
      method: 'POST',
    });
  const first = await open(stranger, 1);
  expect(first.status).toBe(200);
  expect((await open(stranger, 1)).body).toEqual(first.body);
  expect((await open(stranger, 2)).body.error?.code).toBe('FORBIDDEN');
  expect((await open(buyer, 9)).body.error?.code).toBe('NOT_FOUND');
  const opened = await open(buyer, 2);
  expect((await open(buyer, 2)).body).toEqual(opened.body);
  expect((await lessonFor(buyer, course, course.lessons[1]!)).body).toMatchObject({ access: 'open', state: 'begun' });
});
