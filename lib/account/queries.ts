import { queryOptions } from '@tanstack/react-query';
import type { Address } from './address';
import { accountOperations as operations } from './addresses';
import type { AddressChange, ProfileInput, SessionUser } from './contract';
import { readToken } from '@/lib/kernel/browser/read-token';
import { noteTokenOwner, tokenOwner } from '@/lib/kernel/browser/token-owner';
import { ApiError } from '@/lib/kernel/api/api-error';
import { call, untilSentAgain } from '@/lib/kernel/api/client';
import { getQueryClient, reading, thenInvalidate } from '@/lib/kernel/api/query-client';

/** Stores the response in the cache as the current user. */
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
 * Data of an account is sent only with its own login, because another user may have logged in in another tab.
 * @throws ApiError UNAUTHENTICATED if the login is not this account's, else why its account could not be read
 */
export async function requireLoginOf(username: string | null): Promise<void> {
  if (readToken() && tokenOwner() === null) await readUser(untilSentAgain());
  if (username === null || tokenOwner() !== username) throw new ApiError('UNAUTHENTICATED', 401);
}

export const addressesQuery = () => reading(['user', 'addresses'], operations.addresses, {});

/** Reads the list again after success and failure: another device may have changed it, too. */
const thenReadAddresses = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, addressesQuery().queryKey);
export const addAddress = (body: Address) => thenReadAddresses(call(operations.addAddress, { body }));
export const changeAddress = (id: string, body: AddressChange) =>
  thenReadAddresses(call(operations.changeAddress, { params: { id }, body }));
export const removeAddress = (id: string) => thenReadAddresses(call(operations.removeAddress, { params: { id } }));
