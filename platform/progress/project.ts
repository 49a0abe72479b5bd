import { and, getTableColumns, inArray, type SQL } from '@payloadcms/db-postgres/drizzle';
import { isOfHomework } from '@/lib/homework/homework';
import { isOfLadder, levelProgressOf } from '@/lib/climb/ladder';
import { lessonProgressOf, problemProgressOf } from '@/lib/progress/progress';
import {
  learning_events,
  lesson_progress,
  level_progress,
  problem_progress,
} from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { lotsOf } from '@/platform/kernel/database/lots';
import { ofPerson, type Person } from '@/platform/family/person';
import { factOf, type ToldRow } from './facts';

/** Whether there is progress of it as of a lesson. */
const isLesson = (lesson: string) => !isOfLadder(lesson) && !isOfHomework(lesson);

/** Makes the progress of these lessons and problems, and of levels of the climb, anew from all their events. The caller holds the account's row. */
export async function project(
  db: Database,
  whose: Person,
  about: readonly string[],
  problems: readonly string[],
): Promise<void> {
  const lessons = about.filter(isLesson);
  if (lessons.length > 0)
    await keepLessons(db, whose, await eventsOf(db, whose, inArray(learning_events.lesson, lessons)));
  if (problems.length > 0)
    await keepProblems(db, whose, await eventsOf(db, whose, inArray(learning_events.problem, [...problems])));
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

type Columns = ReturnType<
  typeof getTableColumns<typeof lesson_progress | typeof problem_progress | typeof level_progress>
>;
/** A row that was there before is as the new one. */
const asNow = (columns: Partial<Columns>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );

async function keepLessons(db: Database, whose: Person, events: readonly ToldRow[]): Promise<void> {
  const { id: _id, user, person, lesson, ...columns } = getTableColumns(lesson_progress);
  const rows = groupsOf(events, ({ lesson }) => (isLesson(lesson) ? lesson : null)).map(([name, happened]) => ({
    ...{ ...whose, lesson: name },
    ...lessonProgressOf(happened.map(factOf))!,
  }));
  for (const lot of lotsOf(rows))
    await db
      .insert(lesson_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, lesson], set: asNow(columns) });
}

async function keepProblems(db: Database, whose: Person, events: readonly ToldRow[]): Promise<void> {
  const { id: _id, user, person, problem, ...columns } = getTableColumns(problem_progress);
  const tried = groupsOf(events, (event) => event.problem).map(([name, rows]) => {
    const facts = rows.map(factOf);
    return { about: { ...whose, problem: name }, progress: problemProgressOf(facts)!, level: levelProgressOf(facts) };
  });
  for (const lot of lotsOf(tried.map(({ about, progress }) => ({ ...about, ...progress }))))
    await db
      .insert(problem_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, problem], set: asNow(columns) });
  const climbed = tried.flatMap(({ about, progress: { grade }, level }) =>
    level ? [{ ...about, ...level, grade }] : [],
  );
  await keepLevels(db, climbed);
}

async function keepLevels(db: Database, levels: readonly (typeof level_progress.$inferInsert)[]): Promise<void> {
  const { id: _id, user, person, problem, ...columns } = getTableColumns(level_progress);
  for (const lot of lotsOf(levels))
    await db
      .insert(level_progress)
      .values(lot)
      .onConflictDoUpdate({ target: [user, person, problem], set: asNow(columns) });
}
