/**
 * `npm run bench -- learning` runs it on a migrated and seeded database of its own: fills it with the data of a big school, makes its progress, and
 * calls the API in this process. It prints its figures as one line of JSON.
 */
import { studyOperations } from '@/lib/courses/study-contract';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { LearningEvent } from '@/lib/events/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { accountOf, benchCourse, fillLearning, rightMoves, tokenOf, type BenchLesson } from '../bench/fill';
import { load, steady } from '../bench/load';
import { readsOf } from '../bench/plans';
import { fillSchool, measureReports, type Ask } from '../bench/reports';
import { measureScreens } from '../bench/screens';
import { processorTime } from '../bench/processor-time';
import { runCommand } from './run-command';

const { values } = parseArgs({
  options: {
    problems: { type: 'string', default: '100000' },
    learners: { type: 'string', default: '2000' },
    attempts: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '6' },
    /** How many learners get their progress made and are used in requests, as millions of attempts take long. Default: all. */
    asked: { type: 'string' },
    /** Reuses the progress that the previous run made. */
    keep: { type: 'boolean', default: false },
  },
});
const sizes = {
  problems: Number(values.problems),
  learners: Number(values.learners),
  attempts: Number(values.attempts),
};
const seconds = Number(values.seconds);
const asked = Math.min(sizes.learners, Number(values.asked ?? sizes.learners));
const learning = pathOf(studyOperations.today);

/** With a body it is sent by `method`, else read. */
type Request = { path: string; method?: 'POST' | 'PUT'; body?: unknown };

/** The events that a device submits for exercises: attempts, each at another problem, then that the step is done. */
function eventsOf(lessons: readonly BenchLesson[], turn: number, count: number): LearningEvent[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index): LearningEvent => {
    const { lesson, problems, moves } = lessons[(turn + Math.floor(index / 25)) % lessons.length]!;
    const place = (turn * 7 + index) % problems.length;
    const about = {
      id: randomUUID(),
      course: benchCourse,
      lesson,
      step: 'practice',
      occurredAt: new Date(now - (count - index) * 1000).toISOString(),
    };
    if (count > 1 && index === count - 1) return { ...about, kind: 'stepDone', seconds: 240 };
    const attempt = { moves: [moves[place]!], solved: true, hints: 0, milliseconds: 9000 };
    return { ...about, kind: 'attempt', problem: problems[place]!, ...attempt };
  });
}

await runCommand(async (payload) => {
  const { app } = await import('@/platform/app');
  const { inTransaction } = await import('@/platform/kernel/database/database');
  const { makePaths } = await import('@/platform/climb/make-paths');
  const { remakeProgress } = await import('@/platform/progress/remake');
  const since = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;

  let begun = performance.now();
  const lessons = await fillLearning(payload, sizes);
  await inTransaction(payload, ({ db }) => makePaths(db));
  console.log(`filled in ${since(begun)} s`);

  begun = performance.now();
  const atFirst = await processorTime(payload);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 200);
  const people = values.keep ? 0 : await remakeProgress(payload, await accountOf(payload, asked));
  clearInterval(watch);
  const afterwards = await processorTime(payload);
  const used = {
    server: (afterwards.server - atFirst.server) / 1000,
    database:
      afterwards.database === null || atFirst.database === null
        ? null
        : (afterwards.database - atFirst.database) / 1000,
  };
  const remade = { people, seconds: since(begun), used, megabytes: Math.round((most - before) / 1_000_000) };
  console.log(`progress of ${people} made in ${remade.seconds} s`);

  const asAgain = (learner: number) => ({ authorization: `Bearer ${tokenOf(learner)}` });
  async function ask(learner: number, { path, method = 'POST', body }: Request) {
    const response = await app.request(new URL(`/api/${learning}${path}`, 'http://localhost').href, {
      headers: { ...asAgain(learner), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    const { rejected } = answer as { rejected?: unknown[] };
    if (rejected && rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected[0])}`);
    return answer;
  }
  // The first learner has so many attempts that it is measured separately.
  const someone = (turn: number) => 2 + (turn % (asked - 1));
  const lesson = (turn: number) => lessons[turn % lessons.length]!.lesson;
  const reads: [string, (turn: number) => string][] = [
    ['my courses', () => '?locale=zh-TW'],
    ['a course with its lessons', () => `/courses/${benchCourse}?locale=zh-TW`],
    ['a lesson', (turn) => `/courses/${benchCourse}/lessons/${lesson(turn).replace('practice-', '')}?locale=zh-TW`],
    ['exercises drawn', (turn) => `/courses/${benchCourse}/lessons/${lesson(turn)}/exercises?locale=zh-TW&count=10`],
    ['progress', () => '/progress?locale=zh-TW'],
    ['the map of the climb', () => '/ladder'],
  ];
  const figures: Record<string, unknown>[] = [];
  async function measure(
    what: string,
    learnerOf: typeof someone,
    request: (turn: number) => Request,
    { callers = 8, events = 0, limit = 50 } = {},
  ) {
    const one = (turn: number) => ask(learnerOf(turn), request(turn));
    await load(one, { seconds: 1, callers });
    const used = await processorTime(payload);
    const under = await load(one, { seconds, callers });
    const now = await processorTime(payload);
    const each = {
      server: (now.server - used.server) / under.count,
      database: now.database === null || used.database === null ? null : (now.database - used.database) / under.count,
    };
    // Latency under overload means nothing, so it is measured at half of the highest rate.
    const { p50, p99, whole } =
      callers === 1
        ? under
        : await steady((turn) => one(under.count + turn), { rate: under.rate / 2, seconds: 3 * seconds });
    const reads = await readsOf(payload, () => one(1));
    const figure = { what, events, limit, rate: under.rate, p50, p99, whole, each, ...reads };
    console.log(JSON.stringify(figure));
    figures.push(figure);
  }
  for (const [what, path] of reads) await measure(what, someone, (turn) => ({ path: path(turn) }));
  for (const [what, path] of reads.slice(3))
    await measure(
      `${what}, the busiest`,
      () => 1,
      (turn) => ({ path: path(turn) }),
    );
  await measure('the next level of the climb', someone, () => ({ path: '/ladder/next' }), { limit: 20 });

  // Each learner begins one sitting and keeps using it; the exam of G19 is free for all.
  const sittings = new Map<number, string>();
  const begin = async (learner: number) => {
    const { id } = (await ask(learner, { path: '/exams/19/sittings?locale=zh-TW', body: {} })) as { id: string };
    sittings.set(learner, id);
  };
  const sitters = Math.min(500, asked - 1);
  for (let learner = 2; learner < 2 + sitters; learner += 1) await begin(learner);
  const sitter = (turn: number) => 2 + (turn % sitters);
  await measure(
    'a mock exam begun',
    (turn) => someone(turn + sitters),
    () => ({ path: '/exams/19/sittings?locale=zh-TW', body: {} }),
    { limit: 100 },
  );
  const moves = await rightMoves(payload, [...sittings.values()]);
  await measure(
    `an answer in one of ${sitters} exams`,
    sitter,
    (turn) => {
      const id = sittings.get(sitter(turn))!;
      const number = 1 + (Math.floor(turn / sitters) % moves.get(id)!.length);
      return {
        path: `/exam-sittings/${id}/answers/${number}`,
        method: 'PUT',
        body: { at: moves.get(id)![number - 1]! },
      };
    },
    { limit: 200 },
  );
  await measure(
    'an exam handed in',
    sitter,
    (turn) => ({ path: `/exam-sittings/${sittings.get(sitter(turn))!}/finish?locale=zh-TW`, body: {} }),
    { limit: 200 },
  );

  for (const count of [1, 10, 100])
    await measure(
      `events, ${count} at once`,
      someone,
      (turn) => ({ path: '/events', body: { events: eventsOf(lessons, turn, count) } }),
      { events: count },
    );
  // A single caller: batches of one account wait for each other.
  await measure(
    'an event in a lesson of 5,000 attempts',
    () => 1,
    () => ({ path: '/events', body: { events: eventsOf(lessons.slice(0, 1), 0, 1) } }),
    { callers: 1, events: 1 },
  );

  const school = await fillSchool(payload, asked);
  const byPath: Ask = (by, path, body) => ask(by, { path: `/../${path}`, ...(body !== undefined && { body }) });
  const eventOf = (turn: number) => eventsOf(lessons, turn, 1)[0]!;
  for (const measured of [
    ...(await measureScreens(school, { seconds, ask: byPath, eventOf })),
    ...(await measureReports(school, { seconds, ask: byPath, eventOf })),
  ]) {
    console.log(JSON.stringify(measured));
    figures.push({ ...measured, events: 0, each: { server: 0, database: null }, maxRows: 0, scans: [] });
  }
  console.log(`learning-bench: ${JSON.stringify({ sizes, remade, figures })}`);
});
