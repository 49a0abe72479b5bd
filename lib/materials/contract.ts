import * as z from 'zod';
import { isPageText, maxLabelLength, maxTitleLength, maxPageTextLength, maxSteps } from './board-page';
import { asFreeText } from '@/lib/kernel/text/free-text';
import { materialKinds, maxInLesson, maxShares } from './material';
import { isAlt, materialFiles } from './material-file';
import { maxRight, maxWithin, objectionCodes, ownGoals, problemStates } from '@/lib/homework/own-problem';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { shownFileSchema } from './files-contract';
import { titleSchema } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { pointSchema, problemSchema } from '@/lib/go/position-shape';
import { doneSchema, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';

/** A teacher's materials and lessons, which are shared with classes, under the course API (docs/product.md, "A teacher's materials"). */

const id = z.string().min(1).max(40);
const one = z.object({ id });
/** Idempotency key of a create request. */
const key = z.string().min(8).max(64);
const title = titleSchema(maxTitleLength);
const color = z.enum(['black', 'white']);
const points = z
  .string()
  .max(1_500)
  .regex(/^[A-HJ-T0-9 ]*$/);
const stones = { size: z.number().int().min(5).max(19), black: points, white: points };
const marks = z
  .array(z.strictObject({ at: pointSchema, kind: z.enum(['circle', 'triangle', 'square', 'cross']) }))
  .max(400);

const step = z.strictObject({
  from: integer.min(0).nullable(),
  move: z.strictObject({ color, at: pointSchema }).optional(),
  marks: marks.optional(),
  labels: z
    .array(z.strictObject({ at: pointSchema, text: z.string().min(1).max(maxLabelLength) }))
    .max(400)
    .optional(),
  words: z
    .string()
    .max(2 * maxPageTextLength)
    .transform(asFreeText)
    .pipe(z.string().refine(isPageText)),
});
const pageContent = z.strictObject({
  kind: z.literal('page'),
  position: z.strictObject(stones),
  steps: z.array(step).min(1).max(maxSteps),
});
const problemContent = z.strictObject({
  kind: z.literal('problem'),
  position: z.strictObject({ ...stones, toPlay: color, marks: marks.optional() }),
  goal: z.enum(ownGoals),
  right: z.array(pointSchema).max(maxRight),
  region: points.optional(),
  within: integer.min(1).max(maxWithin),
});
const fileContent = z.strictObject({
  kind: z.literal('file'),
  /** The id of an uploaded file; it cannot be changed later. */
  file: id,
  /** The alternative text of a picture. */
  alt: z
    .string()
    .max(2 * materialFiles.alt)
    .transform(asFreeText)
    .pipe(z.string().refine(isAlt)),
});
const contentSchema = z.discriminatedUnion('kind', [pageContent, problemContent, fileContent]);
export type MaterialContent = z.output<typeof contentSchema>;

const materialInput = { title, content: contentSchema };
const newMaterialSchema = z.strictObject({ ...materialInput, key });
export type NewMaterial = z.output<typeof newMaterialSchema>;
const materialChangeSchema = z.strictObject({ ...materialInput, revision: integer });
export type MaterialChange = z.output<typeof materialChangeSchema>;

const head = {
  ...texts('id', 'title', 'changedAt'),
  kind: z.enum(materialKinds),
  /** For a problem: whether it may be given. */
  state: z.enum(problemStates).nullable(),
};
const materialHeadSchema = z.object(head);
export type MaterialHead = z.infer<typeof materialHeadSchema>;
const materialSchema = z.object({
  ...head,
  revision: integer,
  content: contentSchema,
  /** For a file: its type, size and URL. */
  file: shownFileSchema.nullable(),
  /** Why the search does not confirm a problem. */
  objections: z.array(
    z.object({ code: z.enum(objectionCodes), at: z.string().optional(), reply: z.string().optional() }),
  ),
});
export type Material = z.infer<typeof materialSchema>;

const ids = (most: number) => z.array(id).max(most);
const newLessonSchema = z.strictObject({ title, key });
export type NewTeacherLesson = z.output<typeof newLessonSchema>;
const lessonChangeSchema = z.strictObject({
  title,
  /** In the order of the lesson. */
  materials: ids(maxInLesson),
  /** Their students can read it. */
  classes: ids(maxShares),
  isArchived: z.boolean(),
  revision: integer,
});
export type TeacherLessonChange = z.output<typeof lessonChangeSchema>;

const lessonHead = {
  ...texts('id', 'title', 'changedAt'),
  ...textsOrNull('archivedAt'),
  materials: integer,
  /** The number of classes it is shared with. */
  classes: integer,
};
const lessonHeadSchema = z.object(lessonHead);
export type TeacherLessonHead = z.infer<typeof lessonHeadSchema>;
const lessonSchema = z.object({
  ...texts('id', 'title', 'changedAt'),
  ...textsOrNull('archivedAt'),
  revision: integer,
  materials: z.array(materialHeadSchema),
  classes: z.array(z.object(texts('id', 'name'))),
});
export type TeacherLesson = z.infer<typeof lessonSchema>;

const sharedHeadSchema = z.object({ ...texts('id', 'title', 'sharedAt'), materials: integer });
export type SharedLessonHead = z.infer<typeof sharedHeadSchema>;
const sharedMaterial = z.discriminatedUnion('kind', [
  z.object({ ...texts('id', 'title'), ...pageContent.shape }),
  z.object({ ...texts('id', 'title'), kind: z.literal('problem'), problem: problemSchema }),
  z.object({ ...texts('id', 'title', 'alt'), kind: z.literal('file'), file: shownFileSchema }),
]);
export type SharedMaterial = z.infer<typeof sharedMaterial>;
const sharedLessonSchema = z.object({
  ...texts('id', 'title'),
  materials: z.array(sharedMaterial),
  /** The reader is its author, who previews it. */
  isOwn: z.boolean().default(false),
});
export type SharedLesson = z.infer<typeof sharedLessonSchema>;

/** Bytes: 400 steps with texts. */
const bodyBytes = 400_000;
/** Errors of operations that save content. */
const wrongContent = ['PAGE_WRONG', 'PROBLEM_WRONG', 'ALT_REQUIRED'] as const;

const { get, post, put, remove } = operationsOf('course');
export const materialOperations = {
  list: get('/teach/materials', {
    summary: 'Own board pages, problems and files, the last changed first, fifty a page',
    access: 'user',
    query: z.object({
      ...pageOfList,
      search: z.string().trim().max(80).optional(),
      kind: z.enum(materialKinds).optional(),
      /** Only materials that may be used in a lesson, i.e. without unproved problems. */
      ready: z.stringbool().default(false),
    }),
    response: paged(materialHeadSchema),
    errors: [...teacherAlone],
  }),
  add: post('/teach/materials', {
    summary: 'A new board page or problem, or one of a file that was sent; a problem is judged apart',
    access: 'user',
    body: newMaterialSchema,
    bodyBytes,
    response: materialSchema,
    errors: [...whileTeaching, ...wrongContent, 'MATERIAL_UNKNOWN', 'TOO_MANY_MATERIALS'],
  }),
  material: get('/teach/materials/{id}', {
    summary: 'One of them',
    access: 'user',
    params: one,
    response: materialSchema,
    errors: [...teacherAlone, 'MATERIAL_UNKNOWN'],
  }),
  change: put('/teach/materials/{id}', {
    summary: 'Change one; a problem that is changed has to be judged anew',
    access: 'user',
    params: one,
    body: materialChangeSchema,
    bodyBytes,
    response: materialSchema,
    errors: [...whileTeaching, ...wrongContent, 'MATERIAL_UNKNOWN', 'STATE_CHANGED'],
  }),
  judge: post('/teach/materials/{id}/judge', {
    summary: 'Have a problem judged by the search; what it says is kept with it',
    access: 'user',
    params: one,
    response: materialSchema,
    errors: [...whileTeaching, 'MATERIAL_UNKNOWN', 'PROBLEM_WRONG', 'STATE_CHANGED'],
  }),
  remove: remove('/teach/materials/{id}', {
    summary: 'Delete one that stands in no lesson',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: [...whileTeaching, 'MATERIAL_UNKNOWN', 'MATERIAL_IN_USE'],
  }),
  sgf: get('/teach/materials/{id}/sgf', {
    summary: 'One as SGF: a page with its variations, a problem with its right lines once it is proved',
    access: 'user',
    params: one,
    response: z.object(texts('text')),
    errors: [...teacherAlone, 'MATERIAL_UNKNOWN'],
  }),
  lessons: get('/teach/lessons', {
    summary: 'Own lessons, the last changed first, fifty a page; the archived ones apart',
    access: 'user',
    query: z.object({ ...pageOfList, archived: z.stringbool().default(false) }),
    response: paged(lessonHeadSchema),
    errors: [...teacherAlone],
  }),
  addLesson: post('/teach/lessons', {
    summary: 'A new lesson, with nothing in it',
    access: 'user',
    body: newLessonSchema,
    response: lessonSchema,
    errors: [...whileTeaching, 'TOO_MANY_MATERIALS'],
  }),
  lesson: get('/teach/lessons/{id}', {
    summary: 'One of them, with what is in it and with which classes it is shared',
    access: 'user',
    params: one,
    response: lessonSchema,
    errors: [...teacherAlone, 'MATERIAL_UNKNOWN'],
  }),
  changeLesson: put('/teach/lessons/{id}', {
    summary: 'What is in a lesson, in which order, and who reads it',
    access: 'user',
    params: one,
    body: lessonChangeSchema,
    response: lessonSchema,
    errors: [
      ...whileTeaching,
      'MATERIAL_UNKNOWN',
      'MATERIAL_NOT_PROVED',
      'CLASS_UNKNOWN',
      'CLASS_ARCHIVED',
      'STATE_CHANGED',
    ],
  }),
  sharedList: get('/learning/shared', {
    summary: 'Lessons that one’s teachers share with a class one is in, the last shared first, fifty a page',
    access: 'user',
    query: z.object(pageOfList),
    response: paged(sharedHeadSchema),
  }),
  shared: get('/learning/shared/{id}', {
    summary:
      'One of them, or one’s own as its students would see it: its pages, its problems as they were proved, and links to its files',
    access: 'user',
    params: one,
    response: sharedLessonSchema,
    errors: ['MATERIAL_UNKNOWN'],
  }),
};
