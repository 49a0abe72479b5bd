import * as z from 'zod';

/** Shapes of the user API (spec §7, §3 "Session user", "Purchase log entry"). */

const username = z
  .string()
  .trim()
  .min(3)
  .max(60)
  .regex(/^[\p{L}\p{N}._-]+$/u);
const password = z.string().min(8).max(200);

export const loginSchema = z.object({
  username: z.string().trim().min(1).max(120),
  password: z.string().max(200).optional(),
  otp: z.string().max(40).optional(),
});
export const tokenSchema = z.object({ token: z.string() });

export const registerSchema = z.object({
  username,
  email: z.email().max(120),
  password,
  realName: z.string().trim().max(80).optional(),
  locale: z.enum(['zh-TW', 'zh-CN', 'en-US', 'ja-JP']),
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
  .object({
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
  currency: z.enum(['NTD', 'USD', 'JPY']),
  purchasedAt: z.string(),
});
export type PurchaseLogEntry = z.infer<typeof purchaseLogEntrySchema>;

/** What the user owns now, derived from all valid entitlements. */
export const entitlementSchema = z.object({
  id: z.string(),
  kind: z.enum(['course', 'vip', 'exam', 'hours', 'lecture', 'redeemCode', 'goods']),
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

export const otpRequestSchema = z.object({
  username: z.string().trim().min(1).max(120),
  locale: z.enum(['zh-TW', 'zh-CN', 'en-US', 'ja-JP']),
  /** What the code is for; a login when absent. */
  purpose: z.enum(['login', 'passwordReset']).optional(),
});
export const passwordResetSchema = z.object({
  username: z.string().trim().min(1).max(120),
  otp: z.string().min(4).max(40),
  password,
});
export const passwordChangeSchema = z.object({ password: z.string().min(1).max(200), newPassword: password });
