import * as z from 'zod';
import { grantKinds } from '@/lib/catalogue/grant';
import { longestPassword, shortestPassword } from '@/lib/kernel/person/password';
import { isUsername } from './username';
import { addressSchema, savedAddressSchema } from './address';
import { ofLearner } from '@/lib/family/contract';
import { nameOrNone } from '@/lib/kernel/person/names';
import { operationsOf } from '@/lib/kernel/api/operation';
import { currencySchema, doneSchema, inLocale, integer, localeSchema, texts } from '@/lib/kernel/api/shapes';

export const newUsername = z.string().trim().min(3).max(60).refine(isUsername);
const typedName = z.string().trim().min(1).max(120);
export const newPassword = z.string().min(shortestPassword).max(longestPassword);

/** A null is read as if the field were not there. */
export const absent = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined);

export const loginSchema = z.strictObject({
  username: typedName,
  password: absent(z.string().max(200)),
  otp: absent(z.string().max(40)),
});
export const tokenSchema = z.object({ token: z.string() });

export const classLoginSchema = z.strictObject({
  /** Both as they are typed off a login card. */
  handle: z.string().trim().min(1).max(40),
  code: z.string().trim().min(1).max(40),
});
export type ClassLogin = z.input<typeof classLoginSchema>;

export const registerSchema = z.strictObject({
  username: newUsername,
  email: z.email().max(120),
  password: newPassword,
  realName: nameOrNone().optional(),
  locale: localeSchema,
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const sessionUserSchema = z.object({
  ...texts('username', 'realName', 'nickName', 'rank'),
  liveCourseEndAt: z.string().nullable(),
  ...texts('email', 'phone'),
  profileUrl: z.string().nullable(),
  role: z.enum(['learner', 'teacher']),
  /** End of VIP derived from all valid entitlements; null when none. */
  vipEndAt: z.string().nullable(),
  /** In which the account is written to; another user API may know of none. */
  locale: localeSchema.optional(),
  /** Bought live minutes that are not taught yet; another user API may not count them. */
  minutesLeft: integer.optional(),
  /** Whether a letter comes before VIP ends. */
  vipReminder: z.boolean().optional(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const profileSchema = z
  .strictObject({
    realName: nameOrNone(),
    nickName: nameOrNone(40),
    phone: z.string().trim().max(30),
    locale: localeSchema,
    vipReminder: z.boolean(),
  })
  .partial();

export const purchaseLogEntrySchema = z.object({
  id: z.string(),
  isRefund: z.boolean(),
  ...texts('orderId', 'productId', 'title'),
  quantity: integer,
  amount: z.number(),
  currency: currencySchema,
  purchasedAt: z.string(),
  /** For whom it was bought. */
  ...ofLearner,
});
export type PurchaseLogEntry = z.infer<typeof purchaseLogEntrySchema>;

/** What the user owns now, derived from all valid entitlements. */
export const entitlementSchema = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  ...texts('productId', 'title'),
  /** Of an exam that came with something else, whose title this is. */
  examGrade: z.string().nullable().default(null),
  /** Of an exam: which, as 'G15'. */
  exam: z.string().nullable().default(null),
  orderId: z.string().nullable(),
  ...texts('grantedAt', 'startsAt'),
  endsAt: z.string().nullable(),
  /** hours: minutes; others: how many. */
  amount: integer,
  /** redeemCode only. */
  code: z.string().nullable(),
  /** Whose it is. */
  ...ofLearner,
});
export type Entitlement = z.infer<typeof entitlementSchema>;

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
export type ProfileInput = z.infer<typeof profileSchema>;
export type OtpRequest = z.infer<typeof otpRequestSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
const addressChangeSchema = addressSchema.strict().partial();
export type AddressChange = z.infer<typeof addressChangeSchema>;
/** Which saved address. */
const one = z.object({ id: z.string().max(40) });

/** Types of a profile picture, by the content of its file. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
export const pictureBytes = 5 * 1024 * 1024;

const { get, post, patch, remove } = operationsOf('user');
/** Titles come in the given language, or else the account's. */
export const userOperations = {
  login: post('/login', {
    summary: 'Log in with a password or a mailed code; a code proves the address',
    access: 'optional',
    body: loginSchema,
    response: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'USERNAME_REQUIRED', 'ACCOUNT_LOCKED'],
  }),
  classLogin: post('/class-login', {
    summary: "A student's login by their card: the handle of a class and their own code",
    access: 'public',
    body: classLoginSchema,
    response: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }),
  register: post('/register', {
    summary: 'New learner account',
    access: 'public',
    body: registerSchema,
    response: tokenSchema,
    errors: ['USERNAME_TAKEN', 'PASSWORD_WEAK'],
  }),
  logout: post('/logout', { summary: 'Revoke this token', access: 'user', response: doneSchema }),
  me: get('/', { summary: 'The logged-in user', access: 'user', response: sessionUserSchema }),
  saveProfile: patch('/', {
    summary: 'Change the profile',
    access: 'user',
    body: profileSchema,
    response: sessionUserSchema,
  }),
  changePicture: post('/picture', {
    summary: 'New profile picture: JPEG, PNG or WebP by its content, cut to a square and drawn anew without metadata',
    access: 'user',
    takesBytes: pictureBytes,
    response: sessionUserSchema,
    errors: ['PICTURE_REFUSED'],
  }),
  removePicture: remove('/picture', {
    summary: 'Remove the profile picture',
    access: 'user',
    response: sessionUserSchema,
  }),
  purchaseLog: get('/getOwnPurchaseLog', {
    summary: 'Own purchases, newest first',
    access: 'user',
    query: inLocale,
    response: z.array(purchaseLogEntrySchema),
  }),
  entitlements: get('/entitlements', {
    summary: 'What the user owns now: valid entitlements and unredeemed codes',
    access: 'user',
    query: inLocale,
    response: z.array(entitlementSchema),
  }),
  addresses: get('/addresses', {
    summary: 'Saved addresses, newest first',
    access: 'user',
    response: z.array(savedAddressSchema),
  }),
  addAddress: post('/addresses', {
    summary: 'Save an address; one that is there already is answered, not saved again',
    access: 'user',
    body: addressSchema.strict(),
    response: savedAddressSchema,
    errors: ['TOO_MANY_ADDRESSES'],
  }),
  changeAddress: patch('/addresses/{id}', {
    summary: 'Change the given fields of a saved address',
    access: 'user',
    params: one,
    body: addressChangeSchema,
    response: savedAddressSchema,
    errors: ['NOT_FOUND'],
  }),
  removeAddress: remove('/addresses/{id}', {
    summary: 'Remove a saved address',
    access: 'user',
    params: one,
    response: doneSchema,
    errors: ['NOT_FOUND'],
  }),
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
};
