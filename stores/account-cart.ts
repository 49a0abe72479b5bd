import type { Ordered } from '@/lib/cart/cart';

/** The cart of the account. Its code is loaded for somebody who is logged in, and for nobody else; without it the cart stays in the browser. */
const load = () => import('./cart-sync').catch(() => null);

export const followAccountCart = async () => void (await load())?.followCart();
/** What an order took out of it leaves this browser, too. */
export const leaveToOrder = async (ordered: Ordered) => void (await load())?.leaveToOrder(ordered);
/** Before a logout, and before an order: what the account does not know yet. */
export const sendAccountCart = async () => (await load())?.sendCart();
/** After a logout nothing is left here. */
export const leaveAccountCart = async () => (await load())?.leaveCart();
/** After one that happened elsewhere. */
export const dropAccountCart = async () => (await load())?.dropCart();
