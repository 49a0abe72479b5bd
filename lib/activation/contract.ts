import * as z from 'zod';
import { activationRejections, maxCodesAtOnce, maxStudentsAtOnce } from './activation';
import { codeStates } from '@/lib/teacher-codes/teacher-code';
import { minuteEntryKinds } from '@/lib/minutes/minutes';
import { defaultLocale } from '@/lib/kernel/locale';
import { currencyOfLocale } from '@/lib/kernel/money';
import { paged, pageOfList } from '@/lib/classes/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { amount, currencySchema, inLanguage, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';

/** A teacher's activations, course codes and live minutes, under the course API (docs/product.md, "Activation and course codes"). */

const id = z.string().min(1).max(40);
const language = { locale: localeSchema };
const page = z.object({ ...pageOfList, ...inLanguage });
const priced = z.object({
  ...pageOfList,
  ...inLanguage,
  currency: currencySchema.default(currencyOfLocale(defaultLocale)),
});

const gradeOrNull = integer.min(1).max(19).nullable();
const activatableSchema = z.object({
  /** The teacher's own IGQE grade; null: the school knows none. */
  grade: gradeOrNull,
  /** Which grades it allows, from the weaker; null: none. */
  range: z.object({ from: integer, to: integer }).nullable(),
  courses: paged(
    z.object({
      ...texts('productId', 'title'),
      gradeFrom: gradeOrNull,
      gradeTo: gradeOrNull,
      /** Of one activation, and of one code. */
      price: amount.nullable(),
      refusal: z.enum(activationRejections).nullable(),
      /** The weakest own grade that would do; null: no teacher activates it. */
      gradeNeeded: gradeOrNull,
    }),
  ),
});
export type Activatable = z.infer<typeof activatableSchema>;
export type ActivatableCourse = Activatable['courses']['items'][number];

const chosen = { productId: z.string().min(1).max(80), ...language, currency: currencySchema };
const students = z.array(id).min(1).max(maxStudentsAtOnce);
const wantedActivationSchema = z.strictObject({ ...chosen, students });
export type WantedActivation = z.output<typeof wantedActivationSchema>;

const studentName = z.object(texts('id', 'name'));
const activationQuoteSchema = z.object({
  ...texts('productId', 'title'),
  currency: currencySchema,
  price: amount,
  /** For whom it is paid. */
  charged: z.array(studentName),
  /** Who has the course already: nothing is paid for them. */
  owned: z.array(studentName),
  /** For whom it waits in another unpaid order of the teacher. */
  waiting: z.array(studentName.extend(texts('order'))),
  total: amount,
});
export type ActivationQuote = z.infer<typeof activationQuoteSchema>;

/** What the teacher saw; another total answers 409 PRICE_CHANGED. */
const expectedTotal = amount;
const orderedSchema = z.object(texts('order'));
const once = z.object({
  'idempotency-key': z.string().min(8).max(120).meta({
    description: 'A new random value for each wish to order; the same one when the request is sent again.',
  }),
});

const activationStates = ['waiting', 'active', 'returned'] as const;
const activationSchema = z.object({
  ...texts('id', 'productId', 'title', 'order', 'orderedAt'),
  /** Who it is for, as the teacher calls them; null: no student of theirs any more. */
  ...textsOrNull('student', 'paidAt'),
  state: z.enum(activationStates),
});
export type Activation = z.infer<typeof activationSchema>;

const codeSchema = z.object({
  ...texts('id', 'code', 'productId', 'title', 'order', 'madeAt'),
  state: z.enum(codeStates),
  /** Which student used it; null: nobody, or somebody who is no student of this teacher. */
  ...textsOrNull('usedBy', 'usedAt', 'voidedAt'),
});
export type TeacherCode = z.infer<typeof codeSchema>;
const codeFilter = { state: z.enum(codeStates).optional() };

const minutesSchema = z.object({
  left: integer,
  /** What can be bought now, the smallest first. */
  packs: z.array(z.object({ ...texts('productId', 'title'), minutes: integer, price: amount })),
  history: paged(
    z.object({
      ...texts('id', 'at'),
      kind: z.enum(minuteEntryKinds),
      minutes: integer,
      /** The order it was bought with. */
      ...textsOrNull('order'),
    }),
  ),
});
export type TeacherMinutes = z.infer<typeof minutesSchema>;

const forStudents = ['STUDENT_UNKNOWN', 'STUDENT_OF_FAMILY', 'STATE_CHANGED'] as const;
const rejectedCourse = ['PRODUCT_UNAVAILABLE', 'NO_GRADE', 'BEYOND_GRADE', 'NO_PRICE'] as const;
const ordering = [
  ...rejectedCourse,
  ...(['PRICE_CHANGED', 'TOO_MANY_PENDING_ORDERS', 'EMAIL_REQUIRED', 'TOO_MANY_REQUESTS'] as const),
  ...(['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED'] as const),
] as const;

const { get, post } = operationsOf('course');
export const activationOperations = {
  activatable: get('/teach/activatable', {
    summary: 'Courses that are activated for students: what one costs, and why the teacher may not activate the others',
    access: 'user',
    query: priced,
    response: activatableSchema,
    errors: [...teacherAlone],
  }),
  quote: post('/teach/activations/quote', {
    summary: 'What it costs to activate a course for some students; nothing is ordered',
    access: 'user',
    body: wantedActivationSchema,
    response: activationQuoteSchema,
    errors: [...whileTeaching, ...rejectedCourse, ...forStudents],
  }),
  activate: post('/teach/activations', {
    summary: 'Order a course for each of some students, to be paid within 30 minutes; who has it already is left out',
    access: 'user',
    headers: once,
    body: wantedActivationSchema.extend({ expectedTotal }),
    response: orderedSchema,
    errors: [...whileTeaching, ...ordering, ...forStudents, 'ALREADY_OWNED', 'ALREADY_ORDERED'],
  }),
  activations: get('/teach/activations', {
    summary: 'What was activated for whom, the newest first, fifty a page',
    access: 'user',
    query: page,
    response: paged(activationSchema),
    errors: [...teacherAlone],
  }),
  orderCodes: post('/teach/codes', {
    summary: 'Order codes of a course, at the price of as many activations, to be paid within 30 minutes',
    access: 'user',
    headers: once,
    body: z.strictObject({ ...chosen, count: integer.min(1).max(maxCodesAtOnce), expectedTotal }),
    response: orderedSchema,
    errors: [...whileTeaching, ...ordering],
  }),
  codes: get('/teach/codes', {
    summary: 'Own codes, the newest first, fifty a page',
    access: 'user',
    query: page.extend(codeFilter),
    response: paged(codeSchema),
    errors: [...teacherAlone],
  }),
  voidCodes: post('/teach/codes/void', {
    summary: 'Void own codes that nobody has used, all of them or none',
    access: 'user',
    body: z.strictObject({ codes: z.array(id).min(1).max(maxCodesAtOnce) }),
    response: z.object({ voided: integer }),
    errors: [...whileTeaching, 'NOT_FOUND', 'STATE_CHANGED'],
  }),
  saveCodes: get('/teach/codes/table', {
    summary: 'Own codes as a table (CSV)',
    access: 'user',
    query: z.object({ ...inLanguage, ...codeFilter }),
    response: z.object(texts('text')),
    errors: [...teacherAlone],
  }),
  minutes: get('/teach/minutes', {
    summary: 'Live minutes: what is left, the packs there are, and what was bought, taught and taken back',
    access: 'user',
    query: priced,
    response: minutesSchema,
    errors: [...teacherAlone],
  }),
};
