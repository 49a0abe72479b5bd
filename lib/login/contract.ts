import * as z from 'zod';
import { newUsername } from '@/lib/account/contract';
import { operationsOf } from '@/lib/kernel/api/operation';
import { absent, doneSchema, localeSchema, texts } from '@/lib/kernel/api/shapes';
import { nameOrNone } from '@/lib/kernel/person/names';
import { maxPasswordLength, minPasswordLength } from '@/lib/kernel/person/password';

const typedName = z.string().trim().min(1).max(120);
export const newPassword = z.string().min(minPasswordLength).max(maxPasswordLength);

export const loginSchema = z.strictObject({
  username: typedName,
  password: absent(z.string().max(200)),
  otp: absent(z.string().max(40)),
});
export const tokenSchema = z.object({ token: z.string() });

export const registerSchema = z.strictObject({
  username: newUsername,
  email: z.email().max(120),
  password: newPassword,
  realName: nameOrNone().optional(),
  locale: localeSchema,
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const otpRequestSchema = z.strictObject({
  username: typedName,
  locale: localeSchema,
  /** What the code is for; a login when absent. */
  purpose: z.enum(['login', 'passwordReset']).optional(),
});
export const passwordResetSchema = z.strictObject({
  username: typedName,
  otp: z.string().min(4).max(40),
  password: newPassword,
});

export type LoginInput = z.input<typeof loginSchema>;
export type OtpRequest = z.infer<typeof otpRequestSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** Proof, beyond the session, that the request comes from the owner: the password, or a code mailed to the account's address. */
const ownerProof = { password: absent(z.string().max(200)), otp: absent(z.string().max(40)) };
export const ownerProofSchema = z.strictObject(ownerProof);
export type OwnerProof = z.infer<typeof ownerProofSchema>;

export const accountSecuritySchema = z.object({
  ...texts('email'),
  isEmailProved: z.boolean(),
  hasPassword: z.boolean(),
  /** The new email address, to which a code was mailed; it replaces the account's once the code is entered. */
  pendingEmail: z.string().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const emailCodeSchema = z.strictObject({ ...ownerProof, email: z.email().max(120), locale: localeSchema });
export const typedCodeSchema = z.strictObject({ otp: z.string().min(4).max(40) });
export const passwordChangeSchema = z.strictObject({ ...ownerProof, newPassword });

export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as 'Firefox · Android'. */
  device: z.string().nullable(),
  isThis: z.boolean(),
  ...texts('createdAt', 'lastSeenAt'),
});
export type Session = z.infer<typeof sessionSchema>;

export type EmailCodeInput = z.input<typeof emailCodeSchema>;
export type EmailCodeRequest = z.infer<typeof emailCodeSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
/** Errors of a failed owner proof. */
export const proofErrors = ['INVALID_CREDENTIALS', 'OTP_INVALID', 'ACCOUNT_LOCKED'] as const;

const { get, post, remove } = operationsOf('user');
/** Registration, login, password, email address and sessions. */
export const loginOperations = {
  login: post('/login', {
    summary: 'Log in with a password or a mailed code; a code proves the address',
    access: 'optional',
    body: loginSchema,
    response: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'USERNAME_REQUIRED', 'ACCOUNT_LOCKED'],
  }),
  register: post('/register', {
    summary: 'New learner account',
    access: 'public',
    body: registerSchema,
    response: tokenSchema,
    errors: ['USERNAME_TAKEN', 'PASSWORD_WEAK'],
  }),
  logout: post('/logout', { summary: 'Revoke this token', access: 'user', response: doneSchema }),
  requestOtp: post('/otp', {
    summary: 'Mail a single-use code; answers alike whether or not the account exists',
    access: 'public',
    body: otpRequestSchema,
    response: doneSchema,
    errors: ['TOO_MANY_CODES'],
  }),
  resetPassword: post('/password/reset', {
    summary: 'New password with a mailed code; signs every device out',
    access: 'public',
    body: passwordResetSchema,
    response: tokenSchema,
    errors: ['OTP_INVALID', 'ACCOUNT_LOCKED', 'PASSWORD_WEAK'],
  }),
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
};
