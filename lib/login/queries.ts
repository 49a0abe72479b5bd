import { loginOperations as operations } from './addresses';
import type { EmailCodeInput, LoginInput, OtpRequest, PasswordChange, PasswordReset, RegisterInput } from './contract';
import { ApiError } from '@/lib/kernel/api/api-error';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** @throws ApiError TOKEN_MISSING when the response has no token */
export async function tokenIn(answer: Promise<{ token: string }>): Promise<string> {
  const { token } = (await answer) ?? {};
  if (typeof token !== 'string' || !token) throw new ApiError('TOKEN_MISSING', 200);
  return token;
}
export const login = (body: LoginInput) => tokenIn(call(operations.login, { body }));
export const register = (body: RegisterInput) => tokenIn(call(operations.register, { body }));
export const logout = () => call(operations.logout, {});
export const requestOtp = (body: OtpRequest) => call(operations.requestOtp, { body });
export const resetPassword = (body: PasswordReset) => tokenIn(call(operations.resetPassword, { body }));

const securityQuery = () => reading(['user', 'security'], operations.security, {});
const sessionsQuery = () => reading(['user', 'sessions'], operations.sessions, {});

/** Invalidates all user data: verifying an address for the first time also ends other sessions. */
const thenReadAll = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, ['user']);
const thenReadSessions = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, sessionsQuery().queryKey);

export const mailEmailCode = (body: EmailCodeInput) =>
  thenInvalidate(call(operations.mailEmailCode, { body }), securityQuery().queryKey);
export const proveEmail = (otp: string) => thenReadAll(call(operations.proveEmail, { body: { otp } }));
/** Signs every other device out; the returned token is for this one. */
export const changePassword = (body: PasswordChange) => tokenIn(call(operations.changePassword, { body }));
export const endSession = (id: string) => thenReadSessions(call(operations.endSession, { params: { id } }));
export const endOtherSessions = () => thenReadSessions(call(operations.endOtherSessions, {}));

export const useSecurity = () => useRead(securityQuery());
export const useSessions = () => useRead(sessionsQuery());
