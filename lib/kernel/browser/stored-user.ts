import type { SessionUser } from '@/lib/account/user-contract';
import { writeStored, readStoredJson } from './browser-storage';
import { userKey } from './keys';

/** The user as last seen by this browser, so that a name stands in the header before the server has answered. */
export function readStoredUser(): SessionUser | null {
  const user = readStoredJson(userKey) as SessionUser | null;
  return typeof user?.username === 'string' ? user : null;
}

export function storeUser(user: SessionUser | null): void {
  writeStored(userKey, user && JSON.stringify(user));
}
