import { asApiError, type ApiError } from '@/lib/kernel/api/api-error';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { coursePlansQuery } from '@/lib/fulfilment/plans-queries';
import { purchaseLogQuery } from '@/lib/orders/purchase-log-queries';
import { userQuery } from '@/lib/account/queries';
import { takeLinkCredentials } from '@/lib/kernel/browser/otp-script';
import { readStoredUser } from '@/lib/account/stored-user';
import { readToken } from '@/lib/kernel/browser/read-token';
import { storeToken } from '@/lib/kernel/browser/token';
import { dropAccountCart, followAccountCart } from '@/stores/account-cart';
import { clearSession, logIn, setSessionUser } from './login';

/** The result of a page load: `failed` is the error of a login by an emailed link. */
export type Restored = { failed: ApiError | null };

/**
 * What every page load does: a login by an emailed link, unless that user is already logged in; else, with a token, it sets the stored user (if there
 * is one), and then loads user, purchases and plans. A 401 logs out; after other errors the stored user stays.
 */
export async function restoreSession(): Promise<Restored> {
  const credentials = takeLinkCredentials();
  const token = readToken();
  const stored = token ? readStoredUser() : null;
  if (credentials && stored?.username !== credentials.username) {
    try {
      await logIn(credentials);
    } catch (error) {
      // The link was used or has expired: the present user stays logged in.
      if (stored && readToken()) setSessionUser(stored);
      else clearSession();
      return { failed: asApiError(error) };
    }
  } else if (token) {
    // Renewed with each visit, so that a regular visitor stays logged in.
    storeToken(token);
    if (stored) setSessionUser(stored);
  } else {
    clearSession();
    return { failed: null };
  }
  try {
    const client = getQueryClient();
    // A login just now has already cached it.
    const user = await client.fetchQuery(userQuery());
    setSessionUser(user);
    await Promise.all([
      followAccountCart(),
      client.fetchQuery(purchaseLogQuery()),
      client.fetchQuery(coursePlansQuery(user.username)),
    ]);
  } catch (error) {
    if (asApiError(error).status === 401) clearSession();
  }
  return { failed: null };
}

/** Restores again after a login or logout in another tab, or on another site of the parent domain. */
export async function restoreAnew(): Promise<void> {
  getQueryClient().clear();
  if (!readToken()) await dropAccountCart();
  await restoreSession();
}
