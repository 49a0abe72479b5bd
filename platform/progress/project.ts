import { and, getTableColumns, inArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import { isLessonName } from '@/lib/events/told';
import { lessonProgressOf, problemProgressOf } from '@/lib/progress/progress';
import { learning_events, lesson_progress, problem_progress } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';
import type { Stored } from '@/platform/events/hooks';
import { ofPerson, type Person } from '@/platform/family/person';
import { asInserted } from './as-inserted';
import { factOf, type ToldRow } from './facts';
import { onProblemsProjected } from './hooks';

/** Makes the progress of the lessons and problems that these events are about, and of levels of the climb, anew from all their events. The caller holds the account's row. */
export async function projectStored({ db, who, rows }: Stored): Promise<void> {
  const lessons = [...new Set(rows.map(({ lesson }) => lesson))].filter(isLessonName);
  const problems = [...new Set(rows.flatMap(({ problem }) => problem ?? []))];
  if (lessons.length > 0) await keepLessons(db, who, await eventsOf(db, who, inArray(learning_events.lesson, lessons)));
  if (problems.length > 0)
    await keepProblems(db, who, await eventsOf(db, who, inArray(learning_events.problem, problems)));
}

/** Makes all progress of a person anew, of whom there is none. */
export async function projectAll(db: Database, whose: Person): Promise<void> {
  const events = await eventsOf(db, whose);
  await keepLessons(db, whose, events);
  await keepProblems(db, whose, events);
}

/** As far as progress is made of them: the moves of an attempt are most of what is kept of it. */
function eventsOf(db: Database, whose: Person, about?: SQL): Promise<ToldRow[]> {
  const { publicId, kind, course, lesson, step, problem, occurredAt } = learning_events;
  const data = sql<unknown>`${learning_events.data} - 'moves'`;
  return db
    .select({ publicId, kind, course, lesson, step, problem, occurredAt, data })
    .from(learning_events)
    .where(and(ofPerson(learning_events, whose), about));
}

function groupsOf(events: readonly ToldRow[], keyOf: (event: ToldRow) => string | null): [string, ToldRow[]][] {
  const groups = new Map<string, ToldRow[]>();
  for (const event of events) {
    const key = keyOf(event);
    const group = key !== null && groups.get(key);
    if (group) group.push(event);
    else if (key !== null) groups.set(key, [event]);
  }
  return [...groups];
}

async function keepLessons(db: Database, whose: Person, events: readonly ToldRow[]): Promise<void> {
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

async function keepProblems(db: Database, whose: Person, events: readonly ToldRow[]): Promise<void> {
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
