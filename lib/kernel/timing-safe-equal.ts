import { timingSafeEqual as sameBytes } from 'node:crypto';

/** Whether a text is the secret one; how long it takes says nothing of where they differ, only whether they are of one length. */
export function timingSafeEqual(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && sameBytes(left, right);
}
