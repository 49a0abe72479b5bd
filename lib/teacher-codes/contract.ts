import * as z from 'zod';
import {
  chosenCourse,
  expectedTotal,
  once,
  orderedSchema,
  orderingErrors,
  pageInLanguage,
} from '@/lib/activation/contract';
import { maxCodesAtOnce } from '@/lib/activation/activation';
import { teacherAlone, whileTeaching } from '@/lib/classes/teacher-errors';
import { operationsOf } from '@/lib/kernel/api/operation';
import { paged } from '@/lib/kernel/api/paging';
import { inLanguage, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { codeStates } from './teacher-code';

/** A teacher's course codes, under the course API (docs/product.md, "Activation and course codes"). */

const id = z.string().min(1).max(40);

const codeSchema = z.object({
  ...texts('id', 'code', 'productId', 'title', 'order', 'madeAt'),
  state: z.enum(codeStates),
  /** Which student used it; null: not used, or used by a person who is not a student of this teacher. */
  ...textsOrNull('usedBy', 'usedAt', 'voidedAt'),
});
export type TeacherCode = z.infer<typeof codeSchema>;
const codeFilter = { state: z.enum(codeStates).optional() };

const { get, post } = operationsOf('course');
export const teacherCodeOperations = {
  orderCodes: post('/teach/codes', {
    summary: 'Order codes of a course, at the price of as many activations, to be paid within 30 minutes',
    access: 'user',
    headers: once,
    body: z.strictObject({ ...chosenCourse, count: integer.min(1).max(maxCodesAtOnce), expectedTotal }),
    response: orderedSchema,
    errors: [...whileTeaching, ...orderingErrors],
  }),
  codes: get('/teach/codes', {
    summary: 'Own codes, the newest first, fifty a page',
    access: 'user',
    query: pageInLanguage.extend(codeFilter),
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
};
