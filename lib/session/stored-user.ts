import type { SessionUser } from '../contract/user';
import { userKey } from './keys';

/** The user as last seen by this browser, so that a name stands in the header before the server has answered. */
export function readStoredUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

export function storeUser(user: SessionUser | null): void {
  try {
    if (user) localStorage.setItem(userKey, JSON.stringify(user));
    else localStorage.removeItem(userKey);
  } catch {
    // Storage refused: the session then lasts as long as the page.
  }
}

function isUser(value: unknown): value is SessionUser {
  return typeof value === 'object' && value !== null && 'username' in value && typeof value.username === 'string';
}
