import type { SessionUser } from './contract';
import { writeStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';
import { userKey } from '@/lib/kernel/browser/keys';

/** The user as last seen by this browser, so that the header has a name before the server has responded. */
export function readStoredUser(): SessionUser | null {
  const user = readStoredJson(userKey) as SessionUser | null;
  return typeof user?.username === 'string' ? user : null;
}

export function storeUser(user: SessionUser | null): void {
  writeStored(userKey, user && JSON.stringify(user));
}
