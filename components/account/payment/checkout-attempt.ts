import * as z from 'zod';
import type { CreateOrderInput } from '@/lib/contract/ecommerce';
import { keep, readKept, readKeptJson } from '@/lib/session/kept';

const attemptKey = 'sente_checkout';
/** The order that the cart in this browser became; the cart is emptied when it is paid, in whatever tab. */
const cartOrderKey = 'sente_cart_order';

/** One wish to order: its key makes a double click, a reload or a lost connection answer with the same order. */
const attemptSchema = z.object({ key: z.string(), fingerprint: z.string(), orderId: z.string().nullable() });

const readAttempt = () => attemptSchema.safeParse(readKeptJson(attemptKey, 'sessionStorage')).data;
const write = (attempt: z.infer<typeof attemptSchema> | null) =>
  keep(attemptKey, attempt && JSON.stringify(attempt), 'sessionStorage');

/** The key for this order: the one of the last attempt as long as nothing in it was changed. */
export function keyForOrder(input: CreateOrderInput): string {
  const fingerprint = JSON.stringify(input);
  const last = readAttempt();
  if (last?.fingerprint === fingerprint) return last.key;
  const key = newKey();
  write({ key, fingerprint, orderId: null });
  return key;
}

export function rememberOrder(orderId: string): void {
  const last = readAttempt();
  if (last) write({ ...last, orderId });
  keep(cartOrderKey, orderId);
}

/** After an order has ended, the same cart is a new wish. */
export function forgetAttempt(orderId: string): void {
  if (readAttempt()?.orderId === orderId) write(null);
}

/** True once for the order that this browser's cart became. */
export function takeCartOrder(orderId: string): boolean {
  const isIt = readKept(cartOrderKey) === orderId;
  if (isIt) keep(cartOrderKey, null);
  return isIt;
}

/** 128 random bits; randomUUID is missing where a page is served without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
