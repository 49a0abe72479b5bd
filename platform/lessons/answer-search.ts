import { execFile } from 'node:child_process';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { posedKey, type Posed } from '@/lib/go/answers';
import { inLine, LineTooLong, newLine, type Line } from '@/lib/kernel/pictures/one-at-a-time';
import type { Found } from './found';

/** Limits for all questions of a lesson together; saving a lesson waits for the search. */
export const searching = { deadlineMs: 12_000, most: 4, patienceMs: 12_000, megabytes: 512 };

const holder = globalThis as typeof globalThis & { senteAnswers?: { line: Line; known: LRUCache<string, Found> } };
/** Answers found while a lesson is edited are cached, so that publishing it does not search again. */
const { line, known } = (holder.senteAnswers ??= { line: newLine(), known: new LRUCache({ max: 500 }) });

/** The result of a search for each question, in their order: in a process of its own, with limited time and memory. */
export async function searchAnswers(questions: readonly Posed[]): Promise<Found[]> {
  const isNew = (posed: Posed) => !known.has(posedKey(posed));
  if (questions.some(isNew)) {
    try {
      await inLine(line, searching, async () => {
        const asked = questions.filter(isNew);
        const found = await run(asked);
        asked.forEach((posed, index) => {
          if (found[index]) known.set(posedKey(posed), found[index]);
        });
      });
    } catch (error) {
      if (!(error instanceof LineTooLong)) throw error;
      return questions.map((posed) => known.get(posedKey(posed)) ?? { busy: true });
    }
  }
  return questions.map((posed) => known.get(posedKey(posed)) ?? { slow: true });
}

/** The process ends after its last answer or at its deadline; what it has not written by then counts as not found. */
function run(questions: readonly Posed[]): Promise<Found[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        `--max-old-space-size=${searching.megabytes}`,
        '-C',
        'production',
        '--import',
        'tsx',
        path.join(process.cwd(), 'platform/lessons/answer-process.ts'),
      ],
      {
        // None of the shop's secrets.
        env: { NODE_ENV: process.env.NODE_ENV },
        timeout: searching.deadlineMs,
        killSignal: 'SIGKILL',
        maxBuffer: 16_000_000,
        windowsHide: true,
      },
      (error, stdout) => {
        const lines = stdout.split('\n');
        // After the last line break comes an incomplete line, or nothing.
        const found = lines.slice(0, -1).map((text) => JSON.parse(text) as Found);
        // A signal (deadline) or code 134 (out of memory) ends a search as usual; anything else is a bug.
        if (error && !error.signal && error.code !== 134) return reject(error);
        resolve(found);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify(questions));
  });
}
