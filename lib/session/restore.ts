import { sessionStore } from '@/stores/session';
import { ApiError } from '../api/api-error';
import { coursePlansQuery } from '../api/course-queries';
import { getQueryClient } from '../api/query-client';
import { purchaseLogQuery, userQuery } from '../api/user-queries';
import { userKey } from './keys';
import { forgetSession, logIn, setSessionUser } from './login';
import { takeLinkCredentials } from './otp-script';
import { readStoredUser } from './stored-user';
import { readToken, renewToken } from './token';

/**
 * What every page load does (spec §4): a mailed login unless that user already is logged in; else, with a token,
 * the stored user at once, then user, purchases and plans anew. A 401 logs out; another failure leaves what is stored.
 */
export async function restoreSession(): Promise<void> {
  followOtherTabs();
  const credentials = takeLinkCredentials();
  const stored = readToken() ? readStoredUser() : null;
  if (credentials && stored?.username !== credentials.username) {
    try {
      await logIn(credentials);
    } catch {
      // The link was used or is too old: who was here stays, and the login page is one click away.
      if (stored && readToken()) setSessionUser(stored);
      else forgetSession();
      return;
    }
    await refresh();
    return;
  }
  if (!readToken()) {
    forgetSession();
    return;
  }
  renewToken();
  if (stored) setSessionUser(stored);
  await refresh();
}

async function refresh(): Promise<void> {
  const client = getQueryClient();
  try {
    const user = await client.fetchQuery({ ...userQuery(), staleTime: 0 });
    setSessionUser(user);
    await Promise.all([client.fetchQuery(purchaseLogQuery()), client.fetchQuery(coursePlansQuery(user.username))]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
  }
}

let following = false;

/** A logout or a login in one tab holds in all of them. */
function followOtherTabs() {
  if (following) return;
  following = true;
  window.addEventListener('storage', (event) => {
    if (event.key !== userKey && event.key !== null) return;
    const user = readStoredUser();
    if (user?.username === sessionStore.getState().user?.username) return;
    getQueryClient().clear();
    sessionStore.getState().setUser(user);
    document.documentElement.dataset.session = user ? 'in' : 'out';
  });
}
