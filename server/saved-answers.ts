import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptAnswers } from './kept-answers';

type Saved = { of: string; entries: ReturnType<KeptAnswers['dump']> };

/**
 * What was kept, for the next start: its first visitors find every page ready.
 * @param of the build and the database they belong to; answers of others are left alone
 */
export function savedAnswers(file: string, of: string) {
  // Two rounds may end together, and they write one file: one after the other.
  let last: Promise<void> = Promise.resolve();
  const write = async (kept: KeptAnswers) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, serialize({ of, entries: kept.dump() } satisfies Saved), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  return {
    restore(kept: KeptAnswers): void {
      try {
        const saved = deserialize(readFileSync(file)) as Saved;
        if (saved.of === of) kept.restore(saved.entries);
      } catch {
        // None yet, or half a file of a machine that lost its power.
      }
    },
    save(kept: KeptAnswers): Promise<void> {
      return (last = last.catch(() => {}).then(() => write(kept)));
    },
  };
}
