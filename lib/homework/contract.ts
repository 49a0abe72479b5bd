import * as z from 'zod';
import { homeworkStates, isInstructions, maxTitleLength, maxItems, maxLevels, maxRecipients } from './homework';
import { asFreeText } from '@/lib/kernel/text/free-text';
import { helpReasons } from '@/lib/students/needs-help';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { bankFamilies } from '@/lib/bank/families';
import { climbThemes } from '@/lib/climb/climb';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { forLearner } from '@/lib/family/contract';
import { bankProblemSchema } from '@/lib/bank/bank-problem';
import { gradeSchema } from '@/lib/events/contract';
import { lessonStates } from '@/lib/courses/study-contract';
import { titleSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { problemSchema } from '@/lib/go/position-shape';
import { inLanguage, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';

/** Homework and its results, under the course API (docs/product.md, "Homework"). */

const id = z.string().min(1).max(40);
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i);
const one = z.object({ id });
/** '2026-11-30', on the school's calendar. */
const day = z.iso.date();
const stateSchema = z.enum(homeworkStates);

/** A revision of a problem that the teacher wrote. */
const version = { material: id, revision: integer };
/** A number of levels of the climb, of a theme and grade. */
const levels = {
  theme: z.enum(climbThemes),
  grade: integer.min(strongestGrade).max(weakestGrade),
  count: integer.min(1).max(maxLevels),
};
const itemInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lesson'), course: code, lesson: code }),
  z.strictObject({ kind: z.literal('problem'), problem: code }),
  z.strictObject({ kind: z.literal('own'), ...version }),
  z.strictObject({ kind: z.literal('levels'), ...levels }),
]);

const editable = {
  title: titleSchema(maxTitleLength),
  words: z.string().max(2_000).transform(asFreeText).pipe(z.string().refine(isInstructions)),
  due: day.nullable(),
};
const content = {
  ...editable,
  items: z.array(itemInput).min(1).max(maxItems),
  /** All students who are active in the class now. */
  schoolClass: id.nullable(),
  /** In addition to the class. */
  students: z.array(id).max(maxRecipients),
};
export const newHomeworkSchema = z.strictObject({
  /** Idempotency key, made by the device. */
  key: z.uuid(),
  ...content,
});
export type NewHomework = z.output<typeof newHomeworkSchema>;
export const homeworkChangeSchema = z.strictObject({
  ...editable,
  /** Absent: unchanged. Allowed only until a student has begun. */
  items: content.items.optional(),
});
export type HomeworkChange = z.output<typeof homeworkChangeSchema>;

const entrySchema = z.object({
  ...texts('id', 'title', 'givenAt'),
  state: stateSchema,
  due: day.nullable(),
  /** The name of the class it was given to. */
  ...textsOrNull('className'),
  students: integer,
  items: integer,
});
export type HomeworkEntry = z.infer<typeof entrySchema>;

const ownProblemSchema = z.object({ ...version, title: z.string(), problem: problemSchema });
export type GivenOwnProblem = z.infer<typeof ownProblemSchema>;

/** `key`: the item's name in the results. */
const itemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), ...texts('key', 'course', 'lesson', 'title'), grade: integer }),
  bankProblemSchema.extend({ kind: z.literal('problem'), key: z.string(), isWithdrawn: z.boolean() }),
  ownProblemSchema.extend({ kind: z.literal('own'), key: z.string() }),
  z.object({ kind: z.literal('levels'), key: z.string(), ...levels }),
]);
export type HomeworkItemShown = z.infer<typeof itemSchema>;

const homeworkSchema = entrySchema.omit({ items: true, students: true }).extend({
  words: z.string(),
  items: z.array(itemSchema),
  students: z.array(z.object(texts('id', 'name'))),
  /** A student has begun, so the items cannot be changed. */
  isBegun: z.boolean(),
});
export type Homework = z.infer<typeof homeworkSchema>;

const cellSchema = z.object({
  isDone: z.boolean(),
  isLate: z.boolean(),
  /** Tries at a problem, or at levels; problems tried in a lesson. */
  tries: integer,
  /** Problems right at the first try without a hint: 0 or 1 for a problem, a number for a lesson. For levels: the number solved. */
  right: integer,
  /** A hint was shown in the first try at a problem. */
  hasHint: z.boolean(),
  seconds: integer,
});
export type HomeworkCell = z.infer<typeof cellSchema>;
const resultsSchema = z.object({
  /** The items by their keys, as they were when this was read. */
  items: z.array(z.string()),
  students: z.array(
    z.object({
      ...texts('id', 'name'),
      needsHelp: z.enum(helpReasons).nullable(),
      /** In the order of the items; null: not begun. */
      cells: z.array(cellSchema.nullable()),
    }),
  ),
  /** The problems that a student got wrong at the first try. */
  wrong: z.array(
    z.object({
      key: z.string(),
      moments: z.array(
        z.object({
          after: z.array(z.string()),
          moves: z.array(z.object({ at: z.string(), students: z.array(z.string()) })),
          /** The right moves there. */
          right: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type HomeworkResults = z.infer<typeof resultsSchema>;

const family = z.enum(bankFamilies);
const wanted = {
  theme: z.enum(climbThemes).default('capture'),
  /** A family of the theme; absent: all of them. */
  family: family.optional(),
  grade: gradeSchema.default(weakestGrade),
};

const ownEntrySchema = z.object({
  ...texts('id', 'title'),
  due: day.nullable(),
  state: stateSchema,
  items: integer,
  done: integer,
  /** The due day is over and an item is not done. */
  isOverdue: z.boolean(),
});
export type OwnHomeworkEntry = z.infer<typeof ownEntrySchema>;
const fared = { tries: integer, isDone: z.boolean(), isFirstTry: z.boolean() };
const ownItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lesson'), ...texts('course', 'lesson', 'title'), state: z.enum(lessonStates) }),
  z.object({
    kind: z.literal('problem'),
    /** `problem` is null once the homework is closed. */
    ...bankProblemSchema.shape,
    problem: problemSchema.nullable(),
    ...fared,
  }),
  /** The same for a problem that the teacher wrote; `id` is the name under which tries are submitted. */
  z.object({ kind: z.literal('own'), ...texts('id', 'title'), problem: problemSchema.nullable(), ...fared }),
  /** `solved`: since it was given. */
  z.object({ kind: z.literal('levels'), ...levels, solved: integer, isDone: z.boolean() }),
]);
export type OwnHomeworkItem = z.infer<typeof ownItemSchema>;
const ownHomeworkSchema = ownEntrySchema.omit({ items: true }).extend({
  words: z.string(),
  items: z.array(ownItemSchema),
});
export type OwnHomework = z.infer<typeof ownHomeworkSchema>;

const { get, post, put } = operationsOf('course');
export const homeworkOperations = {
  list: get('/teach/homework', {
    summary: 'Homework a teacher gave, fifty a page, the newest first',
    access: 'user',
    query: z.object({ ...pageOfList, state: stateSchema.default('open') }),
    response: paged(entrySchema),
    errors: [...teacherAlone],
  }),
  give: post('/teach/homework', {
    summary:
      'Give lessons, problems and levels to a class and to students; what a student cannot open is named and nothing is given',
    access: 'user',
    query: z.object(inLanguage),
    body: newHomeworkSchema,
    response: homeworkSchema,
    errors: [
      ...whileTeaching,
      'CLASS_UNKNOWN',
      'CLASS_ARCHIVED',
      'STUDENT_UNKNOWN',
      'NO_STUDENTS',
      'TOO_MANY_RECIPIENTS',
      'ITEM_UNKNOWN',
      'LESSON_NOT_OPEN',
      'DATE_PASSED',
      'TOO_MANY_HOMEWORK',
    ],
  }),
  problems: get('/teach/homework/problems', {
    summary: 'Problems of the climb to choose from, in its order, twelve a page',
    access: 'user',
    query: z.object({ ...pageOfList, ...wanted }),
    response: paged(bankProblemSchema),
    errors: [...teacherAlone],
  }),
  draw: get('/teach/homework/drawn', {
    summary: 'So many problems drawn by lot, none of those named',
    access: 'user',
    query: z.object({
      ...wanted,
      count: z.coerce.number().int().min(1).max(maxItems).default(5),
      /** Names with commas between them. */
      without: z.string().max(3_000).default(''),
    }),
    response: z.array(bankProblemSchema),
    errors: [...teacherAlone],
  }),
  ownProblems: get('/teach/homework/own-problems', {
    summary: 'Problems the teacher wrote that the search agreed with, the last changed first, twelve a page',
    access: 'user',
    query: z.object({ ...pageOfList, search: z.string().trim().max(80).optional() }),
    response: paged(ownProblemSchema),
    errors: [...teacherAlone],
  }),
  courses: get('/teach/homework/courses', {
    summary: 'Courses whose lessons can be given',
    access: 'user',
    query: z.object(inLanguage),
    response: z.array(z.object(texts('id', 'title'))),
    errors: [...teacherAlone],
  }),
  homework: get('/teach/homework/{id}', {
    summary: 'Homework with what is in it and to whom it was given',
    access: 'user',
    params: one,
    query: z.object(inLanguage),
    response: homeworkSchema,
    errors: [...teacherAlone, 'NOT_FOUND'],
  }),
  change: put('/teach/homework/{id}', {
    summary: 'Change title, words and date; what is in it as long as nobody has begun',
    access: 'user',
    params: one,
    query: z.object(inLanguage),
    body: homeworkChangeSchema,
    response: homeworkSchema,
    errors: [
      ...whileTeaching,
      'NOT_FOUND',
      'ITEM_UNKNOWN',
      'LESSON_NOT_OPEN',
      'DATE_PASSED',
      'HOMEWORK_BEGUN',
      'STATE_CHANGED',
    ],
  }),
  setState: put('/teach/homework/{id}/state', {
    summary: 'Close, archive or open homework again',
    access: 'user',
    params: one,
    body: z.strictObject({ state: stateSchema }),
    response: z.object({ state: stateSchema }),
    errors: [...whileTeaching, 'NOT_FOUND'],
  }),
  results: get('/teach/homework/{id}/results', {
    summary: 'Who did what, and which wrong moves were chosen; nothing where the caller knows it already',
    access: 'user',
    params: one,
    query: z.object({ known: z.string().max(80).optional() }),
    response: z.object({ stamp: z.string(), results: resultsSchema.nullable() }),
    errors: [...teacherAlone, 'NOT_FOUND'],
  }),
  ownList: get('/learning/homework', {
    summary: 'Own homework: open, and closed of late, fifty a page, what is due first first',
    access: 'user',
    query: z.object({ ...pageOfList, ...forLearner }),
    response: paged(ownEntrySchema),
    errors: ['LEARNER_UNKNOWN'],
  }),
  own: get('/learning/homework/{id}', {
    summary: 'Own homework with its problems, and how far somebody is',
    access: 'user',
    params: one,
    query: z.object({ ...forLearner, ...inLanguage }),
    response: ownHomeworkSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
};
