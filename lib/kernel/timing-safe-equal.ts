import { timingSafeEqual as sameBytes } from 'node:crypto';

/** Compares a text with a secret. The time taken reveals only whether their lengths are equal, not where they differ. */
export function timingSafeEqual(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && sameBytes(left, right);
}
