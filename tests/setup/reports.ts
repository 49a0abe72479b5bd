import type { ClassReport, StudentReport } from '@/lib/reports/contract';
import type { LearningEvent } from '@/lib/events/contract';
import { app } from '@/platform/app';
import { inTransaction } from '@/platform/kernel/database/database';
import { makePaths } from '@/platform/climb/make-paths';
import { makePupil, makeStudent, logInByCard, teach, type Made } from './classes';
import { platform, query, sql, type Member } from './fixtures';
import { eventOf, levelEvent, makeProblem, submitEvents, type TestCourse } from './learning';

export type Stamped<Found> = { stamp: string; found: Found | null };

export const classReport = (by: Pick<Member, 'token'>, id: string, search = '') =>
  teach<Stamped<ClassReport>>(by, `/reports/classes/${id}?locale=zh-TW&${search}`);
export const studentReport = (by: Pick<Member, 'token'>, id: string, search = '') =>
  teach<Stamped<StudentReport>>(by, `/reports/students/${id}?locale=zh-TW&${search}`);

/** A file of a report, as its text or its bytes. */
export async function reportFile(by: Pick<Member, 'token'>, path: string): Promise<Response> {
  return app.request(`/api/course/teach/reports/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
  });
}

export type Pupil = Made['student'] & { token: string; user: number };
/** A class of so many who have logged in. */
export async function makeClassOf(by: Pick<Member, 'token'>, count: number) {
  const { schoolClass, student, card } = await makePupil(by);
  const made: Made[] = [{ student, card }];
  while (made.length < count) made.push(await makeStudent(by, { schoolClass: schoolClass.id }));
  const pupils: Pupil[] = [];
  for (const one of made) {
    const { token } = (await logInByCard(one.card!.handle, one.card!.code)).body;
    // Backdated, so that events of earlier days are accepted.
    const [{ user }] = (await query<{ user: number }>(
      sql`UPDATE users SET created_at = now() - interval '1 year' FROM students s
        WHERE s.user_id = users.id AND s.public_id = ${one.student.id} RETURNING users.id AS "user"`,
    )) as [{ user: number }];
    pupils.push({ ...one.student, token, user });
  }
  return { schoolClass, pupils };
}

/** An hour of a day on the school's calendar. */
export const at = (day: string, hour = 10) => ({
  occurredAt: new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000).toISOString(),
});

/** Steps of so many seconds, a lesson finished, as many right and wrong first tries, and a level of the climb, on one day. */
export async function learnOn(
  { token }: Pick<Pupil, 'token'>,
  { lessons, ...course }: TestCourse,
  day: string,
  { seconds = [100, 200], right = 2, wrong = 1, hour = 10 } = {},
): Promise<void> {
  const practice = lessons.at(-1)!;
  const events: LearningEvent[] = seconds.map((each) =>
    eventOf('stepDone', course, lessons[0]!, { step: 'edge', seconds: each, ...at(day, hour) }),
  );
  events.push(eventOf('finished', course, lessons[0]!, at(day, hour)));
  for (let index = 0; index < right + wrong; index += 1) {
    const tried = { step: 'practice', problem: await makeProblem(), ...at(day, hour + 1 + index / 60) };
    events.push(eventOf('attempt', course, practice, { ...tried, ...(index >= right && { moves: ['A1'] }) }));
  }
  const level = await makeProblem(18);
  await inTransaction(await platform(), ({ db }) => makePaths(db));
  events.push(levelEvent(level, { milliseconds: 60_000, ...at(day, hour + 2) }));
  const { body } = await submitEvents(token, events);
  if (body.rejected?.length !== 0) throw new Error(JSON.stringify(body));
}
