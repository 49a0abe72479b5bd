import { asApiError } from '@/lib/kernel/api/api-error';
import { readCart, saveCart } from '@/lib/cart/queries';
import type { SavedCart } from '@/lib/cart/contract';
import { emptyCart, isSameCart, mergeCarts, takeOut, type CartContent, type Ordered } from '@/lib/cart/cart';
import { writeStored, readStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';
import { cartKey, cartMetKey } from '@/lib/kernel/browser/keys';
import { readToken } from '@/lib/kernel/browser/read-token';
import { cartStore, parseCart } from './cart';
import { sessionStore } from './session';

/** The account's cart as this browser last saw it: what differs from it was changed here since, by whatever tab. */
type Met = SavedCart & { username: string };

const username = () => sessionStore.getState().user?.username;
const readMet = () => readStoredJson(cartMetKey) as Met | null;
const saveMet = (cart: SavedCart) => writeStored(cartMetKey, JSON.stringify({ ...cart, username: username() }));
/** As it is kept, so that a tab that was put aside takes nothing out that another has put in. */
const readMine = () => parseCart(readStored(cartKey));

/** A burst of presses is one change. */
const pauseMs = 400;
/** A look at another window and back is no reason to ask. */
const freshMs = 3000;
const maxTries = 5;

let following: AbortController | null = null;
/** Since the login, whether or not the shop turned out to keep carts. */
let hasFollowed = false;
let pending: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> = Promise.resolve();
let readAt = 0;

/**
 * Keeps this browser's cart and the account's equal: now, after each change here, and whenever the visitor comes back to this window. Loaded
 * only for somebody who is logged in. Without a connection the cart stays in the browser and follows once there is one. Returns how to stop.
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

/** What was changed here and is not yet told. */
function flush(): void {
  if (pending === undefined) return;
  clearTimeout(pending);
  pending = undefined;
  void sync(false);
}

/** One after the other. Where it fails, the next change or the next look tries again; a shop that keeps no carts is asked once. */
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
    // Somebody else is here by now.
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

/** What the account does not know yet, if that is soon done. */
export async function sendCart(): Promise<void> {
  if (hasFollowed) flush();
  // An order may be placed before the page that logs in has got so far.
  else followCart();
  await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 2000))]);
}

/** The account knows that an order took this out: here it is no change of the visitor's, which would hold against its coming back. */
export function leaveToOrder(ordered: Ordered): void {
  const met = readMet();
  if (met && met.username === username()) saveMet({ ...takeOut(met, ordered), revision: met.revision });
  cartStore.setState(takeOut(readMine(), ordered));
}

/** Once nobody is logged in: another tab that hears of it has nothing to ask any more. */
export const leaveCart = (): void => clearLocalCart(emptyCart);

/** The login ended elsewhere: what the account knows goes with it, what it does not know stays. */
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
