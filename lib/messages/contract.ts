import * as z from 'zod';
import {
  asMessage,
  closedReasons,
  isMessage,
  maxMessageLength,
  maxReportLength,
  messageReportOutcomes,
  messageReportReasons,
  sides,
} from './messaging';
import { pageOfList, paged } from '@/lib/kernel/api/paging';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/**
 * Messages between a teacher and a student of theirs, under the course API (docs/product.md, "Messages"). `side` is the role of the caller; `id` is that
 * of the student, for both sides. For any other caller the thread does not exist.
 */
const bySide = z.object({ side: z.enum(sides) });
const one = bySide.extend({ id: z.string().min(1).max(40) });

const messageSchema = z.object({
  /** The position in the thread, from 1. */
  number: integer,
  isMine: z.boolean(),
  ...texts('text', 'sentAt'),
});
export type Message = z.infer<typeof messageSchema>;

const threadRowSchema = z.object({
  /** `name`: of the other side. */
  ...texts('id', 'name'),
  /** For the student's account: the learner whom the teacher teaches; null: the holder. */
  ...textsOrNull('learner'),
  unread: integer,
  /** The last message, shortened; null: there is none yet. */
  last: messageSchema.nullable(),
});
export type ThreadRow = z.infer<typeof threadRowSchema>;

const threadSchema = z.object({
  ...texts('id', 'name'),
  unread: integer,
  /** Why the thread is closed; null: it is open. */
  closed: z.enum(closedReasons).nullable(),
  /** Whether the caller has blocked the thread. */
  isBlocked: z.boolean(),
  /** The caller's last report of this thread, and the answer of staff. */
  report: z
    .object({
      reason: z.enum(messageReportReasons),
      ...texts('createdAt'),
      outcome: z.enum(messageReportOutcomes).nullable(),
      ...textsOrNull('answer'),
    })
    .nullable(),
  /** Oldest first: the newest fifty of the requested ones. */
  messages: z.array(messageSchema),
  hasEarlier: z.boolean(),
});
export type Thread = z.infer<typeof threadSchema>;

export const newMessageSchema = z.strictObject({
  /** Idempotency key, made by the device. */
  key: z.uuid(),
  text: z
    .string()
    .max(maxMessageLength * 2)
    .transform(asMessage)
    .pipe(z.string().min(1).max(maxMessageLength).refine(isMessage)),
});
export type NewMessage = z.output<typeof newMessageSchema>;

export const threadReportSchema = z.strictObject({
  reason: z.enum(messageReportReasons),
  text: z.string().trim().max(maxReportLength).optional(),
});
export type ThreadReport = z.output<typeof threadReportSchema>;

const emailSettingsSchema = z.object({
  letters: z.boolean(),
  /** Emails need a verified address. */
  hasProvedAddress: z.boolean(),
});

const unknown = ['NOT_A_TEACHER', 'STUDENT_UNKNOWN', 'NOT_FOUND'] as const;

const { get, post, put } = operationsOf('course');
export const messageOperations = {
  threads: get('/messages/{side}', {
    summary:
      'Own threads, the last written in first, fifty a page; a student’s with teachers who have not written yet, too',
    access: 'user',
    params: bySide,
    query: z.object(pageOfList),
    response: paged(threadRowSchema).extend({ unread: integer }),
    errors: ['NOT_A_TEACHER'],
  }),
  thread: get('/messages/{side}/{id}', {
    summary:
      'A thread and its newest messages, or those before a number; 304 while nothing has changed since that ETag',
    access: 'user',
    params: one,
    query: z.object({ before: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
    headers: z.object({ 'if-none-match': z.string().max(100).optional() }),
    response: threadSchema,
    errors: [...unknown],
  }),
  send: post('/messages/{side}/{id}', {
    summary: 'Write a message of up to 2,000 characters of plain text',
    access: 'user',
    params: one,
    body: newMessageSchema,
    response: messageSchema,
    errors: [...unknown, 'MESSAGES_CLOSED', 'IDEMPOTENCY_KEY_REUSED', 'TOO_MANY_REQUESTS'],
  }),
  read: post('/messages/{side}/{id}/read', {
    summary: 'Says up to which message one has read',
    access: 'user',
    params: one,
    body: z.strictObject({ upTo: integer.min(0).max(1_000_000_000) }),
    response: doneSchema,
    errors: [...unknown],
  }),
  block: put('/messages/{side}/{id}/block', {
    summary: 'Stop the writing in a thread, for both; or take that back',
    access: 'user',
    params: one,
    body: z.strictObject({ isBlocked: z.boolean() }),
    response: doneSchema,
    errors: [...unknown],
  }),
  report: post('/messages/{side}/{id}/report', {
    summary: 'Show a thread to the school, which may then read it, with a reason; once while a report waits',
    access: 'user',
    params: one,
    body: threadReportSchema,
    response: doneSchema,
    errors: [...unknown, 'TOO_MANY_REQUESTS'],
  }),
  unread: get('/unread-messages', {
    summary:
      'How many messages one has not read, as a teacher and as a student, and whether one has a teacher to write to',
    access: 'user',
    response: z.object({ teacher: integer, student: integer, hasTeacher: z.boolean() }),
  }),
  letters: get('/message-letters', {
    summary: 'Whether one is written to by mail about new messages',
    access: 'user',
    response: emailSettingsSchema,
  }),
  setLetters: put('/message-letters', {
    summary: 'Turn letters about new messages on or off; they say no word of a message',
    access: 'user',
    body: z.strictObject({ letters: z.boolean() }),
    response: emailSettingsSchema,
  }),
};
