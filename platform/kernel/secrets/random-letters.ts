import { randomBytes } from 'node:crypto';
import { codeLetters } from '@/lib/kernel/text/course-code';

/** Five random bits each. */
export function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => codeLetters[byte % codeLetters.length]).join('');
}
