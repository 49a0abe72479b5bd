import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, localeSchema, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { newPassword, tokenSchema } from '@/lib/login/contract';
import { newUsername } from '@/lib/account/contract';

/** A student's account becomes its family's, and an account leaves a teacher (docs/product.md, "From the teacher to the family"). */

/** The token in the mailed link. */
const token = z.string().min(20).max(200);
const one = z.object({ id: z.string().max(40) });

const handoverSchema = z.object({
  /** The student's name in the teacher's list, the teacher's name, the account's new email address, and its present username. */
  ...texts('student', 'teacher', 'email', 'username'),
});
export type Handover = z.infer<typeof handoverSchema>;

export const takeOverSchema = z.strictObject({
  token,
  /** A new username or the present one; needed because a family may have several accounts with one email address. */
  username: newUsername,
  password: newPassword,
  /** The student stays in the teacher's classes, with homework, reports and messages; else the teacher's row of the student is deleted. */
  keepsTeacher: z.boolean(),
  locale: localeSchema,
});
export type TakeOver = z.infer<typeof takeOverSchema>;

const ownTeacherSchema = z.object({
  ...texts('id', 'teacher', 'since'),
  /** The name, in the account, of the learner they teach; null: its holder. */
  ...textsOrNull('learner'),
  /** Sorted by name, without archived ones. */
  classes: z.array(z.object(texts('id', 'name'))),
});
export type OwnTeacher = z.infer<typeof ownTeacherSchema>;

const { get, post, remove } = operationsOf('user');
export const handoverOperations = {
  look: post('/handover/look', {
    summary: 'What a mailed link is about',
    access: 'public',
    body: z.strictObject({ token }),
    response: handoverSchema,
    errors: ['HANDOVER_ENDED'],
  }),
  take: post('/handover', {
    summary:
      'Take over the account of a mailed link: its address is proved by it, username and password are set, cards and sessions end',
    access: 'public',
    body: takeOverSchema,
    response: tokenSchema,
    errors: ['HANDOVER_ENDED', 'USERNAME_TAKEN', 'PASSWORD_WEAK'],
  }),
  teachers: get('/teachers', {
    summary: 'Teachers who have this account among their students',
    access: 'user',
    response: z.array(ownTeacherSchema),
  }),
  leave: remove('/teachers/{id}', {
    summary: 'Leave a teacher, who sees nothing of the account from then on',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
  }),
  leaveClass: remove('/teachers/{id}/classes/{schoolClass}', {
    summary: 'Leave one of several classes of a teacher; the last one is left with the teacher',
    access: 'user',
    params: one.extend({ schoolClass: z.string().max(40) }),
    response: doneSchema,
    errors: ['NOT_FOUND', 'STATE_CHANGED'],
  }),
};
