import { randomUUID } from 'node:crypto';
import type {
  Homework,
  HomeworkEntry,
  HomeworkResults,
  NewHomework,
  OwnHomework,
  OwnHomeworkEntry,
} from '@/lib/homework/contract';
import type { LearningEvent } from '@/lib/events/contract';
import { logInByCard, makePupil, makeStudent, teach } from './classes';
import { call, query, sql, type Member } from './fixtures';
import { makeProblem, submitEvents } from './learning';
import type { Rejected } from './teaching';

type Teacher = Pick<Member, 'token'>;
export type Pupil = { id: string; name: string; token: string };

/** A class of so many, each logged in by their card. */
export async function makePupils(by: Teacher, count = 1): Promise<{ schoolClass: string; pupils: Pupil[] }> {
  const { schoolClass, student, card } = await makePupil(by);
  const made = [{ student, card }];
  while (made.length < count) {
    const more = await makeStudent(by, { schoolClass: schoolClass.id });
    made.push({ student: more.student, card: more.card! });
  }
  const pupils: Pupil[] = [];
  for (const { student: one, card: own } of made) {
    const { body } = await logInByCard(schoolClass.handle, own.code);
    pupils.push({ id: one.id, name: one.name, token: body.token });
  }
  // Their accounts are backdated, so that events of earlier days are accepted.
  await query(
    sql`UPDATE users SET created_at = '2026-01-01' WHERE id IN (SELECT user_id FROM students WHERE public_id IN (${sql.join(
      pupils.map(({ id }) => sql`${id}`),
      sql`, `,
    )}))`,
  );
  return { schoolClass: schoolClass.id, pupils };
}

export const newHomework = (more: Partial<NewHomework> = {}): NewHomework => ({
  key: randomUUID(),
  title: '第一份作業',
  words: '',
  due: null,
  items: [],
  schoolClass: null,
  students: [],
  ...more,
});
export const give = (by: Teacher, homework: NewHomework) => teach<Homework>(by, '/homework', { body: homework });

/** One problem, or several, given to a class. */
export async function givenProblems(by: Teacher, schoolClass: string, count = 1) {
  const problems: string[] = [];
  while (problems.length < count) problems.push(await makeProblem());
  const items = problems.map((problem) => ({ kind: 'problem' as const, problem }));
  const { body } = await give(by, newHomework({ items, schoolClass }));
  return { id: body.id, problems, homework: body };
}

/** A try at a problem that `makeProblem` made: right, unless other moves are given. */
export const homeworkTry = (homework: string, problem: string, more: Record<string, unknown> = {}): LearningEvent =>
  ({
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    kind: 'homework',
    homework,
    problem,
    moves: ['D5'],
    solved: true,
    hints: 0,
    milliseconds: 2_000,
    ...more,
  }) as LearningEvent;
export const wrong = { moves: ['A1', 'D5'], solved: false };

export const send = async ({ token }: Pick<Pupil, 'token'>, ...events: LearningEvent[]) =>
  (await submitEvents(token, events)).body;

export const resultsOf = async (by: Teacher, id: string, known?: string) =>
  (
    await teach<{ stamp: string; results: HomeworkResults | null }>(
      by,
      `/homework/${id}/results${known ? `?known=${known}` : ''}`,
    )
  ).body;
export const ownHomework = ({ token }: Pick<Pupil, 'token'>, id: string) =>
  call<OwnHomework & Partial<Rejected>>(`course/learning/homework/${id}`, { token });

export const ago = (hours: number) => ({ occurredAt: new Date(Date.now() - hours * 3_600_000).toISOString() });
export const setState = (by: Teacher, id: string, state: string) =>
  teach(by, `/homework/${id}/state`, { method: 'PUT', body: { state } });
export const change = (by: Teacher, id: string, body: unknown) =>
  teach<Homework>(by, `/homework/${id}`, { method: 'PUT', body });
export const ownList = async ({ token }: Pick<Pupil, 'token'>) =>
  (await call<{ items: OwnHomeworkEntry[] }>('course/learning/homework', { token })).body.items;
export const listOf = async (by: Teacher, state = 'open') =>
  (await teach<{ items: HomeworkEntry[]; count: number }>(by, `/homework?state=${state}`)).body;
