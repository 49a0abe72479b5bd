import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { LearningEvent } from '@/lib/events/contract';
import type { Problem } from '@/lib/go/position';
import type { StoredStep } from '@/lib/lessons/lesson';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { isSolvedBy } from '@/lib/go/replay';
import { problems } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { ComposedLesson } from '@/platform/courses/composed';
import { readSteps } from './steps';

type Attempt = Extract<LearningEvent, { kind: 'attempt' }>;
export type Judged = { solved: boolean; grade: number };

/** Problems of the bank that these events are about. */
async function bankProblems(db: Database, events: readonly LearningEvent[]) {
  const ids = [...new Set(events.flatMap((event) => (event.kind === 'attempt' ? [event.problem] : [])))];
  if (ids.length === 0) return new Map<string, never>();
  const { publicId, data, grade, family } = problems;
  const found = await db.select({ publicId, data, grade, family }).from(problems).where(inArray(publicId, ids));
  return new Map(found.map((row) => [row.publicId, row]));
}

/** What is known of lessons and problems for one batch of events, each read once. */
export async function judgeOf(db: Database, events: readonly LearningEvent[]) {
  const bank = await bankProblems(db, events);
  const stepsOf = new Map<string, StoredStep[]>();
  const steps = async (lesson: ComposedLesson) => {
    let known = stepsOf.get(lesson.id);
    if (!known) stepsOf.set(lesson.id, (known = await readSteps(db, lesson, defaultLocale)));
    return known;
  };
  return {
    hasStep: async (lesson: ComposedLesson, step: string) => (await steps(lesson)).some(({ id }) => id === step),
    /** The verdict by the tree of answers, whatever the device reports; null: the lesson has no such problem. */
    judge: async (lesson: ComposedLesson, { problem, moves, step }: Attempt): Promise<Judged | null> => {
      const row = bank.get(problem);
      if (row) {
        if (!lesson.families.includes(row.family)) return null;
        return { solved: isSolvedBy(row.data as Problem, moves), grade: row.grade };
      }
      const question = (await steps(lesson)).find(({ id }) => `${lesson.topic}/${id}` === problem);
      if (question?.kind !== 'question' || question.id !== step) return null;
      return { solved: isSolvedBy(question.problem, moves), grade: lesson.grade };
    },
  };
}
