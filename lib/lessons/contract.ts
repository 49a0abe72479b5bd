import * as z from 'zod';
import { defaultLocale } from '@/lib/kernel/locale';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { bankFamilies } from '@/lib/bank/families';
import type { stepKinds } from './lesson';
import { maxEvents } from '@/lib/events/told';
import { mostAsked } from '@/lib/climb/placement';
import { forLearner, ofLearner } from '@/lib/family/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { pointSchema, positionSchema, problemSchema } from '@/lib/go/position-shape';
import { doneSchema, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** The learning app's operations, under the course API (docs/product.md, "Learning"). */

const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i);
/** How courses and lessons are named: whatever else is asked for is none. */
export const isLearningName = (text: string): boolean => code.safeParse(text).success;
/** A lesson's name is the same in every course: 'ladder' is the topic's lesson, 'practice-ladder' the exercises to it. */
const lessonId = code;
const color = z.enum(['black', 'white']);
const who = z.object({ ...forLearner });
const whoInLanguage = z.object({ ...forLearner, locale: localeSchema.default(defaultLocale) });

const { marks, labels } = positionSchema.shape;
const stones = positionSchema.pick({ size: true, black: true, white: true, crop: true });
const frameSchema = z.object({
  moves: z.array(z.object({ color, at: pointSchema })),
  from: integer.optional(),
  marks,
  labels,
  caption: z.string(),
});
const gameSchema = z.object({
  size: integer,
  capture: integer.nullable(),
  black: z.string().optional(),
  white: z.string().optional(),
  learner: color,
});
const named = texts('id', 'title');
const kind = <K extends (typeof stepKinds)[number]>(name: K) => ({ ...named, kind: z.literal(name) });
/** One step of a lesson in one language (lib/lessons/lesson, LessonStep). */
export const stepSchema = z.discriminatedUnion('kind', [
  z.object({ ...kind('board'), position: stones, frames: z.array(frameSchema) }),
  z.object({ ...kind('question'), problem: problemSchema, hint: z.string() }),
  z.object({ ...kind('reading'), paragraphs: z.array(z.string()) }),
  z.object({ ...kind('game'), text: z.string(), game: gameSchema }),
  z.object({ ...kind('exercises'), text: z.string(), count: integer }),
  z.object({ ...kind('film'), src: z.string(), captions: z.string().nullable(), seconds: integer }),
]);

/** Not begun, begun, finished. */
export const lessonStates = ['new', 'begun', 'finished'] as const;
const stateSchema = z.enum(lessonStates);
const lessonEntrySchema = z.object({
  id: lessonId,
  title: z.string(),
  minutes: integer,
  grade: integer,
  /** Everybody may study it. */
  isFree: z.boolean(),
  state: stateSchema,
});
export type LessonEntry = z.infer<typeof lessonEntrySchema>;

/** Names one file: another in its place has another. */
const filmKey = z.string().max(40);
/** `for`: whom the link was given to. */
const signedFor = z.object({
  for: z.string().max(40),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

const figures = { lessons: integer, finished: integer, minutes: integer };
const studyCourseSchema = z.object({
  id: code,
  ...texts('title'),
  isTrial: z.boolean(),
  /** Whether this person may study all of it now. */
  isOpen: z.boolean(),
  productId: z.string().nullable(),
  gradeFrom: integer.nullable(),
  gradeTo: integer.nullable(),
  ...figures,
  /** The lesson worked on last, else the next not finished; null: all are, or the course has none. */
  next: lessonEntrySchema.nullable(),
  /** When this person did something in it last; null: never. */
  lastAt: z.string().nullable(),
});
export type StudyCourse = z.infer<typeof studyCourseSchema>;

/** Of a course that is not this person's: who of the account holds it. Another platform may not say. */
const heldBy = z.array(ofLearner.learner).optional();
const courseSchema = studyCourseSchema.extend({
  heldBy,
  chapters: z.array(z.object({ title: z.string(), lessons: z.array(lessonEntrySchema) })),
});
export type CourseOfLessons = z.infer<typeof courseSchema>;

const stepProgressSchema = z.object({
  /** Steps that were finished. */
  done: z.array(z.string()),
  /** The step last worked on, and how far in it: a moment of a board, seconds of a film. */
  ...textsOrNull('step'),
  position: integer,
});
export type StepProgress = z.infer<typeof stepProgressSchema>;

/**
 * `open`: with its steps. `ask`: the first opening ends the right to a refund; it is told by an `opened` event, then the lesson is read again.
 * `tell`: the same, of a teacher who bought it for a student: nothing is asked. `closed`: not this person's.
 */
export const lessonAccesses = ['open', 'ask', 'tell', 'closed'] as const;
const lessonSchema = lessonEntrySchema.extend({
  course: z.object({ id: code, title: z.string(), isTrial: z.boolean(), productId: z.string().nullable() }),
  summary: z.string(),
  access: z.enum(lessonAccesses),
  heldBy,
  steps: z.array(stepSchema).nullable(),
  progress: stepProgressSchema,
  ...textsOrNull('previous', 'next'),
});
export type Lesson = z.infer<typeof lessonSchema>;

export const bankProblemSchema = z.object({
  id: code,
  grade: integer,
  family: z.enum(bankFamilies),
  problem: problemSchema,
});
export type BankProblem = z.infer<typeof bankProblemSchema>;

/** What a device has measured, brought within bounds: one odd figure keeps no event, and no batch, from being told. */
const measured = (most: number) => z.number().transform((figure) => Math.round(Math.min(Math.max(figure, 0), most)));
/** The learner's moves and the replies, from the first. */
const moves = z.array(pointSchema).max(60);
/** Beside the one in the tree (platform/bank/defences). */
const mostDefences = 4;
const tried = {
  moves,
  solved: z.boolean(),
  /** How many hints were looked at. */
  hints: measured(9),
  /** Active time; a tab in the background does not count. */
  milliseconds: measured(3_600_000),
};
/** What is told of a try at a problem. */
export const attempt = {
  /** Of the bank, or 'topic/step' for a question of a lesson. */
  problem: z.string().min(1).max(120),
  ...tried,
};
/** What somebody answered to a problem of a placement. */
export const placementAnswer = z.strictObject({ level: code, moves });
export type PlacementAnswer = z.infer<typeof placementAnswer>;
export const placementAnswers = z.array(placementAnswer).max(mostAsked);
export const gradeSchema = z.coerce.number().int().min(strongestGrade).max(weakestGrade);
const happened = { id: z.uuid(), occurredAt: z.iso.datetime() };
const about = { ...happened, course: code, lesson: lessonId };
/** Something that happened while learning. Its id is made where it happened, so that it counts once however often it is sent. */
export const learningEventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...about, kind: z.literal('opened') }),
  /** Where somebody is in a step that takes long. */
  z.strictObject({
    ...about,
    kind: z.literal('reached'),
    step: z.string().max(60),
    position: measured(100_000),
  }),
  z.strictObject({
    ...about,
    kind: z.literal('stepDone'),
    step: z.string().max(60),
    seconds: measured(3_600),
  }),
  z.strictObject({ ...about, kind: z.literal('finished') }),
  z.strictObject({ ...about, kind: z.literal('attempt'), step: z.string().max(60), ...attempt }),
  /** A try at a level of the climb, which is of no course; with the moves against each other defence that was answered. */
  z.strictObject({
    ...{ ...happened, kind: z.literal('level'), level: code, ...tried },
    defences: z.array(moves).max(mostDefences).optional(),
  }),
  /** A try at a problem of a teacher's homework. */
  z.strictObject({ ...happened, kind: z.literal('homework'), homework: code, problem: code, ...tried }),
  /** A placement that came to its end: where it began, and its answers in turn. */
  z.strictObject({ ...happened, kind: z.literal('placed'), start: gradeSchema, answers: placementAnswers.min(1) }),
]);
export type LearningEvent = z.infer<typeof learningEventSchema>;
/** Those that happened in a lesson of a course. */
export type LessonEvent = Extract<LearningEvent, { lesson: string }>;

const roadSchema = z.object({
  grade: integer,
  /** Of all lessons of the grade that this person may study. */
  ...figures,
  /** Problems of the grade solved at the first try without a hint, and tried. */
  solved: integer,
  tried: integer,
});
const topicProgressSchema = z.object({
  id: lessonId,
  title: z.string(),
  grade: integer,
  state: stateSchema,
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

const settingsSchema = z.strictObject({
  /** A letter each week about what was learned. */
  weeklyLetter: z.boolean(),
  /** Bigger targets, read aloud, no shop. */
  kids: z.boolean(),
});
export type LearningSettings = z.infer<typeof settingsSchema>;
/** `isEmailProved`: whether the account has an address that letters go to; another platform may not say. */
const knownSettingsSchema = settingsSchema.extend({ isEmailProved: z.boolean().optional() });
export type KnownSettings = z.infer<typeof knownSettingsSchema>;

const { get, post, put } = operationsOf('course');
export const learningOperations = {
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
    params: z.object({ id: code }),
    query: whoInLanguage,
    response: courseSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  lesson: get('/learning/courses/{id}/lessons/{lesson}', {
    summary: 'A lesson of a course; its steps only for who may study it',
    access: 'optional',
    params: z.object({ id: code, lesson: lessonId }),
    query: whoInLanguage,
    response: lessonSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
  exercises: get('/learning/courses/{id}/lessons/{lesson}/exercises', {
    summary:
      'Problems to a lesson, drawn from the bank by its families and grade; those not tried lately first, too hard ones last',
    access: 'optional',
    params: z.object({ id: code, lesson: lessonId }),
    query: whoInLanguage.extend({
      count: z.coerce.number().int().min(1).max(20).default(5),
      /** A sibling of this problem: same family and grade, another position. */
      like: code.optional(),
      /** What the set has already: names with commas between them. */
      without: z.string().max(1_500).default(''),
    }),
    response: z.array(bankProblemSchema),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LEARNER_UNKNOWN'],
  }),
  /** Takes Range and If-Range: 206, or 416 for what it does not have. */
  film: get('/learning/films/{id}', {
    summary: 'A film of a lesson, or a range of its bytes, for who has its signed address',
    access: 'signed',
    params: z.object({ id: filmKey }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
  filmCaptions: get('/learning/films/{id}/captions/{locale}', {
    summary: 'The captions of a film in a language, as WebVTT, for who has their signed address',
    access: 'signed',
    params: z.object({ id: filmKey, locale: localeSchema }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
  tell: post('/learning/events', {
    summary:
      'What happened while learning, in batches; each id counts once. What may not be told is named, the rest is kept',
    access: 'user',
    body: z.strictObject({ ...forLearner, events: z.array(learningEventSchema).min(1).max(maxEvents) }),
    response: z.object({
      accepted: z.array(z.string()),
      rejected: z.array(z.object({ id: z.string(), code: z.enum(['NOT_FOUND', 'FORBIDDEN']) })),
    }),
    errors: ['LEARNER_UNKNOWN'],
  }),
  progress: get('/learning/progress', {
    summary: 'The road from G19 to G1, topics and the last seven days',
    access: 'user',
    query: whoInLanguage,
    response: progressSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  settings: get('/learning/settings', {
    summary: 'Own settings of learning',
    access: 'user',
    query: who,
    response: knownSettingsSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
  changeSettings: put('/learning/settings', {
    summary: 'Change own settings of learning',
    access: 'user',
    query: who,
    body: settingsSchema,
    response: doneSchema,
    errors: ['LEARNER_UNKNOWN'],
  }),
};
