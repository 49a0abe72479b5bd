import { addDays, subDays } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import type { Material, MaterialContent, MaterialHead, TeacherLesson } from '@/lib/materials/contract';
import { readPage } from '@/lib/materials/page-sgf';
import { searching } from '@/platform/lessons/answer-search';
import {
  codeOf,
  giveYear,
  logInByCard,
  makeClass,
  makePupil,
  makeTeacher,
  ownName,
  teach,
} from '@/tests/setup/classes';
import { examsOf } from '@/tests/setup/exams';
import { call, makeMember, query, sql, unique } from '@/tests/setup/fixtures';
import { lessonFor, makeCourse } from '@/tests/setup/learning';
import {
  addMaterial,
  changeLesson,
  judge,
  newMaterial,
  provedProblem,
  readShared,
  sharedLesson,
  sharedWith,
} from '@/tests/setup/materials';
import { pageContent, problemContent } from '@/tests/setup/material-content';

type List<Item> = { items: Item[]; pages: number; count: number };
const list = async (by: { token: string }, asked = '') =>
  (await teach<List<MaterialHead>>(by, `/materials${asked}`)).body;
const change = (by: { token: string }, { id, title, revision }: Material, content: MaterialContent) =>
  teach<Material>(by, `/materials/${id}`, { method: 'PUT', body: { title, content, revision } });
const remove = (by: { token: string }, id: string) => teach(by, `/materials/${id}`, { method: 'DELETE' });

/** A teacher with a class and a student of it who is logged in. */
async function makeRoom() {
  const teacher = await makeTeacher();
  const { schoolClass, student, card } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  return { teacher, schoolClass, student, pupil: { token } };
}

describe('board pages and problems', () => {
  it('are kept as they were written, once for each request, and found by their title', async () => {
    const teacher = await makeTeacher();
    const body = newMaterial();
    const made = await Promise.all([1, 2].map(() => teach<Material>(teacher, '/materials', { body })));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(made[0]!.body).toEqual(made[1]!.body);
    expect(made[0]!.body).toMatchObject({ title: body.title, kind: 'page', state: null, content: pageContent() });
    await addMaterial(teacher, problemContent());
    expect((await list(teacher)).count).toBe(2);
    expect((await list(teacher, '?kind=problem')).items.map(({ state }) => state)).toEqual(['unjudged']);
    expect((await list(teacher, '?ready=true')).items.map(({ kind }) => kind)).toEqual(['page']);
    expect((await list(teacher, `?search=${body.title.toUpperCase()}`)).items).toHaveLength(1);
    expect((await teach<Material>(teacher, `/materials/${made[0]!.body.id}`)).body.content).toEqual(pageContent());
  });

  it('are changed by the device that saw them last, the other is told', async () => {
    const teacher = await makeTeacher();
    const made = await addMaterial(teacher);
    const both = await Promise.all(['甲', '乙'].map((text) => change(teacher, made, pageContent(text))));
    expect(both.map(codeOf).toSorted()).toEqual(['STATE_CHANGED', undefined]);
    expect(codeOf(await change(teacher, { ...made, revision: 2 }, problemContent()))).toBe('MATERIAL_UNKNOWN');
  });

  it('say what is wrong with them, and keep nothing of it', async () => {
    const teacher = await makeTeacher();
    const { steps, ...page } = pageContent() as Extract<MaterialContent, { kind: 'page' }>;
    const add = (content: MaterialContent) =>
      teach<{ error: { details: unknown } }>(teacher, '/materials', { body: newMaterial(content) });
    const taken = { from: 0, move: { color: 'white' as const, at: 'E5' }, words: '' };
    const illegal = await add({ ...page, steps: [...steps, taken] });
    expect(illegal.body.error).toMatchObject({ code: 'PAGE_WRONG', details: { reason: 'illegal', step: 4 } });
    expect(codeOf(await add({ ...page, steps: [{ from: null, words: 'see www.evil.example' }] }))).toBe(
      'VALIDATION_FAILED',
    );
    const overlap = problemContent();
    overlap.position.white = 'C4';
    expect(codeOf(await add(overlap))).toBe('PROBLEM_WRONG');
    expect(await list(teacher)).toMatchObject({ count: 0 });
  });

  it('are another teacher’s for nobody', async () => {
    const [teacher, other] = [await makeTeacher(), await makeTeacher()];
    const made = await addMaterial(teacher);
    const lesson = await sharedLesson(teacher, (await makeClass(teacher)).id, [made.id]);
    const tries = [
      await teach(other, `/materials/${made.id}`),
      await change(other, made, pageContent()),
      await remove(other, made.id),
      await judge(other, made.id),
      await teach(other, `/materials/${made.id}/sgf`),
      await teach(other, `/lessons/${lesson.id}`),
      await changeLesson(other, lesson, {}),
    ];
    expect(tries.map(codeOf)).toEqual(Array(7).fill('MATERIAL_UNKNOWN'));
    const own = await sharedLesson(other, (await makeClass(other)).id, []);
    expect(codeOf(await changeLesson(other, own, { materials: [made.id] }))).toBe('MATERIAL_UNKNOWN');
    const [schoolClass] = lesson.classes;
    expect(codeOf(await changeLesson(other, own, { classes: [schoolClass!.id] }))).toBe('CLASS_UNKNOWN');
    expect((await list(other)).count).toBe(0);
  });

  it('are saved as SGF', async () => {
    const teacher = await makeTeacher();
    const made = await addMaterial(teacher);
    const { text } = (await teach<{ text: string }>(teacher, `/materials/${made.id}/sgf`)).body;
    expect({ kind: 'page', ...readPage(text).page }).toEqual(made.content);
    const proved = await provedProblem(teacher);
    expect((await teach<{ text: string }>(teacher, `/materials/${proved.id}/sgf`)).body.text).toMatch(/;B\[dc\]\)$/);
  });
});

describe('a problem', () => {
  // Long enough for a slow machine; a test of its own covers the deadline.
  const { deadlineMs } = searching;
  beforeEach(() => void (searching.deadlineMs = 100_000));
  afterEach(() => void (searching.deadlineMs = deadlineMs));

  it('that a search does not settle in its time is ended, told so, and may not be given', async () => {
    searching.deadlineMs = 1;
    const teacher = await makeTeacher();
    // A problem that is not in the cache of answers.
    const { id } = await addMaterial(teacher, problemContent(['D5'], { within: 2 }));
    expect((await judge(teacher, id)).body).toMatchObject({ state: 'refused', objections: [{ code: 'slow' }] });
    searching.deadlineMs = 100_000;
    expect((await judge(teacher, id)).body).toMatchObject({ state: 'proved', objections: [] });
  });

  it('is proved by the search, and what it answers students comes from there', async () => {
    const { teacher, schoolClass, pupil } = await makeRoom();
    const made = await addMaterial(teacher, problemContent());
    const lesson = await sharedLesson(teacher, schoolClass.id, []);
    expect(codeOf(await changeLesson(teacher, lesson, { materials: [made.id] }))).toBe('MATERIAL_NOT_PROVED');
    expect((await judge(teacher, made.id)).body).toMatchObject({ state: 'proved', objections: [] });
    expect((await changeLesson(teacher, lesson, { materials: [made.id] })).status).toBe(200);
    const { materials } = (await readShared(pupil, lesson.id)).body;
    expect(materials).toMatchObject([{ kind: 'problem', problem: { goal: 'capture', moves: [{ at: 'D5' }] } }]);
    // Changed, it may not be given any more, until it is judged anew.
    const now = (await teach<Material>(teacher, `/materials/${made.id}`)).body;
    expect((await change(teacher, now, problemContent(['D6']))).body.state).toBe('unjudged');
    expect((await readShared(pupil, lesson.id)).body.materials).toEqual([]);
    // Another title keeps the verdict.
    const again = (await teach<Material>(teacher, `/materials/${made.id}`)).body;
    expect((await judge(teacher, made.id)).body.objections).toEqual([
      { code: 'refuted', at: 'D6', reply: 'D5' },
      { code: 'ambiguous', at: 'D5' },
    ]);
    expect(again.state).toBe('unjudged');
  });

  it('keeps what was judged when it gets another name', async () => {
    const teacher = await makeTeacher();
    const proved = await provedProblem(teacher);
    const renamed = await change(teacher, { ...proved, title: ownName('Name') }, problemContent());
    expect(renamed.body).toMatchObject({ state: 'proved', revision: 3 });
  });

  it('that has no answer, or misses something, is told so', async () => {
    const teacher = await makeTeacher();
    const none = await addMaterial(teacher, problemContent(['D5'], { region: 'A1 B1', within: 1 }));
    expect((await judge(teacher, none.id)).body).toMatchObject({ state: 'refused' });
    const unmarked = problemContent();
    unmarked.position.marks = [];
    const wrong = async (content: MaterialContent) => {
      const { id } = await addMaterial(teacher, content);
      return (await judge(teacher, id)).body;
    };
    expect(await wrong(unmarked)).toMatchObject({ error: { code: 'PROBLEM_WRONG', details: { reason: 'stakes' } } });
    expect(await wrong(problemContent([]))).toMatchObject({
      error: { code: 'PROBLEM_WRONG', details: { reason: 'right' } },
    });
    expect(codeOf(await judge(teacher, (await addMaterial(teacher)).id))).toBe('MATERIAL_UNKNOWN');
  });
});

describe('a lesson', () => {
  it('is read by the class it is shared with, in its order, and by nobody else', async () => {
    const { teacher, schoolClass, pupil } = await makeRoom();
    const stranger = await makeMember();
    const [page, problem] = [await addMaterial(teacher), await provedProblem(teacher)];
    const lesson = await sharedLesson(teacher, schoolClass.id, [problem.id, page.id]);
    expect(lesson).toMatchObject({
      materials: [{ id: problem.id }, { id: page.id }],
      classes: [{ id: schoolClass.id }],
    });
    expect(await sharedWith(pupil)).toMatchObject({ items: [{ id: lesson.id, materials: 2 }], count: 1 });
    const { materials } = (await readShared(pupil, lesson.id)).body;
    expect(materials.map(({ id }) => id)).toEqual([problem.id, page.id]);
    expect(JSON.stringify(materials)).not.toContain('"right"');
    expect((await sharedWith(stranger)).count).toBe(0);
    expect((await readShared(stranger, lesson.id)).status).toBe(404);
    expect((await call(`course/learning/shared/${lesson.id}`)).status).toBe(401);
    expect(codeOf(await remove(teacher, page.id))).toBe('MATERIAL_IN_USE');
    expect((await changeLesson(teacher, lesson, { materials: [problem.id] })).status).toBe(200);
    expect((await remove(teacher, page.id)).status).toBe(200);
  });

  it('is gone when it is not shared any more, archived, its class is, or the student has left, and comes back', async () => {
    const { teacher, schoolClass, student, pupil } = await makeRoom();
    let lesson = await sharedLesson(teacher, schoolClass.id, [(await addMaterial(teacher)).id]);
    const isThere = async () => {
      const { status } = await readShared(pupil, lesson.id);
      expect((await sharedWith(pupil)).count).toBe(status === 200 ? 1 : 0);
      return status === 200;
    };
    const put = async (given: Parameters<typeof changeLesson>[2]) => {
      lesson = (await changeLesson(teacher, lesson, given)).body;
    };
    expect(await isThere()).toBe(true);
    await put({ classes: [] });
    expect(await isThere()).toBe(false);
    await put({ classes: [schoolClass.id] });
    expect(await isThere()).toBe(true);
    await put({ isArchived: true });
    expect(await isThere()).toBe(false);
    const archived = await teach<List<TeacherLesson>>(teacher, '/lessons?archived=true');
    expect(archived.body.items.map(({ id }) => id)).toEqual([lesson.id]);
    await put({ isArchived: false });
    const archive = (isArchived: boolean) =>
      teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: schoolClass.name, isArchived } });
    await archive(true);
    expect(await isThere()).toBe(false);
    // It stays shared with its class; another archived class cannot be added.
    await put({});
    expect(lesson.classes).toHaveLength(1);
    await archive(false);
    expect(await isThere()).toBe(true);
    for (const [state, there] of [
      ['archived', false],
      ['active', true],
      ['graduated', false],
    ] as const) {
      await query(sql`UPDATE students SET state = ${state} WHERE public_id = ${student.id}`);
      expect(await isThere()).toBe(there);
    }
    await query(sql`UPDATE students SET state = 'active' WHERE public_id = ${student.id}`);
    await query(
      sql`DELETE FROM class_members m USING students s WHERE s.id = m.student_id AND s.public_id = ${student.id}`,
    );
    expect(await isThere()).toBe(false);
  });

  it('is changed whole or not at all, by the device that saw it last', async () => {
    const { teacher, schoolClass } = await makeRoom();
    const [one, two] = [await addMaterial(teacher), await addMaterial(teacher)];
    const lesson = await sharedLesson(teacher, schoolClass.id, [one.id, two.id]);
    const archived = await makeClass(teacher);
    await teach(teacher, `/classes/${archived.id}`, { method: 'PUT', body: { name: archived.name, isArchived: true } });
    const given = { materials: [two.id], classes: [archived.id] };
    expect(codeOf(await changeLesson(teacher, lesson, given))).toBe('CLASS_ARCHIVED');
    expect((await teach<TeacherLesson>(teacher, `/lessons/${lesson.id}`)).body).toEqual(lesson);
    const both = await Promise.all([one, two].map(({ id }) => changeLesson(teacher, lesson, { materials: [id] })));
    expect(both.map(codeOf).toSorted()).toEqual(['STATE_CHANGED', undefined]);
  });

  it('stays with the students after the teaching year, when nothing is written any more', async () => {
    const { teacher, schoolClass, pupil } = await makeRoom();
    const made = await addMaterial(teacher);
    const lesson = await sharedLesson(teacher, schoolClass.id, [made.id]);
    await giveYear(teacher, subDays(new Date(), 1));
    expect((await readShared(pupil, lesson.id)).status).toBe(200);
    expect((await teach(teacher, `/materials/${made.id}/sgf`)).status).toBe(200);
    expect((await list(teacher)).count).toBe(1);
    const tries = [
      await teach(teacher, '/materials', { body: newMaterial() }),
      await change(teacher, made, pageContent('x')),
      await judge(teacher, made.id),
      await remove(teacher, made.id),
      await teach(teacher, '/lessons', { body: { title: 'x', key: unique('key') } }),
      await changeLesson(teacher, lesson, { classes: [] }),
    ];
    expect(tries.map(codeOf)).toEqual(Array(6).fill('TEACHING_LAPSED'));
  });

  it('is in its teacher’s export, and goes with the account', async () => {
    const { teacher, schoolClass, pupil } = await makeRoom();
    const made = await addMaterial(teacher);
    const lesson = await sharedLesson(teacher, schoolClass.id, [made.id]);
    const exported = (await call<AccountExport>('user/export', { token: teacher.token })).body;
    expect(exported.materials).toMatchObject([{ kind: 'page', title: made.title, content: pageContent() }]);
    expect(exported.teacherLessons).toMatchObject([{ title: lesson.title, materials: [made.title] }]);
    const { token, password } = teacher;
    // A student who can log in without the teacher does not block the deletion of the account.
    await query(sql`UPDATE students SET is_made = false WHERE teacher_id = ${teacher.id}`);
    expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
    expect((await sharedWith(pupil)).count).toBe(0);
    const left = await query(sql`SELECT 1 FROM materials WHERE public_id = ${made.id}
      UNION ALL SELECT 1 FROM teacher_lessons WHERE public_id = ${lesson.id}`);
    expect(left).toEqual([]);
  });
});

describe('self-study', () => {
  const openExams = async (by: { token: string }) => (await examsOf(by)).filter(({ isOpen }) => isOpen).length;
  const isOpen = async (by: { token: string }, course: Awaited<ReturnType<typeof makeCourse>>) =>
    (await lessonFor(by, course, course.lessons[1]!)).body.access;

  it('opens the courses of the grades and all mock exams while the year runs, and closes them after', async () => {
    const [teacher, member] = [await makeTeacher(), await makeMember()];
    await giveYear(teacher, addDays(new Date(), 30));
    const course = await makeCourse();
    expect(await isOpen(teacher, course)).toBe('open');
    expect(await isOpen(member, course)).toBe('closed');
    expect(await openExams(teacher)).toBe(19);
    expect(await openExams(member)).toBe(1);
    const child = { name: 'Mei', birthYear: 2018, birthMonth: 3 };
    const learner = (await call<{ id: string }>('user/learners', { token: teacher.token, body: child })).body.id;
    expect((await examsOf({ ...teacher, learner })).filter((exam) => exam.isOpen)).toHaveLength(1);
    await query(sql`UPDATE requests SET over_at = now() - interval '1 minute' WHERE user_id = ${teacher.id}`);
    expect(await isOpen(teacher, course)).toBe('closed');
    expect(await openExams(teacher)).toBe(1);
  });

  it('does not open what is about teaching', async () => {
    const teacher = await makeTeacher();
    const course = await makeCourse();
    await query(sql`UPDATE course_plans SET grade_from = NULL WHERE code = ${course.code}`);
    expect(await isOpen(teacher, course)).toBe('closed');
  });
});
