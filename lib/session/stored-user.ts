import type { SessionUser } from '../contract/user';
import { keep, readKeptJson } from './kept';
import { userKey } from './keys';

/** The user as last seen by this browser, so that a name stands in the header before the server has answered. */
export function readStoredUser(): SessionUser | null {
  const user = readKeptJson(userKey) as SessionUser | null;
  return typeof user?.username === 'string' ? user : null;
}

export function storeUser(user: SessionUser | null): void {
  keep(userKey, user && JSON.stringify(user));
}
