import { beforeAll, describe, expect, it } from 'vitest';
import type { Homework } from '@/lib/homework/contract';
import { codeOf, giveYear, makePupil, makeStudent, makeTeacher, teach } from '@/tests/setup/classes';
import { call, makeMember, query, sql, type Member } from '@/tests/setup/fixtures';
import { eventOf, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';
import {
  ago,
  change,
  listOf,
  ownList,
  setState,
  give,
  givenProblems,
  homeworkTry,
  makePupils,
  newHomework,
  ownHomework,
  resultsOf,
  send,
  wrong,
  type Pupil,
} from '@/tests/setup/homework';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let teacher: Member;
beforeAll(async () => {
  teacher = await makeTeacher();
});

describe('homework is given', () => {
  it('to a class and to chosen students, each once, with lessons and problems', async () => {
    const { schoolClass, pupils } = await makePupils(teacher, 2);
    const { student } = await makeStudent(teacher);
    const course = await makeCourse();
    const problem = await makeProblem();
    const wanted = newHomework({
      schoolClass,
      students: [student.id, pupils[0]!.id],
      due: day(3),
      words: ' 先看\r\n再下 ',
      items: [
        { kind: 'lesson', course: course.code, lesson: course.lessons[0]! },
        { kind: 'problem', problem },
      ],
    });
    const given = await give(teacher, wanted);
    expect(given.status).toBe(200);
    expect(given.body).toMatchObject({
      title: '第一份作業',
      words: '先看\n再下',
      due: day(3),
      state: 'open',
      isBegun: false,
    });
    expect(given.body.items.map(({ kind, key }) => [kind, key])).toEqual([
      ['lesson', `lesson/${course.lessons[0]}`],
      ['problem', problem],
    ]);
    expect(given.body.students.map(({ id }) => id).sort()).toEqual([student.id, ...pupils.map(({ id }) => id)].sort());
    // The same request again gives nothing twice.
    expect((await give(teacher, wanted)).body).toEqual(given.body);
    const [entry] = (await listOf(teacher)).items;
    expect(entry).toMatchObject({ id: given.body.id, students: 3, items: 2 });
    expect(await ownList(pupils[0]!)).toMatchObject([{ id: given.body.id, items: 2, done: 0, isOverdue: false }]);
  });

  it('not where a lesson is not open to a student: it is named, and nothing is given', async () => {
    const { schoolClass, pupils } = await makePupils(teacher, 2);
    const course = await makeCourse();
    const items = [{ kind: 'lesson' as const, course: course.code, lesson: course.lessons[1]! }];
    const before = (await listOf(teacher)).count;
    const [holder, other] = pupils as [Pupil, Pupil];
    await query(sql`INSERT INTO entitlements (user_id, kind, ref, product_code, starts_at, source)
      SELECT user_id, 'course', ${course.code}, ${course.code}, now(), 'staff' FROM students WHERE public_id = ${holder.id}`);
    const rejected = await give(teacher, newHomework({ schoolClass, items }));
    expect([rejected.status, codeOf(rejected)]).toEqual([409, 'LESSON_NOT_OPEN']);
    expect((rejected.body as unknown as { error: { details: unknown } }).error.details).toMatchObject({
      closed: [{ students: [other.name] }],
    });
    expect((await listOf(teacher)).count).toBe(before);
    expect((await give(teacher, newHomework({ students: [holder.id], items }))).status).toBe(200);
  });

  it('not with what is no item, no student, a day that is over or words that lead away', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const problem = await makeProblem();
    const items = [{ kind: 'problem' as const, problem }];
    const codeFor = async (more: Parameters<typeof newHomework>[0]) =>
      codeOf(await give(teacher, newHomework({ schoolClass, items, ...more })));
    expect(await codeFor({ items: [{ kind: 'problem', problem: 'no-such-problem' }] })).toBe('ITEM_UNKNOWN');
    expect(await codeFor({ items: [...items, ...items] })).toBe('ITEM_UNKNOWN');
    expect(await codeFor({ items: [] })).toBe('VALIDATION_FAILED');
    expect(await codeFor({ schoolClass: null })).toBe('NO_STUDENTS');
    expect(await codeFor({ students: ['nobody'] })).toBe('STUDENT_UNKNOWN');
    expect(await codeFor({ schoolClass: 'nothing' })).toBe('CLASS_UNKNOWN');
    expect(await codeFor({ due: day(-2) })).toBe('DATE_PASSED');
    expect(await codeFor({ due: '2027-02-30' })).toBe('VALIDATION_FAILED');
    expect(await codeFor({ words: '看 https://example.com' })).toBe('VALIDATION_FAILED');
    expect(await codeFor({ title: 'www.example.com' })).toBe('VALIDATION_FAILED');
    await query(sql`UPDATE problems SET withdrawn_at = now() WHERE public_id = ${problem}`);
    expect(await codeFor({})).toBe('ITEM_UNKNOWN');
    expect(await ownList(pupils[0]!)).toEqual([]);
  });

  it('is changed until somebody has begun; then title, words and date alone', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const { id, problems, homework } = await givenProblems(teacher, schoolClass);
    const other = [{ kind: 'problem', problem: await makeProblem() }];
    const texts = { title: 'Nets', words: 'Slowly.', due: null };
    expect((await change(teacher, id, { ...texts, items: other })).body.items[0]?.key).toBe(other[0]!.problem);
    expect((await change(teacher, id, { ...texts, items: [{ kind: 'problem', problem: problems[0] }] })).status).toBe(
      200,
    );
    await send(pupils[0]!, homeworkTry(id, problems[0]!));
    expect(codeOf(await change(teacher, id, { ...texts, items: other }))).toBe('HOMEWORK_BEGUN');
    const changed = await change(teacher, id, { ...texts, due: day(1) });
    expect(changed.body).toMatchObject({ title: 'Nets', due: day(1), isBegun: true, items: homework.items });
    await setState(teacher, id, 'archived');
    expect(codeOf(await change(teacher, id, texts))).toBe('STATE_CHANGED');
    await setState(teacher, id, 'open');
    expect((await change(teacher, id, texts)).status).toBe(200);
  });

  it('of problems that are chosen by their boards, or drawn', async () => {
    const { seedClimb } = await import('@/platform/seed/climb');
    const { platform } = await import('@/tests/setup/fixtures');
    const made = [await makeProblem(3, 'race'), await makeProblem(3, 'race')];
    await seedClimb(await platform());
    type Page = { items: { id: string; family: string }[]; count: number };
    const page = (await teach<Page>(teacher, '/homework/problems?theme=race&grade=3')).body;
    expect(page.items.map(({ id }) => id)).toEqual(expect.arrayContaining(made));
    expect(page.count).toBe(page.items.length);
    const drawn = await teach<{ id: string }[]>(
      teacher,
      `/homework/drawn?theme=race&grade=3&count=30&without=${made[0]}`,
    );
    const ids = (drawn.body as unknown as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(made[1]);
    expect(ids).not.toContain(made[0]);
    expect((await teach<Page>(teacher, '/homework/problems?theme=race&family=ko&grade=3')).body.items).toEqual([]);
    expect((await teach(teacher, '/homework/courses?locale=zh-TW')).status).toBe(200);
  });
});

describe('homework is done', () => {
  it('tries are events: each counts once, judged by the server, whenever they come', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass, 2);
    const first = homeworkTry(id, problems[0]!, { ...wrong, ...ago(2), solved: true });
    const second = homeworkTry(id, problems[0]!, ago(1));
    // From two devices, sent twice, and the later try first.
    expect((await send(pupil, second, second)).accepted).toEqual([second.id]);
    expect((await send(pupil, first)).accepted).toEqual([first.id]);
    expect((await send(pupil, first, second)).accepted).toHaveLength(2);
    const own = (await ownHomework(pupil, id)).body;
    expect(own).toMatchObject({ done: 1, state: 'open' });
    expect(own.items).toMatchObject([
      { id: problems[0], tries: 2, isDone: true, isFirstTry: false },
      { id: problems[1], tries: 0, isDone: false },
    ]);
    const { results } = await resultsOf(teacher, id);
    expect(results?.students).toEqual([
      {
        id: pupil.id,
        name: pupil.name,
        needsHelp: null,
        cells: [{ isDone: true, isLate: false, tries: 2, right: 0, hasHint: false, seconds: 4 }, null],
      },
    ]);
    expect(results?.wrong).toEqual([
      { key: problems[0], moments: [{ after: [], moves: [{ at: 'A1', students: [pupil.id] }], right: ['D5'] }] },
    ]);
    // No progress of a lesson and no level of the climb, but progress at the problem.
    const [made] = await query(sql`SELECT
      (SELECT count(*)::int FROM lesson_progress p WHERE p.lesson = ${`homework/${id}`}) AS lessons,
      (SELECT count(*)::int FROM level_progress p WHERE p.problem = ${problems[0]!}) AS levels,
      (SELECT tries::int FROM problem_progress p WHERE p.problem = ${problems[0]!}) AS tries`);
    expect(made).toEqual({ lessons: 0, levels: 0, tries: 2 });
  });

  it('a lesson counts as it is done in its course', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const course = await makeCourse();
    const lesson = course.lessons[0]!;
    const { body } = await give(
      teacher,
      newHomework({ schoolClass, items: [{ kind: 'lesson', course: course.code, lesson }] }),
    );
    await submitEvents(pupil.token, [eventOf('opened', course, lesson), eventOf('finished', course, lesson)]);
    expect((await ownHomework(pupil, body.id)).body).toMatchObject({ done: 1, items: [{ state: 'finished' }] });
    expect((await resultsOf(teacher, body.id)).results?.students[0]?.cells).toMatchObject([{ isDone: true, tries: 0 }]);
    expect((await teach<Homework>(teacher, `/homework/${body.id}`)).body.isBegun).toBe(true);
    // A page beyond the end still returns the counts.
    const beyond = await call('course/learning/homework?page=2', { token: pupil.token });
    expect(beyond.body).toEqual({ items: [], pages: 1, count: 1 });
  });

  it('a lesson told late is in the results of a screen that was open, and one that is in no course any more is asked of nobody', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const [one, two] = [await makeCourse(), await makeCourse()];
    const items = [one, two].map(({ code, lessons }) => ({
      kind: 'lesson' as const,
      course: code,
      lesson: lessons[0]!,
    }));
    const { body } = await give(teacher, newHomework({ schoolClass, items }));
    await submitEvents(pupil.token, [eventOf('finished', one, one.lessons[0]!)]);
    const { stamp } = await resultsOf(teacher, body.id);
    await submitEvents(pupil.token, [eventOf('finished', two, two.lessons[0]!, ago(3))]);
    expect((await resultsOf(teacher, body.id, stamp)).results?.students[0]?.cells).toMatchObject(
      [true, true].map((isDone) => ({ isDone })),
    );
    const entry = async () => (await ownList(pupil)).find(({ id }) => id === body.id);
    expect(await entry()).toMatchObject({ items: 2, done: 2 });
    await query(sql`UPDATE topics SET _status = 'draft' WHERE code = ${two.topics[0]}`);
    expect((await ownHomework(pupil, body.id)).body.items).toHaveLength(1);
    expect(await entry()).toMatchObject({ items: 1, done: 1, isOverdue: false });
  });

  it('what is late is marked, by the day it was due and by when it was closed', async () => {
    const { schoolClass, pupils } = await makePupils(teacher, 2);
    const { id, problems } = await givenProblems(teacher, schoolClass);
    await query(sql`UPDATE homework SET due_at = now() - interval '1 day' WHERE public_id = ${id}`);
    await send(pupils[0]!, homeworkTry(id, problems[0]!, ago(48)));
    await send(pupils[1]!, homeworkTry(id, problems[0]!));
    const late = Object.fromEntries(
      (await resultsOf(teacher, id)).results!.students.map((one) => [one.id, one.cells[0]?.isLate]),
    );
    expect(late).toEqual({ [pupils[0]!.id]: false, [pupils[1]!.id]: true });
    const unfinished = await givenProblems(teacher, schoolClass);
    await query(sql`UPDATE homework SET due_at = now() - interval '1 day' WHERE public_id = ${unfinished.id}`);
    expect((await ownList(pupils[0]!)).find((one) => one.id === unfinished.id)).toMatchObject({ isOverdue: true });
  });

  it('archived while it is handed in: what is sent is kept and late, and it says so', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass);
    const sent = homeworkTry(id, problems[0]!);
    const [archived, submitted] = await Promise.all([setState(teacher, id, 'archived'), send(pupil, sent)]);
    expect(archived.status).toBe(200);
    expect(submitted.accepted).toEqual([sent.id]);
    const later = homeworkTry(id, problems[0]!, wrong);
    expect((await send(pupil, later)).accepted).toEqual([later.id]);
    const own = await ownHomework(pupil, id);
    expect(own.body).toMatchObject({ state: 'archived', done: 1, items: [{ problem: null, tries: 2 }] });
    expect((await ownList(pupil)).map((one) => one.id)).not.toContain(id);
    expect((await resultsOf(teacher, id)).results?.students[0]?.cells[0]).toMatchObject({ tries: 2, isDone: true });
  });

  it('not what was not given to them: of others, of other problems, of no homework', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass);
    const stranger = await makeMember();
    const rejected = { accepted: [], rejected: [{ code: 'NOT_FOUND' }] };
    expect(await send(stranger, homeworkTry(id, problems[0]!))).toMatchObject(rejected);
    expect(await send(pupil, homeworkTry(id, await makeProblem()))).toMatchObject(rejected);
    expect(await send(pupil, homeworkTry('no-such-homework', problems[0]!))).toMatchObject(rejected);
    expect((await ownHomework(stranger, id)).status).toBe(404);
    expect(await ownList(stranger)).toEqual([]);
  });

  it('a wrong first try comes into the notebook', async () => {
    const { schoolClass, pupils } = await makePupils(teacher);
    const [pupil] = pupils as [Pupil];
    const { id, problems } = await givenProblems(teacher, schoolClass);
    await call('course/learning/notebook', { method: 'PUT', token: pupil.token, body: { isOn: true } });
    await send(pupil, homeworkTry(id, problems[0]!, wrong));
    expect(await query(sql`SELECT 1 AS one FROM notebook_cards WHERE problem = ${problems[0]!}`)).toEqual([{ one: 1 }]);
  });
});

describe('whose it is', () => {
  it('a teacher finds and gives nothing of another’s', async () => {
    const other = await makeTeacher();
    const { schoolClass, pupils } = await makePupils(teacher);
    const { id, problems } = await givenProblems(teacher, schoolClass);
    const items = [{ kind: 'problem' as const, problem: problems[0]! }];
    for (const answer of [
      await teach(other, `/homework/${id}`),
      await teach(other, `/homework/${id}/results`),
      await change(other, id, { title: 'Mine', words: '', due: null }),
      await setState(other, id, 'archived'),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await give(other, newHomework({ students: [pupils[0]!.id], items })))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await give(other, newHomework({ schoolClass, items })))).toBe('CLASS_UNKNOWN');
    expect((await listOf(other)).items).toEqual([]);
    // For a student of two teachers, one does not see what the other gave.
    const own = await makePupil(other);
    await query(
      sql`UPDATE students SET user_id = (SELECT user_id FROM students WHERE public_id = ${pupils[0]!.id}) WHERE public_id = ${own.student.id}`,
    );
    const second = await givenProblems(other, own.schoolClass.id);
    expect((await ownList(pupils[0]!)).map((one) => one.id).sort()).toEqual([id, second.id].sort());
    await send(pupils[0]!, homeworkTry(id, problems[0]!));
    expect((await resultsOf(other, second.id)).results?.students[0]?.cells).toEqual([null]);
  });

  it('is nobody’s who is no teacher, and only read after the year', async () => {
    const member = await makeMember();
    expect(codeOf(await give(member, newHomework({ items: [{ kind: 'problem', problem: 'x' }] })))).toBe(
      'NOT_A_TEACHER',
    );
    const lapsed = await makeTeacher();
    const { schoolClass } = await makePupils(lapsed);
    const { id, problems } = await givenProblems(lapsed, schoolClass);
    await giveYear(lapsed, new Date(Date.now() - 1000), 'EXPIRED');
    const items = [{ kind: 'problem' as const, problem: problems[0]! }];
    for (const answer of [
      await give(lapsed, newHomework({ schoolClass, items })),
      await change(lapsed, id, { title: 'Later', words: '', due: null }),
      await setState(lapsed, id, 'closed'),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'TEACHING_LAPSED']);
    expect((await teach<Homework>(lapsed, `/homework/${id}`)).body.id).toBe(id);
    expect((await resultsOf(lapsed, id)).results?.students).toHaveLength(1);
    expect((await listOf(lapsed)).count).toBe(1);
  });
});
