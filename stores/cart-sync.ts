import { asApiError } from '@/lib/kernel/api/api-error';
import { readCart, saveCart } from '@/lib/cart/queries';
import type { SavedCart } from '@/lib/cart/contract';
import { emptyCart, isSameCart, mergeCarts, takeOut, type CartContent, type Ordered } from '@/lib/cart/cart';
import { writeStored, readStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';
import { cartKey, cartMetKey } from '@/lib/kernel/browser/keys';
import { readToken } from '@/lib/kernel/browser/read-token';
import { cartStore, parseCart } from './cart';
import { sessionStore } from './session';

/** The account's cart as this browser last read it: differences are changes of this browser since then, in any tab. */
type Met = SavedCart & { username: string };

const username = () => sessionStore.getState().user?.username;
const readMet = () => readStoredJson(cartMetKey) as Met | null;
const saveMet = (cart: SavedCart) => writeStored(cartMetKey, JSON.stringify({ ...cart, username: username() }));
/** Reads the stored cart, not the tab's, so that a suspended tab does not undo changes of another tab. */
const readMine = () => parseCart(readStored(cartKey));

/** Changes within this time are sent together. */
const pauseMs = 400;
/** The cart is not read again when the visitor returns to the window within this time. */
const freshMs = 3000;
const maxTries = 5;

let following: AbortController | null = null;
/** Whether the sync was started since the login, even if the shop stores no carts. */
let hasFollowed = false;
let pending: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> = Promise.resolve();
let readAt = 0;

/**
 * Syncs this browser's cart and the account's: now, after each change here, and whenever the visitor returns to this window. Loaded only for
 * logged-in users. Offline, the cart stays in the browser and is synced later. Returns a function that stops it.
 */
export function followCart(): () => void {
  if (following) {
    void sync(true);
    return stopFollowing;
  }
  following = new AbortController();
  hasFollowed = true;
  const { signal } = following;
  const stop = cartStore.subscribe(() => {
    clearTimeout(pending);
    pending = setTimeout(flush, pauseMs);
  });
  signal.addEventListener('abort', stop);
  window.addEventListener('online', () => void sync(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') flush();
      else if (Date.now() - readAt > freshMs) void sync(true);
    },
    { signal },
  );
  void sync(true);
  return stopFollowing;
}

/** Sends pending changes of this browser. */
function flush(): void {
  if (pending === undefined) return;
  clearTimeout(pending);
  pending = undefined;
  void sync(false);
}

/**
 * Syncs run one after the other. After a failure, the next change or the next return to the window tries again; a shop that stores no carts is asked
 * only once.
 */
function sync(reads: boolean): Promise<void> {
  running = running
    .then(() => meet(reads))
    .catch((error: unknown) => {
      if ([404, 405].includes(asApiError(error).status)) stopFollowing();
    });
  return running;
}

async function meet(reads: boolean): Promise<void> {
  const token = readToken();
  if (!token || !following) return;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const met = readMet();
    const isKnown = met !== null && met.username === username();
    const theirs = reads || !isKnown ? await readCart() : met;
    // The login has changed meanwhile.
    if (readToken() !== token) return;
    if (theirs !== met) readAt = Date.now();
    const mine = readMine();
    const merged = mergeCarts(met ?? emptyCart, mine, theirs);
    if (theirs !== met) {
      if (!isSameCart(merged, cartStore.getState())) cartStore.setState(merged);
      saveMet(theirs);
    }
    const wanted = theirs === met ? mine : merged;
    if (isSameCart(wanted, theirs)) return;
    try {
      const saved = await saveCart({ ...wanted, revision: theirs.revision });
      if (readToken() === token) saveMet(saved);
      return;
    } catch (error) {
      if (asApiError(error).code !== 'STATE_CHANGED') throw error;
      reads = true;
    }
  }
}

function stopFollowing(): void {
  following?.abort();
  following = null;
  clearTimeout(pending);
  pending = undefined;
}

/** Sends pending changes to the account, and waits for at most two seconds. */
export async function sendCart(): Promise<void> {
  if (hasFollowed) flush();
  // An order may be placed before the sync of this login has started.
  else followCart();
  await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

/**
 * Removes ordered lines here and in the last read cart: the server removes them itself, and a removal by the visitor would prevent their return when
 * the order fails.
 */
export function leaveToOrder(ordered: Ordered): void {
  const met = readMet();
  if (met && met.username === username()) saveMet({ ...takeOut(met, ordered), revision: met.revision });
  cartStore.setState(takeOut(readMine(), ordered));
}

/** Clears the cart after a logout, so that another tab that notices it has nothing to sync. */
export const leaveCart = (): void => clearLocalCart(emptyCart);

/** After a logout elsewhere: lines that the account has are removed here, unsent changes stay. */
export function dropCart(): void {
  const met = readMet();
  if (met) clearLocalCart(mergeCarts(met, readMine(), emptyCart));
}

function clearLocalCart(left: CartContent): void {
  stopFollowing();
  hasFollowed = false;
  cartStore.setState(left);
  writeStored(cartMetKey, null);
}
