import { and, getTableColumns, inArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import { isLessonName } from '@/lib/events/event-kinds';
import { lessonProgressOf, problemProgressOf } from '@/lib/progress/progress';
import { learning_events, lesson_progress, problem_progress } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';
import type { Stored } from '@/platform/events/hooks';
import { ofPerson, type Person } from '@/platform/family/person';
import { asInserted } from './as-inserted';
import { factOf, type EventRow } from './facts';
import { onProblemsProjected } from './hooks';

/** Recomputes the progress of the lessons and problems that these events are about, and of levels of the climb, from all their events. The caller holds the account's row. */
export async function projectStored({ db, who, rows }: Stored): Promise<void> {
  const lessons = [...new Set(rows.map(({ lesson }) => lesson))].filter(isLessonName);
  const problems = [...new Set(rows.flatMap(({ problem }) => problem ?? []))];
  if (lessons.length > 0)
    await storeLessons(db, who, await eventsOf(db, who, inArray(learning_events.lesson, lessons)));
  if (problems.length > 0)
    await storeProblems(db, who, await eventsOf(db, who, inArray(learning_events.problem, problems)));
}

/** Computes all progress of a person who has none yet. */
export async function projectAll(db: Database, whose: Person): Promise<void> {
  const events = await eventsOf(db, whose);
  await storeLessons(db, whose, events);
  await storeProblems(db, whose, events);
}

/** The events without the moves of attempts, which progress does not need and which are most of their data. */
function eventsOf(db: Database, whose: Person, about?: SQL): Promise<EventRow[]> {
  const { publicId, kind, course, lesson, step, problem, occurredAt } = learning_events;
  const data = sql<unknown>`${learning_events.data} - 'moves'`;
  return db
    .select({ publicId, kind, course, lesson, step, problem, occurredAt, data })
    .from(learning_events)
    .where(and(ofPerson(learning_events, whose), about));
}

function groupsOf(events: readonly EventRow[], keyOf: (event: EventRow) => string | null): [string, EventRow[]][] {
  const groups = new Map<string, EventRow[]>();
  for (const event of events) {
    const key = keyOf(event);
    const group = key !== null && groups.get(key);
    if (group) group.push(event);
    else if (key !== null) groups.set(key, [event]);
  }
  return [...groups];
}

async function storeLessons(db: Database, whose: Person, events: readonly EventRow[]): Promise<void> {
  const { id: _id, user, person, lesson, ...columns } = getTableColumns(lesson_progress);
  const rows = groupsOf(events, ({ lesson }) => (isLessonName(lesson) ? lesson : null)).map(([name, happened]) => ({
    ...whose,
    lesson: name,
    ...lessonProgressOf(happened.map(factOf))!,
  }));
  for (const lot of lotsOf(rows))
    await db
      .insert(lesson_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, lesson], set: asInserted(columns) });
}

async function storeProblems(db: Database, whose: Person, events: readonly EventRow[]): Promise<void> {
  const { id: _id, user, person, problem, ...columns } = getTableColumns(problem_progress);
  const projected = groupsOf(events, (event) => event.problem).map(([name, rows]) => {
    const facts = rows.map(factOf);
    return { about: { ...whose, problem: name }, facts, progress: problemProgressOf(facts)! };
  });
  for (const lot of lotsOf(projected.map(({ about, progress }) => ({ ...about, ...progress }))))
    await db
      .insert(problem_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, problem], set: asInserted(columns) });
  await onProblemsProjected.run(db, projected);
}
