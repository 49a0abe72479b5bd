import * as z from 'zod';
import { learningName } from '@/lib/bank/learning-name';
import { lessonFigures, lessonStateSchema, whoInLanguage } from '@/lib/courses/study-contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer } from '@/lib/kernel/api/shapes';

/** Learning progress, under the course API (docs/product.md, "Learning"). */

const roadSchema = z.object({
  grade: integer,
  /** Of all lessons of the grade that this person may study. */
  ...lessonFigures,
  /** Problems of the grade solved at the first try without a hint, and tried. */
  solved: integer,
  tried: integer,
});
const topicProgressSchema = z.object({
  id: learningName,
  title: z.string(),
  grade: integer,
  state: lessonStateSchema,
  tried: integer,
  /** Solved without a hint at the first try. */
  solved: integer,
  isMastered: z.boolean(),
});
const progressSchema = z.object({
  /** From G19 to G1. */
  road: z.array(roadSchema),
  topics: z.array(topicProgressSchema),
  /** Of the last seven days, today the last: seconds learned, lessons finished. */
  week: z.array(z.object({ day: z.string(), seconds: integer, finished: integer })),
});
export type LearningProgress = z.infer<typeof progressSchema>;

const { get } = operationsOf('course');
export const progressOperations = {
  progress: get('/learning/progress', {
    summary: 'The road from G19 to G1, topics and the last seven days',
    access: 'user',
    query: whoInLanguage,
    response: progressSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
};
