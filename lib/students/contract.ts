import * as z from 'zod';
import { once } from '@/lib/applications/contract';
import { maxNoteLength, maxStudentNameLength, maxChosenStudents, studentStates } from '@/lib/classes/student';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';
import { oldestBirthYear } from '@/lib/family/learner';
import { operationsOf } from '@/lib/kernel/api/operation';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { doneSchema, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { nameSchema } from '@/lib/kernel/person/names';
import { rowFaults } from './import';
import { helpReasons } from './needs-help';
import { maxRows } from './sheet';

/** A teacher's students, under the course API (docs/product.md, "A teacher's students"). For any other account they do not exist. */

const id = z.string().min(1).max(40);
const one = z.object({ id });
const search = z.string().trim().max(80).optional();

const studentFields = {
  name: nameSchema(maxStudentNameLength),
  /** Both or none. */
  birthYear: integer.min(oldestBirthYear).max(2200).nullable(),
  birthMonth: integer.min(1).max(12).nullable(),
  /** The teacher's own note; no other account reads it. */
  note: z.string().trim().max(maxNoteLength),
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
  /** The teacher manages the login; otherwise the account is the person's own. */
  isManaged: z.boolean(),
  /** Not the account's holder, but one of the learners of a family that joined. */
  isOfFamily: z.boolean(),
  /** Since when a family is asked to take the account over. */
  ...textsOrNull('familyAskedAt'),
  /** Why, if they are active and need help now. */
  needsHelp: z.enum(helpReasons).nullable(),
});
export type Student = z.infer<typeof studentSchema>;

/** Shown once: the code itself is not stored. */
export const loginCardSchema = z.object(texts('student', 'name', 'className', 'handle', 'code'));
export type LoginCard = z.infer<typeof loginCardSchema>;

/** Of several at once. */
const students = z.array(id).min(1).max(maxChosenStudents);
const cardsSchema = z.object({
  cards: z.array(loginCardSchema),
  /** Students without a new card: in no open class, with an account of their own, or not active. */
  without: z.array(z.object({ ...texts('id', 'name'), why: z.enum(['NO_CLASS', 'OWN_ACCOUNT', 'NOT_ACTIVE']) })),
});
export type NewCards = z.infer<typeof cardsSchema>;

const cell = z.string().max(1000);
const sheetRows = z
  .array(z.strictObject({ row: integer.min(1), name: cell, birth: cell, schoolClass: cell, note: cell }))
  .min(1)
  .max(maxRows);
/** Five thousand rows with their notes. */
const sheetBytes = 6_000_000;
const checkedSchema = z.object({
  /** How many rows would become students. */
  good: integer,
  bad: z.array(z.object({ row: integer, name: z.string(), faults: z.array(z.enum(rowFaults)) })),
  /** Classes that would be made. */
  newClasses: z.array(z.string()),
});
export type CheckedRows = z.infer<typeof checkedSchema>;
const importedSchema = z.object({
  made: integer,
  /** Returned once: a repeated request is answered without them. */
  cards: z.array(loginCardSchema),
});
export type ImportedStudents = z.infer<typeof importedSchema>;

const erasureSchema = z.object({
  /** Courses that this teacher activated for the student, and homework that was given to them. */
  activations: integer,
  homework: integer,
});
export type Erasure = z.infer<typeof erasureSchema>;

const { get, post, put, remove } = operationsOf('course');
export const studentOperations = {
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
  removeStudent: post('/teach/students/{id}/remove', {
    summary:
      'Remove a student whose account is their own: out of the classes, the list and the reports; the account stays as it is',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'STATE_CHANGED'],
  }),
  erasure: get('/teach/students/{id}/erasure', {
    summary: 'What would go with a student’s account',
    access: 'user',
    params: one,
    response: erasureSchema,
    errors: [...teacherAlone, 'STUDENT_UNKNOWN'],
  }),
  eraseStudent: post('/teach/students/{id}/erase', {
    summary: 'Erase the account of an archived student that the teacher made, for good; their name is typed',
    access: 'user',
    params: one,
    body: z.strictObject({ name: z.string().max(200) }),
    response: doneSchema,
    errors: [...whileTeaching, 'STUDENT_UNKNOWN', 'STATE_CHANGED', 'NAME_MISMATCH'],
  }),
};

/** How a teacher asks a family to take the account over; what the family does is `handoverOperations` (lib/handover). */
export const familyLinkOperations = {
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
};
