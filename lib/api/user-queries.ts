import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { ApiError } from './api-error';
import { api } from './client';
import type { Address } from './ecommerce';
import { getQueryClient } from './query-client';
import type {
  Entitlement,
  PurchaseLogEntry,
  RegisterInput,
  SessionUser,
  loginSchema,
  otpRequestSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
} from './user';

export type LoginInput = z.infer<typeof loginSchema>;
export type ProfileInput = z.infer<typeof profileSchema>;

/** @throws ApiError TOKEN_MISSING when the answer has no token (spec §8) */
async function tokenOf(path: string, body: unknown): Promise<string> {
  const { data } = await api.post<{ token?: unknown }>(path, body);
  if (typeof data?.token !== 'string' || !data.token) throw new ApiError('TOKEN_MISSING', 200);
  return data.token;
}
export const login = (input: LoginInput) => tokenOf('user/login', input);
export const register = (input: RegisterInput) => tokenOf('user/register', input);
export const logout = () => api.post('user/logout').then(() => undefined);
export const requestOtp = (input: z.infer<typeof otpRequestSchema>) =>
  api.post('user/otp', input).then(() => undefined);
export const resetPassword = (input: z.infer<typeof passwordResetSchema>) => tokenOf('user/password/reset', input);
/** Signs every other device out; the answered token is this one's. */
export const changePassword = (input: z.infer<typeof passwordChangeSchema>) => tokenOf('user/password', input);
/** Replaces all saved addresses. */
export const saveAddresses = (addresses: Address[]) =>
  api.put<Address[]>('user/addresses', addresses).then(({ data }) => data);
export const saveProfile = (input: ProfileInput) => api.patch<SessionUser>('user', input).then(({ data }) => data);

export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => api.get<SessionUser>('user', { signal }).then(({ data }) => data),
  });

/** Refunded entries are kept here; lists leave them out (spec §3). */
export const purchaseLogQuery = () =>
  queryOptions({
    queryKey: ['user', 'purchases'],
    queryFn: ({ signal }) => api.get<PurchaseLogEntry[]>('user/getOwnPurchaseLog', { signal }).then(({ data }) => data),
  });

export const entitlementsQuery = () =>
  queryOptions({
    queryKey: ['user', 'entitlements'],
    queryFn: ({ signal }) => api.get<Entitlement[]>('user/entitlements', { signal }).then(({ data }) => data),
  });

export const addressesQuery = () =>
  queryOptions({
    queryKey: ['user', 'addresses'],
    queryFn: ({ signal }) => api.get<Address[]>('user/addresses', { signal }).then(({ data }) => data),
  });

export const useUser = () => useQuery(userQuery(), getQueryClient());
export const usePurchaseLog = () =>
  useQuery({ ...purchaseLogQuery(), select: (log) => log.filter(({ isRefund }) => !isRefund) }, getQueryClient());
export const useEntitlements = () => useQuery(entitlementsQuery(), getQueryClient());
export const useAddresses = (enabled = true) => useQuery({ ...addressesQuery(), enabled }, getQueryClient());
