import type { CreateOrderInput, Order } from '@/lib/contract/ecommerce';

/** One wish to order: its key makes a double click, a reload or a lost connection answer with the same order. */
type Attempt = { key: string; fingerprint: string; orderId: string | null };

const attemptKey = 'sente_checkout';
/** The order that the cart in this browser became; the cart is emptied when it is paid, in whatever tab. */
const cartOrderKey = 'sente_cart_order';

/** The key for this order: the one of the last attempt as long as nothing in it was changed. */
export function keyForOrder(input: CreateOrderInput): string {
  const fingerprint = JSON.stringify(input);
  const last = readAttempt();
  if (last?.fingerprint === fingerprint) return last.key;
  const attempt: Attempt = { key: newKey(), fingerprint, orderId: null };
  write(attempt);
  return attempt.key;
}

export function rememberOrder(order: Pick<Order, 'id'>): void {
  const last = readAttempt();
  if (last) write({ ...last, orderId: order.id });
  try {
    localStorage.setItem(cartOrderKey, order.id);
  } catch {
    // Storage refused: the cart then stays as it is.
  }
}

/** After an order has ended, the same cart is a new wish. */
export function forgetAttempt(orderId?: string): void {
  if (orderId && readAttempt()?.orderId !== orderId) return;
  try {
    sessionStorage.removeItem(attemptKey);
  } catch {
    // Nothing was kept.
  }
}

/** True once for the order that this browser's cart became. */
export function takeCartOrder(orderId: string): boolean {
  try {
    if (localStorage.getItem(cartOrderKey) !== orderId) return false;
    localStorage.removeItem(cartOrderKey);
    return true;
  } catch {
    return false;
  }
}

/** 128 random bits; randomUUID is missing where a page is served without https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where session storage is refused, the attempt lives as long as the page. */
let inMemory: Attempt | null = null;

function readAttempt(): Attempt | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(attemptKey) ?? 'null');
    return isAttempt(value) ? value : null;
  } catch {
    return inMemory;
  }
}

function write(attempt: Attempt): void {
  inMemory = attempt;
  try {
    sessionStorage.setItem(attemptKey, JSON.stringify(attempt));
  } catch {
    // Kept in memory.
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'fingerprint' in value &&
    'orderId' in value
  );
}
