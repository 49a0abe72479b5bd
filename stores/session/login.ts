import { getQueryClient } from '@/lib/kernel/api/query-client';
import { classLogin } from '@/lib/students/class-login-queries';
import { login, logout } from '@/lib/login/queries';
import { userQuery } from '@/lib/account/queries';
import type { ClassLogin } from '@/lib/students/class-login-contract';
import type { LoginInput } from '@/lib/login/contract';
import type { SessionUser } from '@/lib/account/contract';
import { writeStored } from '@/lib/kernel/browser/browser-storage';
import { packsKey } from '@/lib/kernel/browser/keys';
import { storeUser } from '@/lib/account/stored-user';
import { removeToken, storeToken } from '@/lib/kernel/browser/token';
import { followAccountCart, leaveAccountCart, sendAccountCart } from '@/stores/account-cart';
import { sessionStore } from '@/stores/session';

/** Login stores a bearer token, then loads the user. @throws ApiError */
export async function logIn(input: LoginInput): Promise<SessionUser> {
  return enter(await login(input));
}

/** The same with a login card of a class. @throws ApiError */
export async function logInByCard(input: ClassLogin): Promise<SessionUser> {
  return enter(await classLogin(input));
}

/** Stores the token of a login or a registration, then loads the user. @throws ApiError */
export async function enter(token: string): Promise<SessionUser> {
  storeToken(token);
  getQueryClient().clear();
  try {
    const user = await getQueryClient().fetchQuery(userQuery());
    setSessionUser(user);
    await followAccountCart();
    return user;
  } catch (error) {
    clearSession();
    throw error;
  }
}

/** Sets the user as the server returned it: in the store, in storage, and on <html> for the header. */
export function setSessionUser(user: SessionUser | null): void {
  storeUser(user);
  sessionStore.setState({ user });
  document.documentElement.dataset.session = user ? 'in' : 'out';
}

/** Removes token, stored user and offline packs, and resets the display name, without leaving the page. */
export function clearSession(): void {
  removeToken();
  removePacks();
  setSessionUser(null);
  getQueryClient().clear();
}

/** Removes the packs of all learners of the account, so that the browser's next user finds none. */
function removePacks(): void {
  writeStored(packsKey, null);
  try {
    indexedDB.deleteDatabase(packsKey);
  } catch {
    // The browser has no storage.
  }
}

/** Logs out on request: the server revokes the token, everything stored here is removed, and the site's root is opened. */
export async function logOut(): Promise<void> {
  await sendAccountCart();
  // Pending requests with this token would be rejected.
  await getQueryClient().cancelQueries();
  // The token is removed here in any case; if the server could not revoke it, it expires by itself.
  await logout().catch(() => {});
  clearSession();
  await leaveAccountCart();
  window.location.assign('/');
}
