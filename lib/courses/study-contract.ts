import * as z from 'zod';
import { learningName } from '@/lib/bank/learning-name';
import { forLearner, ofLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, localeSchema, texts } from '@/lib/kernel/api/shapes';
import { defaultLocale } from '@/lib/kernel/locale';

/** Courses with a learner's progress, under the course API (docs/product.md, "Learning"). */

export const whoInLanguage = z.object({ ...forLearner, locale: localeSchema.default(defaultLocale) });

/** Not begun, begun, finished. */
export const lessonStates = ['new', 'begun', 'finished'] as const;
export const lessonStateSchema = z.enum(lessonStates);
export const lessonEntrySchema = z.object({
  /** The same in every course: 'ladder' is the topic's lesson, 'practice-ladder' the exercises to it. */
  id: learningName,
  title: z.string(),
  minutes: integer,
  grade: integer,
  /** Needs no entitlement. */
  isFree: z.boolean(),
  state: lessonStateSchema,
});
export type LessonEntry = z.infer<typeof lessonEntrySchema>;

/** The number of lessons, of finished lessons, and their minutes. */
export const lessonFigures = { lessons: integer, finished: integer, minutes: integer };
const studyCourseSchema = z.object({
  id: learningName,
  ...texts('title'),
  isTrial: z.boolean(),
  /** Whether this person may study all of it now. */
  isOpen: z.boolean(),
  productId: z.string().nullable(),
  gradeFrom: integer.nullable(),
  gradeTo: integer.nullable(),
  ...lessonFigures,
  /** The lesson worked on last, else the next unfinished one; null: all are finished, or the course has none. */
  next: lessonEntrySchema.nullable(),
  /** The person's last activity in it; null: never. */
  lastAt: z.string().nullable(),
});
export type StudyCourse = z.infer<typeof studyCourseSchema>;

/** For a course that this person does not own: the learners of the account who do. Optional, as another platform may not send it. */
export const heldBy = z.array(ofLearner.learner).optional();
const courseSchema = studyCourseSchema.extend({
  heldBy,
  chapters: z.array(z.object({ title: z.string(), lessons: z.array(lessonEntrySchema) })),
});
export type CourseOfLessons = z.infer<typeof courseSchema>;

const { get } = operationsOf('course');
export const studyOperations = {
  today: get('/learning', {
    summary: 'What somebody learns: courses begun first, then own, trials and others with a free lesson',
    access: 'user',
    query: whoInLanguage,
    response: z.array(studyCourseSchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  course: get('/learning/courses/{id}', {
    summary: 'A course with its chapters and lessons; with a token how far this person is',
    access: 'optional',
    params: z.object({ id: learningName }),
    query: whoInLanguage,
    response: courseSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
};
