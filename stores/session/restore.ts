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

/** How a page load went: `failed` is the rejection of a mailed login. */
export type Restored = { failed: ApiError | null };

/**
 * What every page load does: a mailed login unless that user already is logged in; else, with a token, the stored user at once (if there
 * is one: a token alone is enough), then user, purchases and plans anew. A 401 logs out; another failure leaves what is stored.
 */
export async function restoreSession(): Promise<Restored> {
  const credentials = takeLinkCredentials();
  const token = readToken();
  const stored = token ? readStoredUser() : null;
  if (credentials && stored?.username !== credentials.username) {
    try {
      await logIn(credentials);
    } catch (error) {
      // The link was used or is too old: who was here stays.
      if (stored && readToken()) setSessionUser(stored);
      else clearSession();
      return { failed: asApiError(error) };
    }
  } else if (token) {
    // Once a visit, so that a login lasts as long as somebody keeps coming.
    storeToken(token);
    if (stored) setSessionUser(stored);
  } else {
    clearSession();
    return { failed: null };
  }
  try {
    const client = getQueryClient();
    // A login of this moment has read it already.
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

/** Another tab, or another site of the parent domain, has logged in or out. */
export async function restoreAnew(): Promise<void> {
  getQueryClient().clear();
  if (!readToken()) await dropAccountCart();
  await restoreSession();
}
