import * as z from 'zod';
import { deletionBlockers } from './deletion';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, inLocale } from '@/lib/kernel/api/shapes';
import { ownerProofSchema, proofErrors } from '@/lib/login/contract';

/** One part of the data held about an account; its fields are those of the tables. */
const part = z.record(z.string(), z.unknown());
export const exportSchema = z.object({
  exportedAt: z.string(),
  account: part,
  addresses: z.array(part),
  learners: z.array(part),
  /** `teachers`: of the account as a student; `students` and `classes`: of the account as a teacher. */
  teachers: z.array(part),
  /** Requests to join a class: for which person of the account, and to which teacher. */
  joinRequests: z.array(part),
  students: z.array(part),
  classes: z.array(part),
  orders: z.array(part),
  entitlements: z.array(part),
  courseCodes: z.array(part),
  gifts: z.array(part),
  exams: z.array(part),
  gradings: z.array(part),
  materials: z.array(part),
  teacherLessons: z.array(part),
  certificates: z.array(part),
  reportLinks: z.array(part),
  openedLessons: z.array(part),
  learning: z.array(part),
  learningSettings: z.array(part),
  climbEnergy: z.array(part),
  notebook: z.array(part),
  notebookReviews: z.array(part),
  problemReports: z.array(part),
  homework: z.array(part),
  homeworkGiven: z.array(part),
  teacherPages: z.array(part),
  messages: z.array(part),
  messageReports: z.array(part),
  taughtMinutes: z.array(part),
  requests: z.array(part),
  cart: part.nullable(),
  sessions: z.array(part),
  passkeys: z.array(part),
  supportActions: z.array(part),
  mails: z.array(part),
});
export type AccountExport = z.infer<typeof exportSchema>;

export const deletionSchema = z.object({ blockers: z.array(z.enum(deletionBlockers)) });

const { get, post } = operationsOf('user');
/** What an account may ask of what is held of it. */
export const privacyOperations = {
  exportData: get('/export', {
    summary: 'Everything the shop holds of the user',
    access: 'user',
    query: inLocale,
    response: exportSchema,
  }),
  deletion: get('/deletion', {
    summary: 'What has to come to its end before the account can be deleted',
    access: 'user',
    response: deletionSchema,
  }),
  deleteAccount: post('/deletion', {
    summary: 'Delete the account: what is personal goes, orders stay without a name',
    access: 'user',
    body: ownerProofSchema,
    response: doneSchema,
    errors: [...proofErrors, 'DELETION_BLOCKED'],
  }),
};
