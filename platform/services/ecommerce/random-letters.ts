import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Five random bits each, without letters that are read as digits. */
export function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');
}
