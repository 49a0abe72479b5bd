import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Activation } from '@/lib/activation/contract';
import type { TeacherMinutes } from '@/lib/minutes/contract';
import type { ClassReport } from '@/lib/reports/contract';
import type { SchoolClass, TeachWorkspace } from '@/lib/classes/contract';
import type { Student } from '@/lib/students/contract';
import type { HomeworkEntry } from '@/lib/homework/contract';
import type { TeacherLessonHead } from '@/lib/materials/contract';
import type { ThreadRow } from '@/lib/messages/contract';
import type { TeacherPage } from '@/lib/teacher-page/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { demoAccounts, seedDemoAccounts } from '@/platform/seed/accounts';
import { searching } from '@/platform/lessons/answer-search';
import { seedDemoClass } from '@/platform/seed/demo/demo-class';
import { seedClimb } from '@/platform/seed/climb';
import { teach } from '../setup/classes';
import { call, makeProduct, platform, query, sql } from '../setup/fixtures';
import { resultsOf } from '../setup/homework';
import { emptyBank, makeCourse, makeProblem } from '../setup/learning';
import { classReport } from '../setup/reports';
import { changesOf } from '../setup/table-digests';

const { username, password } = demoAccounts.find(({ role }) => role === 'teacher')!;

describe('the demonstration class', () => {
  const teacher = { token: '' };
  const own = async <Body>(path: string) => (await teach<Body>(teacher, path)).body;
  const list = async <Item>(path: string) => (await own<{ items: Item[] }>(path)).items;
  const courses = ['kidtrial-01', 'trial-01', 'capture-basics'];
  const inTaiwan = 'locale=zh-TW&currency=NTD';

  beforeAll(async () => {
    const payload = await platform();
    // This test does not measure the search, so a slow machine may take longer.
    const limits = { ...searching };
    Object.assign(searching, { deadlineMs: 120_000, patienceMs: 120_000 });
    for (const code of ['kidtrial-01', 'trial-01']) await makeCourse({ code, topics: 1, isTrial: true });
    await makeCourse({ code: 'capture-basics', topics: 1 });
    Object.assign(searching, limits);
    await makeProduct({ code: 'capture-basics' });
    await query(sql`UPDATE products SET grade_from = 19, grade_to = 17 WHERE code = 'capture-basics'`);
    await makeProduct({ code: 'pack-1000', type: 'more', price: 250, grants: [{ kind: 'hours', amount: 1000 }] });
    await payload.updateGlobal({ slug: 'requestSettings', data: { keepMonths: 12, activationPrice: { NTD: 300 } } });
    await emptyBank();
    for (const grade of [19, 18]) for (let each = 0; each < 12; each += 1) await makeProblem(grade);
    await seedClimb(payload);
    await seedDemoAccounts(payload);
    await seedDemoClass(payload);
    teacher.token = (await call<{ token: string }>('user/login', { body: { username, password } })).body.token;
  });

  /** Removes documents and the session, which later test files expect not to exist. */
  afterAll(async () => {
    await call('user/logout', { token: teacher.token, body: {} });
    const payload = await platform();
    await payload.delete({ collection: 'coursePlans', where: { code: { in: courses } } });
    await query(sql`DELETE FROM teacher_pages WHERE slug = 'demo-teacher'`);
    await payload.delete({ collection: 'products', where: { code: { in: ['capture-basics', 'pack-1000'] } } });
  });

  it('has students without an address in two classes, some of whom need help', async () => {
    expect(await own<TeachWorkspace>('')).toMatchObject({ state: 'open', students: 13, classes: 2 });
    const students = await list<Student>('/students');
    expect(students.every(({ isManaged, cardAt }) => isManaged && cardAt !== null)).toBe(true);
    expect(new Set(students.map(({ needsHelp }) => needsHelp))).toEqual(new Set([null, 'wrong', 'away']));
    expect(students.find(({ needsHelp }) => needsHelp === 'wrong')?.name).toBe('张晓明');
    const addresses = await query(
      sql`SELECT u.email FROM students s JOIN users u ON u.id = s.user_id JOIN users t ON t.id = s.teacher_id
        WHERE t.username = ${username} AND u.email <> ''`,
    );
    expect(addresses).toEqual([]);
  });

  it('has homework of different weeks with its results, the wrong moves on their boards among them', async () => {
    const given = await list<HomeworkEntry>('/homework');
    expect(given.map(({ students }) => students).sort()).toEqual([5, 6, 7, 7]);
    const all = await Promise.all(given.map(({ id }) => resultsOf(teacher, id)));
    const boards = all.flatMap(({ results }) => results!.wrong);
    expect(boards.length).toBeGreaterThan(4);
    // Several students made the same mistake.
    expect(
      boards.some(({ moments }) => moments.some(({ moves }) => moves.some((move) => move.students.length > 1))),
    ).toBe(true);
    const cells = all.flatMap(({ results }) => results!.students.flatMap((student) => student.cells));
    expect(cells.some((cell) => cell === null) && cells.some((cell) => cell?.isDone)).toBe(true);
  });

  it('has reports that say something of each class', async () => {
    for (const { id } of await list<SchoolClass>('/classes')) {
      const { found } = (await classReport(teacher, id, 'span=since')).body;
      const { minutes, finished, tried, solved } = (found as ClassReport).report.totals;
      for (const figure of [minutes, finished, tried, solved]) expect(figure).toBeGreaterThan(0);
    }
  });

  it('has activated a course, bought minutes and taught some, shares a lesson and is written to', async () => {
    const activations = await list<Activation>(`/activations?${inTaiwan}`);
    expect(activations.map(({ state }) => state)).toEqual(Array(5).fill('active'));
    const minutes = await own<TeacherMinutes>(`/minutes?${inTaiwan}`);
    expect([minutes.left, minutes.history.items.map(({ kind }) => kind)]).toEqual([
      895,
      ['taught', 'taught', 'bought'],
    ]);
    expect(await list<TeacherLessonHead>('/lessons')).toMatchObject([{ materials: 1, classes: 1 }]);
    const { items, unread } = (
      await call<{ items: ThreadRow[]; unread: number }>('course/messages/teacher', { token: teacher.token })
    ).body;
    expect([items.length, unread]).toEqual([1, 1]);
  });

  it('has a public page in every language', async () => {
    for (const locale of locales) {
      const { status, body } = await call<TeacherPage>(`course/teachers/demo-teacher?locale=${locale}`);
      expect([status, body.languages?.length]).toEqual([200, locales.length]);
    }
  });

  it('is made once, however often the shop is seeded, and leaves nobody logged in', async () => {
    const [{ open }] = (await query<{ open: number }>(
      sql`SELECT count(*)::int AS open FROM sessions s JOIN students t ON t.user_id = s.user_id
        JOIN users u ON u.id = t.teacher_id WHERE u.username = ${username} AND s.revoked_at IS NULL`,
    )) as [{ open: number }];
    expect(open).toBe(0);
    const { tables } = await changesOf(async () => seedDemoClass(await platform()));
    expect(tables).toEqual([]);
  });
});
