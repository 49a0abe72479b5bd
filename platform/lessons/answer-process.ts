/**
 * A search may never end and may fill the memory; in a process of its own it can be killed. Reads questions from stdin, and writes a line for
 * each as soon as its answer is found. Run by tsx (`answer-search.ts`).
 */
import { writeSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { answersOf, Unsettled, type Posed } from '@/lib/go/answers';
import { TooLong } from '@/lib/go/solver/solver';
import type { Found } from './found';

// Only root may raise a priority: below 10 it stays as it is.
if (getPriority() < 10) setPriority(10);

function find(posed: Posed): Found {
  try {
    return answersOf(posed);
  } catch (error) {
    if (error instanceof TooLong) return { slow: true };
    return error instanceof Unsettled ? { unsettled: error.at } : { failed: true };
  }
}

for (const posed of (await json(process.stdin)) as Posed[]) writeSync(1, `${JSON.stringify(find(posed))}\n`);
