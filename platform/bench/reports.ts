import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { LearningEvent } from '@/lib/events/contract';
import { locales } from '@/lib/kernel/locale';
import { database, rows, sql } from '@/platform/kernel/database/database';
import { summaryOf, type Load } from './load';

const ofOneClass = 40;
const ofBigClass = 500;
/** Milliseconds after which each screen polls again, and after which each student of the class answers again. */
const pace = { report: 1000, answer: 2000 };
/** The first generated learner has more attempts than any student, so that account is the teacher. */
export const teacher = 1;

/** Number of classes of 40 for this many learners. */
const half = (learners: number) => Math.ceil(learners / ofOneClass);

export type School = { live: string; big: string; student: string; students: number };

/**
 * A school of all generated learners except the teacher: one class of 500, and every student in two classes of 40. Data
 * that was filled before stays.
 */
export async function fillSchool(payload: Payload, learners: number): Promise<School> {
  const db = database(payload);
  const [{ id }] = (await rows<{ id: number }>(db, sql`SELECT id FROM bench_learners WHERE n = ${teacher}`)) as [
    { id: number },
  ];
  await db.execute(sql`UPDATE users SET role = 'teacher' WHERE id = ${id}`);
  await db.execute(sql`INSERT INTO students (public_id, teacher_id, user_id, name, name_key, state, since, is_made)
    SELECT 'bench-' || n, ${id}, l.id, 'Student ' || lpad(n::text, 6, '0'), 'student ' || lpad(n::text, 6, '0'), 'active', now() - interval '1 year', true
    FROM bench_learners l WHERE n > ${teacher} AND n <= ${learners} ON CONFLICT DO NOTHING`);
  await db.execute(sql`INSERT INTO school_classes (public_id, teacher_id, name, name_key, handle, created_at)
    SELECT 'bench-' || n, ${id}, 'Class ' || n, 'class ' || n, 'BENCH' || n, now() - interval '1 year'
    FROM generate_series(0, 2 * ${half(learners)}::int) n ON CONFLICT DO NOTHING`);
  // Class 0 is the big one; each half of the others has every student once.
  await db.execute(sql`INSERT INTO class_members (school_class_id, student_id, since)
    SELECT c.id, s.id, now() FROM students s JOIN school_classes c ON c.teacher_id = ${id}
      AND c.public_id IN (
        'bench-' || 1 + (substr(s.public_id, 7)::int - 2) / ${ofOneClass}::int,
        'bench-' || 1 + ${half(learners)}::int + (substr(s.public_id, 7)::int - 2) % ${half(learners)}::int,
        CASE WHEN substr(s.public_id, 7)::int <= ${1 + ofBigClass} THEN 'bench-0' END
      )
    WHERE s.teacher_id = ${id} ON CONFLICT DO NOTHING`);
  for (const table of ['students', 'school_classes', 'class_members', 'learning_events', 'lesson_progress'])
    await db.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`);
  return { live: 'bench-1', big: 'bench-0', student: 'bench-2', students: learners - teacher };
}

export type Ask = (by: number, path: string, body?: unknown) => Promise<unknown>;
export type Measured = Load & { what: string; limit: number };

/** The speed of reports, with their limits: each alone, then one that is open on forty screens while its class answers. */
export async function measureReports(
  { live, big, student }: School,
  { ask, seconds, eventOf }: { ask: Ask; seconds: number; eventOf: (turn: number) => LearningEvent },
): Promise<Measured[]> {
  const report = (path: string, search: string) => (locale: string) =>
    ask(teacher, `teach/reports${path}?locale=${locale}&${search}`);
  const year = 'span=since';
  const alone: [string, number, (locale: string) => Promise<unknown>][] = [
    ['all students of the school, a page, this week', 200, report('', 'span=thisWeek')],
    ['the same, the last page, the month', 200, report('', 'span=thisMonth&page=190')],
    ['the same, since the start', 200, report('', year)],
    ['a student, this week', 200, report(`/students/${student}`, 'span=thisWeek')],
    ['a student, since the start', 200, report(`/students/${student}`, year)],
    [`a class of ${ofOneClass}, the month`, 200, report(`/classes/${live}`, 'span=thisMonth')],
    [`a class of ${ofOneClass}, since the start`, 200, report(`/classes/${live}`, year)],
    [`a class of ${ofBigClass}, the month`, 200, report(`/classes/${big}`, 'span=thisMonth')],
    [`a class of ${ofBigClass}, since the start`, 200, report(`/classes/${big}`, year)],
  ];
  const found: Measured[] = [];
  for (const [what, limit, one] of alone) {
    found.push({ what, limit, ...(await slowly(one, seconds)) });
  }
  found.push({ what: `a class of ${ofOneClass} in 40 places while it answers`, limit: 100, ...(await openWhile()) });
  return found;

  async function openWhile(): Promise<Load> {
    let stamp = '';
    const end = performance.now() + 3 * seconds * 1000;
    const students = Array.from({ length: ofOneClass }, async (_, index) => {
      await pause((pace.answer * index) / ofOneClass);
      for (let turn = index; performance.now() < end; turn += ofOneClass) {
        await ask(index + 2, 'learning/events', { events: [eventOf(turn)] });
        await pause(pace.answer);
      }
    });
    const times: number[] = [];
    const places = Array.from({ length: 40 }, async (_, index) => {
      await pause((pace.report * index) / 40);
      while (performance.now() < end) {
        const before = performance.now();
        const search = `span=thisWeek&locale=zh-TW${stamp && `&known=${stamp}`}`;
        ({ stamp } = (await ask(teacher, `teach/reports/classes/${live}?${search}`)) as { stamp: string });
        times.push(performance.now() - before);
        await pause(Math.max(0, pace.report - (performance.now() - before)));
      }
    });
    await Promise.all([...students, ...places]);
    return summaryOf(times, 3 * seconds);
  }
}

/** One caller that asks each time for a report that was not read in the last four seconds, like a screen that was not open before. */
async function slowly(one: (locale: string) => Promise<unknown>, seconds: number): Promise<Load> {
  const times: number[] = [];
  await one(locales[0]);
  for (let turn = 1; turn <= 2 * seconds; turn += 1) {
    await pause(1050);
    const before = performance.now();
    await one(locales[turn % locales.length]!);
    times.push(performance.now() - before);
  }
  return summaryOf(times, times.reduce((sum, each) => sum + each, 0) / 1000);
}
