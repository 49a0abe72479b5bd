import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LearningEvent } from '@/lib/events/contract';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { levelProgressOf } from '@/lib/climb/climb';
import { isMastered } from '@/lib/progress/mastery';
import { lessonProgressOf, problemProgressOf, type Fact } from '@/lib/progress/progress';
import { inTransaction } from '@/platform/kernel/database/database';
import { grouped } from '@/platform/kernel/grouped';
import { makePaths } from '@/platform/climb/make-paths';
import { makeTeacher } from '@/tests/setup/classes';
import { platform } from '@/tests/setup/fixtures';
import { eventOf, levelEvent, makeCourse, makeProblem, submitEvents } from '@/tests/setup/learning';
import { makeClassOf, studentReport } from '@/tests/setup/reports';

const course = makeCourse({ isTrial: true });
const bank = (async () => {
  const problems = [await makeProblem(), await makeProblem(18), await makeProblem(), await makeProblem()];
  const levels = [problems[0]!, await makeProblem(17)];
  await inTransaction(await platform(), ({ db }) => makePaths(db));
  return { problems, levels };
})();

const today = dayNumber(new Date());
/** An attempt: its problem, how many minutes ago, right or not, with a hint or not, and in the topic's practice, in its lesson or in the climb. */
const tried = fc.record({
  index: fc.nat({ max: 3 }),
  minutes: fc.integer({ min: 1, max: 14 * 24 * 60 }),
  // Mostly right, so that a topic is mastered early, and later no longer.
  isRight: fc.constantFrom(true, true, true, false),
  hints: fc.constantFrom(0, 0, 0, 0, 1),
  where: fc.constantFrom('practice', 'practice', 'lesson', 'climb'),
});

async function eventsOf(all: readonly (typeof tried extends fc.Arbitrary<infer One> ? One : never)[]) {
  const { problems, levels } = await bank;
  const { code, topics, lessons } = await course;
  const topic = topics.at(-1)!;
  return all.map(({ index, minutes, isRight, hints, where }): LearningEvent => {
    const occurredAt = new Date(Date.now() - minutes * 60_000).toISOString();
    const values = { occurredAt, hints, ...(!isRight && { moves: ['A1'], solved: false }) };
    if (where === 'climb') return levelEvent(levels[index % levels.length]!, values);
    if (where === 'lesson')
      return eventOf('attempt', { code }, topic, { ...values, step: 'take', problem: `${topic}/take` });
    return eventOf('attempt', { code }, lessons.at(-1)!, { ...values, step: 'practice', problem: problems[index]! });
  });
}

/** What was learned by the rules of progress, computed from the events themselves. */
function learnedIn(facts: readonly Fact[], from: number, to: number) {
  const isIn = (at: string | null | undefined) => at != null && Date.parse(at) >= from && Date.parse(at) < to;
  const byProblem = [...grouped(facts, ({ problem }) => problem).values()];
  const met = byProblem.map((group) => problemProgressOf(group)!).filter(({ firstAt }) => isIn(firstAt));
  const isMasteredAt = (end: number) => {
    const before = facts.filter(({ kind, occurredAt }) => kind === 'attempt' && Date.parse(occurredAt) < end);
    const lessons = grouped(before, ({ lesson }) => lesson).values();
    return isMastered(...[...lessons].map((group) => lessonProgressOf(group)!));
  };
  return {
    tried: met.length,
    solved: met.filter(({ isFirstTry }) => isFirstTry).length,
    mastered: isMasteredAt(to) && !isMasteredAt(from) ? 1 : 0,
    climbed: byProblem.filter((group) => isIn(levelProgressOf(group)?.solvedAt)).length,
  };
}

const midnight = (day: number) => Date.parse(`${dayText(day)}T00:00:00+08:00`);

describe('what was learned in some days', () => {
  it('is what the rules say of the events, in whatever order they came', async () => {
    const teacher = await makeTeacher();
    await fc.assert(
      fc.asyncProperty(
        fc.array(tried, { minLength: 8, maxLength: 40 }),
        fc.array(fc.nat({ max: 15 })),
        async (all, days) => {
          const { pupils } = await makeClassOf(teacher, 1);
          const [pupil] = pupils as [(typeof pupils)[number]];
          const events = await eventsOf(all);
          // Two batches: the second may contain earlier events.
          for (const part of [events.slice(0, 6), events.slice(6)])
            expect((await submitEvents(pupil.token, part)).body.rejected).toEqual([]);
          const facts = events.map((event): Fact => {
            const { level, moves, ...rest } = event as { level?: string; moves?: string[] } & typeof event;
            const isRight = moves?.[0] !== 'A1';
            return { course: '', lesson: 'climb', ...(level && { problem: level }), ...rest, solved: isRight } as Fact;
          });
          for (const before of [15, 3, 0, ...days]) {
            const first = today - before;
            for (const last of [first, Math.min(today, first + 4), today]) {
              const search = `span=own&from=${dayText(first)}&to=${dayText(last)}`;
              const { totals } = (await studentReport(teacher, pupil.id, search)).body.found!.report;
              expect(totals).toMatchObject(learnedIn(facts, midnight(first), midnight(last + 1)));
            }
          }
        },
      ),
      { numRuns: 5 },
    );
  });
});
