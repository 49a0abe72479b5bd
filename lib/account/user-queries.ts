import { queryOptions } from '@tanstack/react-query';
import type { Address } from './address';
import { courseOperations } from '@/lib/courses/addresses';
import { userOperations as operations } from './user-addresses';
import type {
  AddressChange,
  ClassLogin,
  LoginInput,
  OtpRequest,
  PasswordReset,
  ProfileInput,
  RegisterInput,
  SessionUser,
} from './user-contract';
import { readToken } from '@/lib/kernel/browser/read-token';
import { noteTokenOwner, tokenOwner } from '@/lib/kernel/browser/token-owner';
import { ApiError } from '@/lib/kernel/api/api-error';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { getQueryClient, reading, thenInvalidate } from '@/lib/kernel/api/query-client';

/** @throws ApiError TOKEN_MISSING when the response has no token */
export async function tokenIn(answer: Promise<{ token: string }>): Promise<string> {
  const { token } = (await answer) ?? {};
  if (typeof token !== 'string' || !token) throw new ApiError('TOKEN_MISSING', 200);
  return token;
}
export const login = (body: LoginInput) => tokenIn(call(operations.login, { body }));
export const classLogin = (body: ClassLogin) => tokenIn(call(operations.classLogin, { body }));
export const register = (body: RegisterInput) => tokenIn(call(operations.register, { body }));
export const logout = () => call(operations.logout, {});
export const requestOtp = (body: OtpRequest) => call(operations.requestOtp, { body });
export const resetPassword = (body: PasswordReset) => tokenIn(call(operations.resetPassword, { body }));
/** The response is the user from now on, also for those who read it. */
async function cacheUser(answer: Promise<SessionUser>): Promise<SessionUser> {
  const user = await answer;
  getQueryClient().setQueryData(userQuery().queryKey, user);
  return user;
}
export const saveProfile = (body: ProfileInput) => cacheUser(call(operations.saveProfile, { body }));
export const changePicture = (bytes: Blob) => cacheUser(call(operations.changePicture, { bytes }));
export const removePicture = () => cacheUser(call(operations.removePicture, {}));

async function readUser(signal: AbortSignal): Promise<SessionUser> {
  const token = readToken();
  const user = await call(operations.me, {}, signal);
  noteTokenOwner(token, user.username);
  return user;
}
export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => readUser(signal) });

/**
 * What an account did is sent with its own login alone: in another tab somebody else may have logged in.
 * @throws ApiError UNAUTHENTICATED where the login is not this account's, else why it is not known whose it is
 */
export async function requireLoginOf(username: string | null): Promise<void> {
  if (readToken() && tokenOwner() === null) await readUser(untilSentAgain());
  if (username === null || tokenOwner() !== username) throw new ApiError('UNAUTHENTICATED', 401);
}

/** Refunded entries are kept here; lists leave them out. */
export const purchaseLogQuery = () =>
  reading(['user', 'purchases'], operations.purchaseLog, { query: inPageLanguage() });
export const entitlementsQuery = () =>
  reading(['user', 'entitlements'], operations.entitlements, { query: inPageLanguage() });
/** @param username whose ownership to show; null lists all plans without it */
export const coursePlansQuery = (username: string | null) =>
  reading(['coursePlans', username], courseOperations.plans, { query: { username: username ?? undefined } });
export const addressesQuery = () => reading(['user', 'addresses'], operations.addresses, {});

/** Whatever came of it, the list is read anew: another device may have changed it too. */
const thenReadAddresses = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, addressesQuery().queryKey);
export const addAddress = (body: Address) => thenReadAddresses(call(operations.addAddress, { body }));
export const changeAddress = (id: string, body: AddressChange) =>
  thenReadAddresses(call(operations.changeAddress, { params: { id }, body }));
export const removeAddress = (id: string) => thenReadAddresses(call(operations.removeAddress, { params: { id } }));
