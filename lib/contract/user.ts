import * as z from 'zod';
import { grantKinds } from '../domain/grant';
import { locales } from '../domain/locale';
import { currencies } from '../domain/money';
import { isUsername } from '../domain/username';
import { addressSchema, savedAddressSchema } from './address';
import { operation } from './operation';

const username = z.string().trim().min(3).max(60).refine(isUsername);
const password = z.string().min(8).max(200);

/** A null is read as if the field were not there. */
const absent = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined);

export const loginSchema = z.strictObject({
  username: z.string().trim().min(1).max(120),
  password: absent(z.string().max(200)),
  otp: absent(z.string().max(40)),
});
export const tokenSchema = z.object({ token: z.string() });

export const registerSchema = z.strictObject({
  username,
  email: z.email().max(120),
  password,
  realName: z.string().trim().max(80).optional(),
  locale: z.enum(locales),
});
export type RegisterInput = z.infer<typeof registerSchema>;

export const sessionUserSchema = z.object({
  username: z.string(),
  realName: z.string(),
  nickName: z.string(),
  rank: z.string(),
  liveCourseEndAt: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  profileUrl: z.string().nullable(),
  role: z.enum(['learner', 'teacher']),
  /** End of VIP derived from all valid entitlements; null when none. */
  vipEndAt: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const profileSchema = z
  .strictObject({
    realName: z.string().trim().max(80),
    nickName: z.string().trim().max(40),
    phone: z.string().trim().max(30),
  })
  .partial();

export const purchaseLogEntrySchema = z.object({
  id: z.string(),
  isRefund: z.boolean(),
  orderId: z.string(),
  productId: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  amount: z.number(),
  currency: z.enum(currencies),
  purchasedAt: z.string(),
});
export type PurchaseLogEntry = z.infer<typeof purchaseLogEntrySchema>;

/** What the user owns now, derived from all valid entitlements. */
export const entitlementSchema = z.object({
  id: z.string(),
  kind: z.enum(grantKinds),
  productId: z.string(),
  title: z.string(),
  orderId: z.string().nullable(),
  grantedAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** hours: minutes; others: how many. */
  amount: z.number().int(),
  /** redeemCode only. */
  code: z.string().nullable(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

export const otpRequestSchema = z.strictObject({
  username: z.string().trim().min(1).max(120),
  locale: z.enum(locales),
  /** What the code is for; a login when absent. */
  purpose: z.enum(['login', 'passwordReset']).optional(),
});
export const passwordResetSchema = z.strictObject({
  username: z.string().trim().min(1).max(120),
  otp: z.string().min(4).max(40),
  password,
});
export const passwordChangeSchema = z.strictObject({ password: z.string().min(1).max(200), newPassword: password });

export type LoginInput = z.input<typeof loginSchema>;
export type ProfileInput = z.infer<typeof profileSchema>;
export type OtpRequest = z.infer<typeof otpRequestSchema>;
export type PasswordReset = z.infer<typeof passwordResetSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
const addressChangeSchema = addressSchema.strict().partial();
export type AddressChange = z.infer<typeof addressChangeSchema>;
const savedAddress = z.object({ id: z.string().max(40) });
const doneSchema = z.object({ done: z.literal(true) });

/** Titles come in this language, or else the account's. */
const titleLanguage = z.object({ locale: z.enum(locales).optional() });

export const userOperations = {
  login: operation({
    api: 'user',
    method: 'post',
    path: '/login',
    summary: 'Log in with a password or a mailed code; a code proves the address',
    access: 'optional',
    body: loginSchema,
    answer: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }),
  register: operation({
    api: 'user',
    method: 'post',
    path: '/register',
    summary: 'New learner account',
    access: 'public',
    body: registerSchema,
    answer: tokenSchema,
    errors: ['USERNAME_TAKEN', 'PASSWORD_WEAK'],
  }),
  logout: operation({
    api: 'user',
    method: 'post',
    path: '/logout',
    summary: 'Revoke this token',
    access: 'user',
    answer: doneSchema,
    errors: [],
  }),
  me: operation({
    api: 'user',
    method: 'get',
    path: '/',
    summary: 'The logged-in user',
    access: 'user',
    answer: sessionUserSchema,
    errors: [],
  }),
  saveProfile: operation({
    api: 'user',
    method: 'patch',
    path: '/',
    summary: 'Change the profile',
    access: 'user',
    body: profileSchema,
    answer: sessionUserSchema,
    errors: [],
  }),
  purchaseLog: operation({
    api: 'user',
    method: 'get',
    path: '/getOwnPurchaseLog',
    summary: 'Own purchases, newest first',
    access: 'user',
    query: titleLanguage,
    answer: z.array(purchaseLogEntrySchema),
    errors: [],
  }),
  entitlements: operation({
    api: 'user',
    method: 'get',
    path: '/entitlements',
    summary: 'What the user owns now: valid entitlements and unredeemed codes',
    access: 'user',
    query: titleLanguage,
    answer: z.array(entitlementSchema),
    errors: [],
  }),
  addresses: operation({
    api: 'user',
    method: 'get',
    path: '/addresses',
    summary: 'Saved addresses, newest first',
    access: 'user',
    answer: z.array(savedAddressSchema),
    errors: [],
  }),
  addAddress: operation({
    api: 'user',
    method: 'post',
    path: '/addresses',
    summary: 'Save an address; one that is there already is answered, not saved again',
    access: 'user',
    body: addressSchema.strict(),
    answer: savedAddressSchema,
    errors: ['TOO_MANY_ADDRESSES'],
  }),
  changeAddress: operation({
    api: 'user',
    method: 'patch',
    path: '/addresses/{id}',
    summary: 'Change the given fields of a saved address',
    access: 'user',
    params: savedAddress,
    body: addressChangeSchema,
    answer: savedAddressSchema,
    errors: ['NOT_FOUND'],
  }),
  removeAddress: operation({
    api: 'user',
    method: 'delete',
    path: '/addresses/{id}',
    summary: 'Remove a saved address',
    access: 'user',
    params: savedAddress,
    answer: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  requestOtp: operation({
    api: 'user',
    method: 'post',
    path: '/otp',
    summary: 'Mail a single-use code; answers alike whether or not the account exists',
    access: 'public',
    body: otpRequestSchema,
    answer: doneSchema,
    errors: [],
  }),
  changePassword: operation({
    api: 'user',
    method: 'post',
    path: '/password',
    summary: 'New password; signs every other device out',
    access: 'user',
    body: passwordChangeSchema,
    answer: tokenSchema,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'PASSWORD_WEAK'],
  }),
  resetPassword: operation({
    api: 'user',
    method: 'post',
    path: '/password/reset',
    summary: 'New password with a mailed code; signs every device out',
    access: 'public',
    body: passwordResetSchema,
    answer: tokenSchema,
    errors: ['OTP_INVALID', 'ACCOUNT_LOCKED', 'PASSWORD_WEAK'],
  }),
};
