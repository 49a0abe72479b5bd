import type { Ordered } from '@/lib/cart/cart';

/** The account's cart. Its code is loaded only for logged-in users; if that fails, the cart stays in the browser. */
const load = () => import('./cart-sync').catch(() => null);

export const followAccountCart = async () => void (await load())?.followCart();
/** Removes what was ordered from the cart of this browser, too. */
export const leaveToOrder = async (ordered: Ordered) => void (await load())?.leaveToOrder(ordered);
/** Sends changes to the account's cart; called before a logout and before an order. */
export const sendAccountCart = async () => (await load())?.sendCart();
/** Empties the cart of this browser after a logout. */
export const leaveAccountCart = async () => (await load())?.leaveCart();
/** Clears it after a logout in another tab or site. */
export const dropAccountCart = async () => (await load())?.dropCart();
