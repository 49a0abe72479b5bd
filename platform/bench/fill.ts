import type { Payload } from 'payload';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { isPractice } from '@/lib/courses/practice';
import { database, rows, sql } from '@/platform/kernel/database/database';
import { readComposed } from '@/platform/courses/composed';

/** The size of the generated data for measuring the learning part: problems, learners, and attempts of all learners together. */
export type Sizes = { problems: number; learners: number; attempts: number };
/** A lesson of exercises with its problems, as the generated learners did it. */
export type BenchLesson = { lesson: string; problems: string[]; moves: string[] };

/** A course of topics, with lessons of exercises between them. */
export const benchCourse = '30k-10k-v2';
const perLesson = 25;
/** Attempts written in one transaction. */
const perTransaction = 100_000;
/** Attempts of the first learner in one lesson, in addition to those that every learner has. */
export const busiest = 5_000;

/** The token of a generated learner, counted from 1. */
export const tokenOf = (learner: number) => `bench-learner-${String(learner).padStart(9, '0')}`;

/** Fills a seeded shop by SQL statements, the same each time. Data that was filled before stays. Progress is not made: it is measured. */
export async function fillLearning(payload: Payload, sizes: Sizes): Promise<BenchLesson[]> {
  const db = database(payload);
  const [course] = await readComposed(db, defaultLocale, [benchCourse]);
  if (!course) throw new Error(`no course ${benchCourse}`);
  const lessons = course.lessons.filter(({ id, families }) => isPractice(id) && families.length > 0);
  await db.execute(sql`
    INSERT INTO problems (public_id, family, grade, data, proof)
    SELECT b.public_id || '-bench-' || n, b.family, b.grade, b.data, b.proof
    FROM problems b, generate_series(1, 1 + ${sizes.problems} / (SELECT count(*) FROM problems)) n
    WHERE b.public_id NOT LIKE '%-bench-%'
    ORDER BY n LIMIT greatest(0, ${sizes.problems} - (SELECT count(*) FROM problems))`);
  // Problems of each lesson, those near its grade first.
  await db.execute(sql`CREATE TABLE IF NOT EXISTS bench_pool AS
    SELECT l.place - 1 AS course_place, l.lesson, p.public_id, p.grade,
      (row_number() OVER (PARTITION BY l.place ORDER BY abs(p.grade - l.grade), md5(p.public_id)) - 1)::int AS place
    FROM problems p JOIN jsonb_to_recordset(${JSON.stringify(
      lessons.map(({ id, grade, families }, index) => ({ place: index + 1, lesson: id, grade, families })),
    )}::jsonb) AS l(place int, lesson text, grade int, families jsonb) ON l.families ? p.family::text`);
  await db.execute(sql`DELETE FROM bench_pool WHERE place >= 2000`);
  const [known] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM users WHERE username LIKE 'bench-%'`,
  );
  if (known!.count === 0) await fillLearners(payload, sizes);
  for (const table of ['problems', 'users', 'sessions', 'entitlements', 'learning_events'])
    await db.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`);
  return rows<BenchLesson>(
    db,
    sql`SELECT b.lesson, array_agg(b.public_id ORDER BY b.place) AS problems,
      array_agg(p.data -> 'moves' -> 0 ->> 'at' ORDER BY b.place) AS moves
    FROM bench_pool b JOIN problems p ON p.public_id = b.public_id WHERE b.place < 400 GROUP BY b.lesson, b.course_place ORDER BY b.course_place`,
  );
}

async function fillLearners(payload: Payload, { learners, attempts }: Sizes): Promise<void> {
  const db = database(payload);
  const each = Math.ceil(attempts / learners);
  await db.execute(sql`
    INSERT INTO users (username, email, role, created_at)
    SELECT 'bench-' || n, 'bench-' || n || '@example.com', 'learner', now() - interval '400 days' FROM generate_series(1, ${learners}::int) n`);
  await db.execute(sql`CREATE TABLE bench_learners AS
    SELECT id, substr(username, 7)::int AS n FROM users WHERE username LIKE 'bench-%'`);
  await db.execute(sql`
    INSERT INTO sessions (user_id, token_hash, expires_at, last_seen_at)
    SELECT id, encode(sha256(convert_to('bench-learner-' || lpad(n::text, 9, '0'), 'UTF8')), 'hex'), now() + interval '300 days', now()
    FROM bench_learners`);
  await db.execute(sql`
    INSERT INTO entitlements (user_id, source, kind, ref, product_code, amount, starts_at)
    SELECT id, 'staff', 'course', ${benchCourse}, ${benchCourse}, 1, now() - interval '399 days' FROM bench_learners`);
  /** Attempts of learner n, counted by k: `perLesson` in a lesson, then the next; over three hundred days. */
  const happened = (
    whose: ReturnType<typeof sql>,
    count: number,
    [from, to] = [0, count - 1],
    inOneLesson = false,
  ) => sql`
    INSERT INTO learning_events (public_id, user_id, person, kind, course, lesson, step, problem, data, occurred_at, received_at)
    SELECT gen_random_uuid()::text, e.id, 0, 'attempt', ${benchCourse}, p.lesson, 'practice', p.public_id,
      jsonb_build_object('moves', '["D5","C4","E3"]'::jsonb, 'hints', 0, 'milliseconds', 9000 + e.k, 'solved', (e.n + e.k) % 4 > 0, 'grade', p.grade),
      e.at, e.at
    FROM (
      SELECT l.id, l.n, k, s.course_place, ((l.n::bigint * 7919 + k * 31) % s.size)::int AS place,
        now() - interval '301 days' + k * interval '300 days' / ${count}::int + l.n * interval '1 second' AS at
      FROM bench_learners l CROSS JOIN generate_series(${from}::int, ${to}::int) k
      JOIN (SELECT course_place, count(*) AS size, count(*) OVER () AS lessons FROM bench_pool GROUP BY course_place) s
        ON s.course_place = ${inOneLesson ? sql`0` : sql`(k / ${perLesson}::int + l.n) % s.lessons`}
      WHERE ${whose}
    ) e JOIN bench_pool p ON p.course_place = e.course_place AND p.place = e.place`;
  const indexes = await rows<{ name: string; definition: string }>(
    db,
    sql`SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'learning_events' AND indexname NOT LIKE '%_pkey'`,
  );
  for (const { name } of indexes) await db.execute(sql`DROP INDEX ${sql.identifier(name)}`);
  // In the order of arrival: the rows of one learner lie far apart. Several transactions, because one would be too large
  // for the embedded database.
  const lot = Math.max(1, Math.floor(perTransaction / learners));
  for (let from = 0; from < each; from += lot)
    await db.execute(happened(sql`true`, each, [from, Math.min(each, from + lot) - 1]));
  await db.execute(happened(sql`l.n = 1`, busiest, undefined, true));
  // Each lesson was opened and its step finished.
  await db.execute(sql`
    INSERT INTO learning_events (public_id, user_id, person, kind, course, lesson, step, data, occurred_at, received_at)
    SELECT gen_random_uuid()::text, e.user_id, 0, 'stepDone', ${benchCourse}, e.lesson, 'practice', '{"seconds":240}', max(e.occurred_at), max(e.occurred_at)
    FROM learning_events e JOIN bench_learners l ON l.id = e.user_id GROUP BY e.user_id, e.lesson`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
}

/** The account of a generated learner. */
export async function accountOf(payload: Payload, learner: number): Promise<number> {
  const [found] = await rows<{ id: number }>(
    database(payload),
    sql`SELECT id FROM bench_learners WHERE n = ${learner}`,
  );
  return found!.id;
}

/** A right first move for each question of running exams, by the id of the sitting. */
export async function rightMoves(payload: Payload, sittings: readonly string[]): Promise<Map<string, string[]>> {
  const found = await rows<{ id: string; moves: string[] }>(
    database(payload),
    sql`SELECT public_id AS id, array(SELECT q -> 'problem' -> 'moves' -> 0 ->> 'at' FROM jsonb_array_elements(questions) WITH ORDINALITY AS of(q, place)
      ORDER BY place) AS moves FROM exam_sittings WHERE public_id IN (${sql.join(
        sittings.map((id) => sql`${id}`),
        sql`, `,
      )})`,
  );
  return new Map(found.map(({ id, moves }) => [id, moves]));
}
