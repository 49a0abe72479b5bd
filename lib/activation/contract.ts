import * as z from 'zod';
import { activationRejections, maxStudentsAtOnce } from './activation';
import { defaultLocale } from '@/lib/kernel/locale';
import { currencyOfLocale } from '@/lib/kernel/money';
import { paged, pageOfList } from '@/lib/kernel/api/paging';
import { operationsOf } from '@/lib/kernel/api/operation';
import { amount, currencySchema, inLanguage, integer, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';

/** A teacher's activations, under the course API (docs/product.md, "Activation and course codes"). */

const id = z.string().min(1).max(40);
const language = { locale: localeSchema };
export const pageInLanguage = z.object({ ...pageOfList, ...inLanguage });
export const priced = z.object({
  ...pageOfList,
  ...inLanguage,
  currency: currencySchema.default(currencyOfLocale(defaultLocale)),
});

const gradeOrNull = integer.min(1).max(19).nullable();
const activatableSchema = z.object({
  /** The teacher's own IGQE grade; null: the school knows none. */
  grade: gradeOrNull,
  /** The grades that it allows, from the weakest on; null: none. */
  range: z.object({ from: integer, to: integer }).nullable(),
  courses: paged(
    z.object({
      ...texts('productId', 'title'),
      gradeFrom: gradeOrNull,
      gradeTo: gradeOrNull,
      /** Of one activation, and of one code. */
      price: amount.nullable(),
      refusal: z.enum(activationRejections).nullable(),
      /** The weakest own grade that is enough; null: no grade is. */
      gradeNeeded: gradeOrNull,
    }),
  ),
});
export type Activatable = z.infer<typeof activatableSchema>;
export type ActivatableCourse = Activatable['courses']['items'][number];

/** The course of a teacher's order, and the currency it is paid in. */
export const chosenCourse = { productId: z.string().min(1).max(80), ...language, currency: currencySchema };
const students = z.array(id).min(1).max(maxStudentsAtOnce);
const wantedActivationSchema = z.strictObject({ ...chosenCourse, students });
export type WantedActivation = z.output<typeof wantedActivationSchema>;

const studentName = z.object(texts('id', 'name'));
const activationQuoteSchema = z.object({
  ...texts('productId', 'title'),
  currency: currencySchema,
  price: amount,
  /** The students who are paid for. */
  charged: z.array(studentName),
  /** The students who have the course already; they are not paid for. */
  owned: z.array(studentName),
  /** The students for whom another unpaid order of the teacher has it. */
  waiting: z.array(studentName.extend(texts('order'))),
  total: amount,
});
export type ActivationQuote = z.infer<typeof activationQuoteSchema>;

/** The total that the teacher saw; if it differs from the current one, the response is 409 PRICE_CHANGED. */
export const expectedTotal = amount;
export const orderedSchema = z.object(texts('order'));
export const once = z.object({
  'idempotency-key': z.string().min(8).max(120).meta({
    description: 'A new random value for each wish to order; the same one when the request is sent again.',
  }),
});

const activationStates = ['waiting', 'active', 'returned'] as const;
const activationSchema = z.object({
  ...texts('id', 'productId', 'title', 'order', 'orderedAt'),
  /** The student, by the name that the teacher uses; null: no longer a student of theirs. */
  ...textsOrNull('student', 'paidAt'),
  state: z.enum(activationStates),
});
export type Activation = z.infer<typeof activationSchema>;

const forStudents = ['STUDENT_UNKNOWN', 'STUDENT_OF_FAMILY', 'STATE_CHANGED'] as const;
const rejectedCourse = ['PRODUCT_UNAVAILABLE', 'NO_GRADE', 'BEYOND_GRADE', 'NO_PRICE'] as const;
/** Why a teacher's order is rejected. */
export const orderingErrors = [
  ...rejectedCourse,
  'PRICE_CHANGED',
  'TOO_MANY_PENDING_ORDERS',
  'EMAIL_REQUIRED',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
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
    errors: [...whileTeaching, ...orderingErrors, ...forStudents, 'ALREADY_OWNED', 'ALREADY_ORDERED'],
  }),
  activations: get('/teach/activations', {
    summary: 'What was activated for whom, the newest first, fifty a page',
    access: 'user',
    query: pageInLanguage,
    response: paged(activationSchema),
    errors: [...teacherAlone],
  }),
};
