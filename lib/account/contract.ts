import * as z from 'zod';
import { deletionBlockers } from '@/lib/privacy/deletion';
import { operationsOf } from '@/lib/kernel/api/operation';
import { doneSchema, inLocale, integer, localeSchema, texts } from '@/lib/kernel/api/shapes';
import { absent, newPassword, tokenSchema } from './user-contract';

/** What shows, beyond the session, that its owner asks: the password, or a code that was mailed to the account's address. */
const ownerProof = { password: absent(z.string().max(200)), otp: absent(z.string().max(40)) };
export const ownerProofSchema = z.strictObject(ownerProof);
export type OwnerProof = z.infer<typeof ownerProofSchema>;

export const accountSecuritySchema = z.object({
  ...texts('email'),
  isEmailProved: z.boolean(),
  hasPassword: z.boolean(),
  /** The address that a code was mailed to and that becomes the account's once it is typed. */
  pendingEmail: z.string().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const emailCodeSchema = z.strictObject({ ...ownerProof, email: z.email().max(120), locale: localeSchema });
export const typedCodeSchema = z.strictObject({ otp: z.string().min(4).max(40) });
export const passwordChangeSchema = z.strictObject({ ...ownerProof, newPassword });

/** A letter about the account, as it was written. */
export const ownLetterSchema = z.object(texts('id', 'subject', 'text', 'writtenAt'));
export type OwnLetter = z.infer<typeof ownLetterSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox · Android'. */
  device: z.string().nullable(),
  isThis: z.boolean(),
  ...texts('createdAt', 'lastSeenAt'),
});
export type Session = z.infer<typeof sessionSchema>;

/** A part of what the shop holds of somebody; field by field it is what the tables have. */
const part = z.record(z.string(), z.unknown());
export const exportSchema = z.object({
  exportedAt: z.string(),
  account: part,
  addresses: z.array(part),
  learners: z.array(part),
  /** As a student: with whom; as a teacher: whom and in which classes. */
  teachers: z.array(part),
  /** Whom of the account it asked which teacher to take into a class. */
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

export type EmailCodeInput = z.input<typeof emailCodeSchema>;
export type EmailCodeRequest = z.infer<typeof emailCodeSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
const proofErrors = ['INVALID_CREDENTIALS', 'OTP_INVALID', 'ACCOUNT_LOCKED'] as const;

const { get, post, remove } = operationsOf('user');
/** What the owner of an account does with the account itself. */
export const accountOperations = {
  security: get('/security', {
    summary: 'How the account is entered: its address and whether it is proved, whether there is a password',
    access: 'user',
    response: accountSecuritySchema,
  }),
  mailEmailCode: post('/email/code', {
    summary:
      'Mail a code to an address that is to be proved: the present one, or a new one, for which the owner is asked',
    access: 'user',
    body: emailCodeSchema,
    response: doneSchema,
    errors: proofErrors,
  }),
  proveEmail: post('/email', {
    summary: 'The code: its address is the account’s from now on, and proved; the one before is told',
    access: 'user',
    body: typedCodeSchema,
    response: accountSecuritySchema,
    errors: ['OTP_INVALID', 'ACCOUNT_LOCKED'],
  }),
  changePassword: post('/password', {
    summary: 'New password; signs every other device out',
    access: 'user',
    body: passwordChangeSchema,
    response: tokenSchema,
    errors: [...proofErrors, 'PASSWORD_WEAK'],
  }),
  sessions: get('/sessions', {
    summary: 'Where the account is logged in, the latest seen first',
    access: 'user',
    response: z.array(sessionSchema),
  }),
  endSession: remove('/sessions/{id}', {
    summary: 'Sign one device out',
    access: 'user',
    params: z.object({ id: z.string().max(40) }),
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: remove('/sessions', {
    summary: 'Sign every other device out',
    access: 'user',
    response: doneSchema,
  }),
  letters: get('/letters', {
    summary:
      'What was written to the account’s address about the account, newest first; letters with codes are left out',
    access: 'user',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ items: z.array(ownLetterSchema), pages: integer }),
  }),
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
