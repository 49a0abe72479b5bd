import * as z from 'zod';
import type { CreateOrderInput } from '@/lib/orders/shapes';
import { newKey } from '@/lib/kernel/browser/new-key';
import { writeStored, readStoredJson } from '@/lib/kernel/browser/browser-storage';

const attemptKey = 'sente_checkout';

/** One attempt to order: its key makes a double click, a reload or a retry after a lost connection return the same order. */
const attemptSchema = z.object({ key: z.string(), fingerprint: z.string() });

const readAttempt = () => attemptSchema.safeParse(readStoredJson(attemptKey, 'sessionStorage')).data;

/** The key for this order: the one of the last attempt as long as nothing in it was changed. */
export function keyForOrder(input: CreateOrderInput): string {
  const fingerprint = JSON.stringify(input);
  const last = readAttempt();
  if (last?.fingerprint === fingerprint) return last.key;
  const key = newKey();
  writeStored(attemptKey, JSON.stringify({ key, fingerprint }), 'sessionStorage');
  return key;
}

/** Once the order is created, the same goods are a new attempt. */
export const clearAttempt = () => writeStored(attemptKey, null, 'sessionStorage');
