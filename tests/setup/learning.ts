import { randomUUID } from 'node:crypto';
import type { Lesson } from '@/lib/lessons/contract';
import type { LearningEvent } from '@/lib/events/contract';
import type { StudyCourse } from '@/lib/courses/study-contract';
import type { BankFamily } from '@/lib/bank/families';
import { practiceOf } from '@/lib/courses/practice';
import { readLesson } from '@/platform/topics/read-lessons';
import type { Submitted } from '@/platform/events/submit-events';
import { call, platform, query, sql, unique } from './fixtures';

/** A topic with the lesson of 'liberties', under a code of its own. */
export async function makeTopic(grade = 19): Promise<string> {
  const code = unique('topic');
  const payload = await platform();
  const { title, summary, minutes, families, steps } = readLesson('liberties');
  await payload.create({
    collection: 'topics',
    // All languages at once, which the types do not know.
    locale: 'all' as never,
    data: { code, grade, minutes, families, _status: 'published', title, summary, steps } as never,
  });
  return code;
}

export type TestCourse = { code: string; topics: string[]; lessons: string[] };

/** A course of so many topics, the last with its practice. */
export async function makeCourse({
  topics = 2,
  isTrial = false,
  code = unique('course'),
  grades: [gradeFrom, gradeTo] = [19, 18],
} = {}): Promise<TestCourse> {
  const payload = await platform();
  const codes: string[] = [];
  for (let index = 0; index < topics; index += 1) codes.push(await makeTopic());
  const lessons = [...codes, practiceOf(codes.at(-1)!)];
  await payload.create({
    collection: 'coursePlans',
    locale: 'zh-TW',
    data: {
      code,
      title: '課程',
      isTrial,
      lessonCount: lessons.length,
      gradeFrom,
      gradeTo,
      chapters: [{ title: '第一章', lessons: lessons.map((lesson) => ({ code: lesson })) }],
    },
  });
  return { code, topics: codes, lessons };
}

/** A problem of the bank: take the stone at D4 by D5. */
export async function makeProblem(grade = 19, family: BankFamily = 'capture'): Promise<string> {
  const payload = await platform();
  const publicId = unique('problem');
  const position = { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' };
  const data = { position, goal: 'capture', moves: [{ at: 'D5' }], otherwise: 'D5' };
  await payload.create({ collection: 'problems', data: { publicId, family, grade, data, openReports: 0 } });
  return publicId;
}

/** For a test that counts or orders the bank's problems: earlier test files use the same database. */
export const emptyBank = () => query(sql`DELETE FROM problems`);

type Given = Partial<Record<'step' | 'problem', string>> & Record<string, unknown>;
export const eventOf = (
  kind: LearningEvent['kind'],
  { code }: Pick<TestCourse, 'code'>,
  lesson: string,
  given: Given = {},
): LearningEvent =>
  ({
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    course: code,
    lesson,
    kind,
    ...(kind === 'attempt' && { moves: ['D5'], solved: true, hints: 0, milliseconds: 900 }),
    ...given,
  }) as LearningEvent;

/** A try at a level that `makeProblem` made: right, unless other moves are given. */
export const levelEvent = (level: string, given: Record<string, unknown> = {}): LearningEvent =>
  ({
    id: randomUUID(),
    occurredAt: new Date().toISOString(),
    kind: 'level',
    level,
    moves: ['D5'],
    solved: true,
    hints: 0,
    milliseconds: 900,
    ...given,
  }) as LearningEvent;

export const submitEvents = (token: string, events: readonly LearningEvent[], learner?: string) =>
  call<Submitted & { error?: { code: string } }>('course/learning/events', {
    token,
    body: { events, ...(learner && { learner }) },
  });

type Whose = { token?: string; learner?: string };
const asked = ({ learner }: Whose) => `locale=zh-TW${learner ? `&learner=${learner}` : ''}`;
export const lessonFor = ({ token, ...whose }: Whose, { code }: Pick<TestCourse, 'code'>, lesson: string) =>
  call<Lesson & { error?: { code: string } }>(`course/learning/courses/${code}/lessons/${lesson}?${asked(whose)}`, {
    ...(token && { token }),
  });
export const todayOf = async ({ token, ...whose }: Whose) =>
  (await call<StudyCourse[]>(`course/learning?${asked(whose)}`, { ...(token && { token }) })).body;
