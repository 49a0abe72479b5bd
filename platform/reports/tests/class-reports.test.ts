import { describe, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ReportedStudent } from '@/lib/reports/contract';
import type { LearningProgress } from '@/lib/progress/contract';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { figureNames } from '@/lib/reports/report';
import { codeOf, giveYear, makeClass, makeStudent, makeTeacher, teach } from '@/tests/setup/classes';
import { call, makeMember, query, sql } from '@/tests/setup/fixtures';
import { eventOf, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';
import { at, classReport, learnOn, makeClassOf, reportFile, studentReport } from '@/tests/setup/reports';

const course = makeCourse({ isTrial: true });
const today = dayNumber(new Date());
const day = (before: number) => dayText(today - before);
const own = (from: string, to: string) => `span=own&from=${from}&to=${to}`;
const lastDays = own(day(9), day(0));

describe('the report of a student', () => {
  it('counts what was learned in its days alone, by the figures of the learner’s own screen', async () => {
    const teacher = await makeTeacher();
    const { pupils } = await makeClassOf(teacher, 1);
    const [pupil] = pupils as [(typeof pupils)[number]];
    await learnOn(pupil, await course, day(2), { seconds: [100, 200], right: 4, wrong: 1 });
    await learnOn(pupil, await course, day(40), { seconds: [3000], right: 1, wrong: 0 });
    const { found } = (await studentReport(teacher, pupil.id, own(day(6), day(0)))).body;
    const { report, student } = found!;
    expect(student).toEqual({ id: pupil.id, name: pupil.name });
    // 100 and 200 seconds of steps and 60 of the climb; the lesson was finished before.
    expect(report.totals).toEqual({
      minutes: 6,
      finished: 0,
      tried: 6,
      solved: 5,
      mastered: 1,
      climbed: 1,
      exams: 0,
    });
    const screen = (await call<LearningProgress>('course/learning/progress?locale=zh-TW', { token: pupil.token })).body;
    const seconds = screen.week.reduce((sum, one) => sum + one.seconds, 0);
    expect(report.totals.minutes).toBe(Math.round(seconds / 60));
    expect(report.bars.map((bar) => bar.day)).toEqual(screen.week.map((one) => one.day));
    expect(report.bars.map(({ finished }) => finished)).toEqual(screen.week.map(({ finished }) => finished));
    const road = screen.road.filter(({ lessons, tried }) => lessons > 0 || tried > 0);
    expect(found!.road).toEqual(
      road.map(({ grade, lessons, finished, solved, tried }) => ({ grade, lessons, finished, solved, tried })),
    );
    // The whole of it: both days.
    const whole = (await studentReport(teacher, pupil.id, own(day(60), day(0)))).body.found!.report;
    expect(whole.totals).toMatchObject({ minutes: 57, finished: 1, tried: 8, solved: 7, climbed: 2 });
    expect(whole.unit).toBe('week');
  });

  it('a problem met before is no new one, and a late event of the past moves it', async () => {
    const teacher = await makeTeacher();
    const { pupils } = await makeClassOf(teacher, 1);
    const [pupil] = pupils as [(typeof pupils)[number]];
    const { lessons, ...rest } = await course;
    const problem = await makeProblem();
    const attempt = (before: number, more = {}) =>
      eventOf('attempt', rest, lessons.at(-1)!, { step: 'practice', problem, ...at(day(before)), ...more });
    await submitEvents(pupil.token, [attempt(1)]);
    const tried = async () => {
      const { totals } = (await studentReport(teacher, pupil.id, own(day(3), day(0)))).body.found!.report;
      return [totals.tried, totals.solved];
    };
    expect(await tried()).toEqual([1, 1]);
    await submitEvents(pupil.token, [attempt(2, { moves: ['A1'] })]);
    expect(await tried()).toEqual([1, 0]);
    await submitEvents(pupil.token, [attempt(8)]);
    expect(await tried()).toEqual([0, 0]);
  });

  it('does not come again to who has it, until something was learned', async () => {
    const teacher = await makeTeacher();
    const { pupils } = await makeClassOf(teacher, 1);
    const [pupil] = pupils as [(typeof pupils)[number]];
    const { stamp } = (await studentReport(teacher, pupil.id, lastDays)).body;
    const again = await studentReport(teacher, pupil.id, `${lastDays}&known=${stamp}`);
    expect(again.body).toEqual({ stamp, found: null });
    await learnOn(pupil, await course, day(1));
    const { body } = await studentReport(teacher, pupil.id, `${lastDays}&known=${stamp}`);
    expect(body.found!.report.totals.minutes).toBe(6);
    expect(body.stamp).not.toBe(stamp);
  });

  it('names what is wrong with its dates', async () => {
    const teacher = await makeTeacher();
    const { student } = await makeStudent(teacher);
    for (const wrong of [own(day(1), day(2)), own('2026-13-01', day(0)), own(day(-1), day(-2)), 'span=own']) {
      const answer = await studentReport(teacher, student.id, wrong);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'PERIOD_INVALID']);
    }
    expect((await studentReport(teacher, student.id, 'span=never')).status).toBe(422);
  });

  it('ends when a family has taken the account over', async () => {
    const teacher = await makeTeacher();
    const { student } = await makeStudent(teacher);
    await query(sql`UPDATE students SET state = 'graduated' WHERE public_id = ${student.id}`);
    expect(codeOf(await studentReport(teacher, student.id))).toBe('STUDENT_UNKNOWN');
    expect((await reportFile(teacher, `students/${student.id}/file?format=csv`)).status).toBe(404);
  });
});

describe('the report of a class', () => {
  it('is the sum of its students, on the screen as in the table and the PDF, to the digit', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, pupils } = await makeClassOf(teacher, 3);
    for (const [index, pupil] of pupils.entries())
      await learnOn(pupil, await course, day(index), { seconds: [70 * (index + 1)], right: index, wrong: 1 });
    const { found } = (await classReport(teacher, schoolClass.id, lastDays)).body;
    const { report, students } = found!;
    expect(students.count).toBe(3);
    const reports = await Promise.all(pupils.map(({ id }) => studentReport(teacher, id, lastDays)));
    for (const name of figureNames) {
      const each = reports.map(({ body }) => body.found!.report.totals[name]);
      expect(report.totals[name]).toBe(each.reduce((sum, one) => sum + one, 0));
      const rowOf = (id: string) => students.items.find((row) => row.id === id) as ReportedStudent;
      expect(pupils.map(({ id }) => rowOf(id)[name])).toEqual(each);
    }
    expect(report.totals.minutes).toBeGreaterThan(0);

    const path = `classes/${schoolClass.id}/file?locale=en-US&${lastDays}`;
    const csv = await reportFile(teacher, `${path}&format=csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''/);
    const table = await csv.text();
    const { minutes, finished, tried, solved } = report.totals;
    expect(table).toContain(`\r\nTotal,${minutes},${finished},${tried},${solved},`);
    for (const { name, minutes: theirs } of students.items) expect(table).toContain(`\r\n${name},${theirs},`);

    const pdf = await reportFile(teacher, `${path}&format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
      mergePages: true,
    });
    const squeezed = text.replaceAll(/\s/g, '');
    expect(squeezed).toContain(`Total${minutes}${finished}${tried}${solved}`);
    for (const { name } of students.items) expect(squeezed).toContain(name.replaceAll(' ', ''));
  });

  it('is of this moment as a file, though its screen was read just before, and the screen after it is the same', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, pupils } = await makeClassOf(teacher, 1);
    const minutes = async () =>
      (await classReport(teacher, schoolClass.id, lastDays)).body.found!.report.totals.minutes;
    expect(await minutes()).toBe(0);
    await learnOn(pupils[0]!, await course, day(1));
    const csv = await reportFile(teacher, `classes/${schoolClass.id}/file?locale=zh-TW&format=csv&${lastDays}`);
    expect(await csv.text()).toContain(`\r\n${pupils[0]!.name},6,`);
    expect(await minutes()).toBe(6);
  });

  it('is paged, and of its active students alone', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, pupils } = await makeClassOf(teacher, 2);
    await query(
      sql`INSERT INTO users (username, role, locale) SELECT ${pupils[0]!.id} || '-' || n, 'learner', 'zh-TW' FROM generate_series(1, 60) n`,
    );
    await query(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, state, since, is_made)
      SELECT u.username, ${teacher.id}, u.id, 'Zz ' || u.username, 'zz ' || u.username, 'active', now(), true
      FROM users u WHERE u.username LIKE ${`${pupils[0]!.id}-%`}`);
    await query(sql`INSERT INTO class_members (school_class_id, student_id, since)
      SELECT c.id, s.id, now() FROM school_classes c, students s WHERE c.public_id = ${schoolClass.id} AND s.public_id LIKE ${`${pupils[0]!.id}-%`}`);
    await query(sql`UPDATE students SET state = 'archived' WHERE public_id = ${pupils[1]!.id}`);
    const first = (await classReport(teacher, schoolClass.id)).body.found!.students;
    expect([first.count, first.pages, first.items.length]).toEqual([61, 2, 50]);
    const second = (await classReport(teacher, schoolClass.id, 'page=2')).body.found!.students;
    expect(second.items).toHaveLength(11);
    const names = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(names).size).toBe(61);
    expect(names).not.toContain(pupils[1]!.id);
    const all = await teach<{ students: typeof first }>(teacher, `/reports?page=2`);
    expect([all.body.students.count, all.body.students.items.length]).toEqual([61, 11]);
    const few = await teach<{ students: typeof first }>(
      teacher,
      `/reports?search=${encodeURIComponent(pupils[0]!.name)}`,
    );
    expect(few.body.students.items.map(({ id }) => id)).toEqual([pupils[0]!.id]);
  });

  it('of an empty class is a report of nothing', async () => {
    const teacher = await makeTeacher();
    const { id } = await makeClass(teacher);
    const { report, students } = (await classReport(teacher, id)).body.found!;
    expect([report.totals.minutes, students.count, students.items]).toEqual([0, 0, []]);
    expect((await reportFile(teacher, `classes/${id}/file?format=pdf&locale=ja-JP`)).status).toBe(200);
  });
});

describe('reports', () => {
  it('are those of a teacher’s own students, also where another teaches the same child', async () => {
    const [teacher, other] = [await makeTeacher(), await makeTeacher()];
    const { schoolClass, pupils } = await makeClassOf(teacher, 1);
    const [{ id }] = pupils as [(typeof pupils)[number]];
    const paths = [`/reports/students/${id}`, `/students/${id}/report-links`];
    for (const path of paths) expect(codeOf(await teach(other, path))).toBe('STUDENT_UNKNOWN');
    expect(codeOf(await classReport(other, schoolClass.id))).toBe('CLASS_UNKNOWN');
    for (const path of [`students/${id}/file?format=csv`, `classes/${schoolClass.id}/file?format=pdf`])
      expect((await reportFile(other, path)).status).toBe(404);
    const { body } = await teach<{ students: { count: number } }>(other, '/reports');
    expect(body.students.count).toBe(0);
    const learner = await makeMember();
    expect(codeOf(await teach(learner, '/reports'))).toBe('NOT_A_TEACHER');
  });

  it('stay readable after the teaching year', async () => {
    const teacher = await makeTeacher();
    const { schoolClass, pupils } = await makeClassOf(teacher, 1);
    await giveYear(teacher, new Date(Date.now() - 1000), 'EXPIRED');
    expect((await classReport(teacher, schoolClass.id)).status).toBe(200);
    expect((await studentReport(teacher, pupils[0]!.id)).status).toBe(200);
    expect((await reportFile(teacher, `classes/${schoolClass.id}/file?format=csv`)).status).toBe(200);
  });

  it('count no exam whose certificate was revoked', async () => {
    const teacher = await makeTeacher();
    const { pupils } = await makeClassOf(teacher, 1);
    const [{ id, user }] = pupils as [(typeof pupils)[number]];
    const sitting = (grade: number) =>
      query(sql`INSERT INTO exam_sittings (public_id, user_id, person, grade, started_at, ends_at, finished_at, "right", is_passed, seed, questions)
        VALUES (gen_random_uuid()::text, ${user}, 0, ${grade}, now(), now(), now(), 20, true, 's', '[]')`);
    for (const grade of [19, 19, 18]) await sitting(grade);
    const exams = async () => (await studentReport(teacher, id)).body.found!.report.totals.exams;
    expect(await exams()).toBe(2);
    await query(sql`INSERT INTO certificates (number, user_id, person, grade, sitting_id, name, passed_at, "right", questions, digest, revoked_at)
      SELECT ${id.slice(0, 12)}, user_id, 0, grade, id, 'n', now(), 20, 25, 'd', now() FROM exam_sittings WHERE user_id = ${user} AND grade = 18`);
    expect(await exams()).toBe(1);
  });
});
