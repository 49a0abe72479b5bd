import * as z from 'zod';
import { lectureStates } from './lectures';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { forLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLanguage, integer, texts } from '@/lib/kernel/api/shapes';

/** Live lectures and their replays, under the course API (docs/product.md, "VIP"). */

const lectureParam = z.object({ id: z.string().max(80) });

const lectureSchema = z.object({
  ...texts('id', 'title', 'summary'),
  startsAt: z.string(),
  minutes: integer,
  state: z.enum(lectureStates).exclude(['gone']),
  /** Whether the URL for joining is set; only the join operation returns it. */
  hasRoom: z.boolean(),
});
export type Lecture = z.infer<typeof lectureSchema>;

const lecturesSchema = z.object({
  /** Whether lectures and replays are open to this person now. */
  isOpen: z.boolean(),
  /** Lectures that have not ended, the next first, ten at most. */
  upcoming: z.array(lectureSchema),
  /** Lectures that have ended, the newest first, as long as replays are available. */
  past: paged(lectureSchema),
});
export type Lectures = z.infer<typeof lecturesSchema>;

const replaySchema = z.object({
  /** Signed URLs that expire. */
  src: z.string(),
  captions: z.string().nullable(),
  seconds: integer,
});
export type Replay = z.infer<typeof replaySchema>;

const { get, post } = operationsOf('course');
export const lectureOperations = {
  lectures: get('/learning/lectures', {
    summary: 'Live lectures that are told of in a language: what is to come, and what was, twenty a page',
    access: 'user',
    query: z.object({ ...forLearner, ...inLanguage, ...pageOfList }),
    response: lecturesSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  join: post('/learning/lectures/{id}/join', {
    summary: 'Where a live lecture is joined, from 15 minutes before it starts to its end, for who has VIP or a pass',
    access: 'user',
    params: lectureParam,
    body: z.strictObject({ ...forLearner }),
    response: z.object({ url: z.url({ protocol: /^https$/ }) }),
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN', 'LECTURE_NOT_OPEN', 'LECTURE_NOT_YET', 'LECTURE_OVER'],
  }),
  replay: get('/learning/lectures/{id}/replay', {
    summary: 'The replay of a lecture as links that end, until 365 days after its end, for who has VIP or a pass',
    access: 'user',
    params: lectureParam,
    query: z.object({ ...forLearner, ...inLanguage }),
    response: replaySchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN', 'LECTURE_NOT_OPEN', 'LECTURE_NOT_YET', 'LECTURE_OVER'],
  }),
};
