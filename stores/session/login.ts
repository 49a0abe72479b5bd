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

/** The same by a card of a class. @throws ApiError */
export async function logInByCard(input: ClassLogin): Promise<SessionUser> {
  return enter(await classLogin(input));
}

/** Takes a token that a login or a registration gave. @throws ApiError */
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

/** The user as the server knows it: in the store, in storage, and on <html> for the header. */
export function setSessionUser(user: SessionUser | null): void {
  storeUser(user);
  sessionStore.setState({ user });
  document.documentElement.dataset.session = user ? 'in' : 'out';
}

/** Removes token and stored user, and what was kept to learn without a line, and resets the display name, without leaving the page. */
export function clearSession(): void {
  removeToken();
  removePacks();
  setSessionUser(null);
  getQueryClient().clear();
}

/** Of everybody of the account: whoever comes next finds nothing of them. */
function removePacks(): void {
  writeStored(packsKey, null);
  try {
    indexedDB.deleteDatabase(packsKey);
  } catch {
    // A browser that keeps nothing.
  }
}

/** The visitor's own choice: the server revokes the token, nothing stays here, and the way goes to the site's root. */
export async function logOut(): Promise<void> {
  await sendAccountCart();
  // What is still on its way with this token would come back rejected.
  await getQueryClient().cancelQueries();
  // The token is removed here in any case; one the server could not revoke now runs out by itself.
  await logout().catch(() => {});
  clearSession();
  await leaveAccountCart();
  window.location.assign('/');
}
