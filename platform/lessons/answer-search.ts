import { execFile } from 'node:child_process';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { posedKey, type Posed } from '@/lib/go/answers';
import { inLine, LineTooLong, newLine, type Line } from '@/lib/kernel/pictures/one-at-a-time';
import type { Found } from './found';

/** Of all questions of a lesson together; who saves a lesson waits for it. */
export const searching = { deadlineMs: 12_000, most: 4, patienceMs: 12_000, megabytes: 512 };

const holder = globalThis as typeof globalThis & { senteAnswers?: { line: Line; known: LRUCache<string, Found> } };
/** What was searched while it was written need not be searched when it is published. */
const { line, known } = (holder.senteAnswers ??= { line: newLine(), known: new LRUCache({ max: 500 }) });

/** What a search says of each question, in their order: in a process of its own, with bounds for its time and memory. */
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

/** The process ends with its last answer or with its time; what it has not said by then it has not found. */
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
        // What stands after the last line break is half a line, or nothing.
        const found = lines.slice(0, -1).map((text) => JSON.parse(text) as Found);
        // It was ended, by its time or for its memory; else it is the shop's own fault.
        if (error && !error.signal && error.code !== 134) return reject(error);
        resolve(found);
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify(questions));
  });
}
