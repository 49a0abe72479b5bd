import { expect, it } from 'vitest';
import type { CourseOfLessons } from '@/lib/courses/study-contract';
import { call, makeMember } from '@/tests/setup/fixtures';
import { emptyBank, eventOf, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';

it('exercises come of the topic’s families and grade, what was tried lately last, siblings of one without itself', async () => {
  await emptyBank();
  const trial = await makeCourse({ isTrial: true });
  const member = await makeMember();
  const ids = [await makeProblem(), await makeProblem(), await makeProblem()];
  await makeProblem(19, 'ko');
  const far = await makeProblem(9);
  const path = `course/learning/courses/${trial.code}/lessons/${trial.lessons[2]}/exercises?locale=zh-TW`;
  const draw = async (more = '') =>
    (await call<{ id: string; family: string; grade: number }[]>(`${path}${more}`, { token: member.token })).body;
  const drawn = await draw('&count=20');
  expect(drawn.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(drawn.every(({ family }) => family === 'capture')).toBe(true);
  // Problems far in grade come after all near ones.
  const distances = drawn.map(({ grade }) => Math.abs(grade - 19));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(drawn.map(({ id }) => id)).toContain(far);
  await submitEvents(member.token, [
    eventOf('attempt', trial, trial.lessons[2]!, { step: 'practice', problem: ids[0]! }),
  ]);
  // Problems tried lately come before those that are too hard.
  expect((await draw('&count=20')).slice(-2).map(({ id }) => id)).toEqual([ids[0], far]);
  // If all were tried lately, they come again, the nearest first.
  await submitEvents(
    member.token,
    drawn.map(({ id }) => eventOf('attempt', trial, trial.lessons[2]!, { step: 'practice', problem: id })),
  );
  const again = await draw('&count=20');
  expect(again.map(({ id }) => id).toSorted()).toEqual(drawn.map(({ id }) => id).toSorted());
  expect(again.map(({ grade }) => grade)).toEqual(drawn.map(({ grade }) => grade));
  expect(new Set(again.map(({ id }) => id)).size).toBe(again.length);
  expect((await draw(`&count=20&like=${ids[1]}`)).map(({ id }) => id)).not.toContain(ids[1]);
  // A sibling comes as long as there is one that is not in the set.
  expect((await draw(`&count=1&like=${ids[1]}&without=${ids[0]},${ids[1]},${far}`)).map(({ id }) => id)).toEqual([
    ids[2],
  ]);
  expect(await draw(`&count=1&like=${ids[1]}&without=${[...ids, far].join()}`)).toEqual([]);
  expect((await call(`${path}&without=${'a,'.repeat(751)}`, { token: member.token })).status).toBe(422);
  expect((await call(`${path}&like=nothing`, { token: member.token })).status).toBe(404);
  expect((await call(`${path}&count=21`, { token: member.token })).status).toBe(422);
  expect((await call(path)).status).toBe(403);
});

it('a set of exercises keeps to the grades of its course, listed and drawn; the topic’s own lesson has the topic’s', async () => {
  await emptyBank();
  const [easy, fitting] = [await makeProblem(19), await makeProblem(15)];
  const course = await makeCourse({ isTrial: true, grades: [15, 13] });
  const { token } = await makeMember();
  const read = await call<CourseOfLessons>(`course/learning/courses/${course.code}?locale=zh-TW`, { token });
  expect(read.body.chapters[0]!.lessons.map(({ grade }) => grade)).toEqual([19, 19, 15]);
  const drawn = await call<{ id: string }[]>(
    `course/learning/courses/${course.code}/lessons/${course.lessons[2]}/exercises?locale=zh-TW`,
    { token },
  );
  expect(drawn.body.map(({ id }) => id)).toEqual([fitting, easy]);
});
