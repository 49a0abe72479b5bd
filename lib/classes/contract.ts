import * as z from 'zod';
import { rowFaults } from '@/lib/students/import';
import { helpReasons } from '@/lib/students/needs-help';
import { mostRows } from '@/lib/students/sheet';
import { longestClassName, longestNote, longestStudentName, maxChosenStudents, studentStates } from './student';
import { oldestBirthYear } from '@/lib/family/learner';
import { nameSchema, titleSchema } from '@/lib/kernel/person/names';
import { once } from '@/lib/applications/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from './teacher-errors';

/** A teacher's students and classes, under the course API (docs/product.md, "A teacher's students"). To everybody else there are none of them. */

const id = z.string().min(1).max(40);
const one = z.object({ id });
/** A list in pages: which of them, from 1 on. */
export const pageOfList = { page: z.coerce.number().int().min(1).max(10_000).default(1) };
const search = z.string().trim().max(80).optional();

/** A list in pages: one of them, how many there are, and how many rows are on all of them. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), pages: integer, count: integer });

const workspaceSchema = z.object({
  /** Lapsed: what is there can be read, nothing can be done. */
  state: z.enum(['open', 'lapsed']),
  /** When the teaching year ends, or did; null: it does not. */
  ...textsOrNull('until'),
  students: integer,
  classes: integer,
  /** Who asks to join a class and waits for the answer. */
  requests: integer,
});
export type TeachWorkspace = z.infer<typeof workspaceSchema>;

const studentFields = {
  name: nameSchema(longestStudentName),
  /** Both or none. */
  birthYear: integer.min(oldestBirthYear).max(2200).nullable(),
  birthMonth: integer.min(1).max(12).nullable(),
  /** The teacher's own words; nobody else reads them. */
  note: z.string().trim().max(longestNote),
};
const wholeBirth = (birth: { birthYear: number | null; birthMonth: number | null }) =>
  (birth.birthYear === null) === (birth.birthMonth === null);
export const studentInputSchema = z.strictObject(studentFields).refine(wholeBirth, { path: ['birthMonth'] });
export type StudentInput = z.output<typeof studentInputSchema>;

export const newStudentSchema = z
  .strictObject({ ...studentFields, schoolClass: id.nullable() })
  .refine(wholeBirth, { path: ['birthMonth'] });
export type NewStudent = z.output<typeof newStudentSchema>;

export const studentSchema = z.object({
  ...texts('id', 'name', 'note', 'since'),
  birthYear: integer.nullable(),
  birthMonth: integer.nullable(),
  state: z.enum(studentStates),
  classes: z.array(z.object(texts('id', 'name'))),
  /** When the login card was made that is good now. */
  ...textsOrNull('cardAt'),
  /** The teacher says how they log in; else it is somebody's own account. */
  isManaged: z.boolean(),
  /** Not the account's holder, but one of the learners of a family that joined. */
  isOfFamily: z.boolean(),
  /** Since when a family is asked to take the account over. */
  ...textsOrNull('familyAskedAt'),
  /** Why, if they are active and need help now. */
  needsHelp: z.enum(helpReasons).nullable(),
});
export type Student = z.infer<typeof studentSchema>;

/** Shown once: the code is kept nowhere. */
export const loginCardSchema = z.object(texts('student', 'name', 'className', 'handle', 'code'));
export type LoginCard = z.infer<typeof loginCardSchema>;

export const classInputSchema = z.strictObject({ name: titleSchema(longestClassName) });
export type ClassInput = z.output<typeof classInputSchema>;

const classSchema = z.object({
  /** `handle` stands on the login cards. */
  ...texts('id', 'name', 'handle'),
  /** Who is active in it. */
  students: integer,
  ...textsOrNull('archivedAt'),
});
export type SchoolClass = z.infer<typeof classSchema>;

/** Of several at once. */
const students = z.array(id).min(1).max(maxChosenStudents);
const cardsSchema = z.object({
  cards: z.array(loginCardSchema),
  /** Who has got none: in no class that is open, or with an account of their own. */
  without: z.array(z.object({ ...texts('id', 'name'), why: z.enum(['NO_CLASS', 'OWN_ACCOUNT', 'NOT_ACTIVE']) })),
});
export type NewCards = z.infer<typeof cardsSchema>;

const cell = z.string().max(1000);
const sheetRows = z
  .array(z.strictObject({ row: integer.min(1), name: cell, birth: cell, schoolClass: cell, note: cell }))
  .min(1)
  .max(mostRows);
/** Five thousand rows with their notes. */
const sheetBytes = 6_000_000;
const checkedSchema = z.object({
  /** So many rows would become students. */
  good: integer,
  bad: z.array(z.object({ row: integer, name: z.string(), faults: z.array(z.enum(rowFaults)) })),
  /** Classes that would be made. */
  newClasses: z.array(z.string()),
});
export type CheckedRows = z.infer<typeof checkedSchema>;
const importedSchema = z.object({
  made: integer,
  /** Told once: a request that is sent again is answered without them. */
  cards: z.array(loginCardSchema),
});
export type ImportedStudents = z.infer<typeof importedSchema>;

/** Of every operation here. */

const { get, post, put, remove } = operationsOf('course');
export const classOperations = {
  workspace: get('/teach', {
    summary: "The teacher's workspace: whether it is open, and what is in it",
    access: 'user',
    response: workspaceSchema,
    errors: [...teacherAlone],
  }),
  students: get('/teach/students', {
    summary: 'Own students by name, fifty a page; also of one class, of one state, or with these letters in their name',
    access: 'user',
    query: z.object({
      ...pageOfList,
      search,
      schoolClass: id.optional(),
      state: z.enum(studentStates).default('active'),
    }),
    response: paged(studentSchema),
    errors: [...teacherAlone, 'CLASS_UNKNOWN'],
  }),
  addStudent: post('/teach/students', {
    summary: 'A new student with an account of their own, without an address; with a login card where there is a class',
    access: 'user',
    body: newStudentSchema,
    response: z.object({ student: studentSchema, card: loginCardSchema.nullable() }),
    errors: [...whileTeaching, 'CLASS_UNKNOWN', 'CLASS_ARCHIVED', 'STUDENT_EXISTS', 'TOO_MANY_STUDENTS'],
  }),
  student: get('/teach/students/{id}', {
    summary: 'One of the own students',
    access: 'user',
    params: one,
    response: studentSchema,
    errors: [...teacherAlone, 'STUDENT_UNKNOWN'],
  }),
  changeStudent: put('/teach/students/{id}', {
    summary: 'Change what the teacher calls and notes of a student',
    access: 'user',
    params: one,
    body: studentInputSchema,
    response: studentSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'STUDENT_EXISTS'],
  }),
  makeCards: post('/teach/students/cards', {
    summary: 'New login cards for students; the cards before open nothing from then on, and log nobody in any longer',
    access: 'user',
    body: z.strictObject({ students, schoolClass: id.nullable() }),
    response: cardsSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'CLASS_UNKNOWN', 'CLASS_ARCHIVED', 'CARD_UNAVAILABLE'],
  }),
  moveStudents: post('/teach/students/move', {
    summary: 'Students out of a class, into another, or both; all of them or nobody',
    access: 'user',
    body: z.strictObject({ students, from: id.nullable(), to: id.nullable() }),
    response: doneSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'CLASS_UNKNOWN', 'CLASS_ARCHIVED', 'STUDENT_EXISTS', 'STATE_CHANGED'],
  }),
  setState: post('/teach/students/state', {
    summary: 'Archive students, or bring them back; all of them or nobody',
    access: 'user',
    body: z.strictObject({ students, state: z.enum(['active', 'archived']) }),
    response: doneSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'STUDENT_EXISTS', 'STATE_CHANGED'],
  }),
  askFamily: post('/teach/students/{id}/family', {
    summary: 'Mail a family the link by which the account of a student becomes theirs; a link before ends with it',
    access: 'user',
    params: one,
    body: z.strictObject({ email: z.email().max(120), locale: localeSchema }),
    response: studentSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'STATE_CHANGED'],
  }),
  withdrawFamily: remove('/teach/students/{id}/family', {
    summary: 'End the link that a family was mailed',
    access: 'user',
    params: one,
    response: studentSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN'],
  }),
  checkSheet: post('/teach/students/check', {
    summary: 'What would become of the rows of a sheet; nothing is made',
    access: 'user',
    body: z.strictObject({ rows: sheetRows }),
    bodyBytes: sheetBytes,
    response: checkedSchema,
    errors: [...whileTeaching],
  }),
  importStudents: post('/teach/students/import', {
    summary: 'Students of a sheet, all rows or the good ones, with classes that are new; once for a key',
    access: 'user',
    ...once,
    body: z.strictObject({ rows: sheetRows, onlyGood: z.boolean() }),
    bodyBytes: sheetBytes,
    response: importedSchema,
    errors: [...whileTeaching, 'SHEET_FAULTS', 'TOO_MANY_STUDENTS', 'TOO_MANY_CLASSES', 'IDEMPOTENCY_KEY_REQUIRED'],
  }),
  classes: get('/teach/classes', {
    summary: 'Own classes by name, in pages; the archived ones apart',
    access: 'user',
    query: z.object({
      ...pageOfList,
      limit: z.coerce.number().int().min(1).max(200).default(50),
      search,
      archived: z.stringbool().default(false),
    }),
    response: paged(classSchema),
    errors: [...teacherAlone],
  }),
  addClass: post('/teach/classes', {
    summary: 'A new class; its name is no other class’s of the teacher',
    access: 'user',
    body: classInputSchema,
    response: classSchema,
    errors: [...whileTeaching, 'CLASS_EXISTS', 'TOO_MANY_CLASSES'],
  }),
  schoolClass: get('/teach/classes/{id}', {
    summary: 'One of the own classes',
    access: 'user',
    params: one,
    response: classSchema,
    errors: [...teacherAlone, 'CLASS_UNKNOWN'],
  }),
  changeClass: put('/teach/classes/{id}', {
    summary: 'Rename a class, archive it or bring it back',
    access: 'user',
    params: one,
    body: z.strictObject({ name: titleSchema(longestClassName), isArchived: z.boolean() }),
    response: classSchema,
    errors: [...whileTeaching, 'CLASS_UNKNOWN', 'CLASS_EXISTS', 'STUDENT_EXISTS'],
  }),
};
