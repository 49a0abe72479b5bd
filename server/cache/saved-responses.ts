import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CachedResponses } from './cached-responses';

type Saved = { of: string; entries: ReturnType<CachedResponses['dump']> };

/**
 * Saves the cache for the next start, so that its first visitors find every page cached.
 * @param of the build and the database they belong to; responses of others are ignored
 */
export function savedResponses(file: string, of: string) {
  // Writes to the file are serialized, because two rounds may end at once.
  let last: Promise<void> = Promise.resolve();
  const write = async (cached: CachedResponses) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.new`, serialize({ of, entries: cached.dump() } satisfies Saved), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  return {
    restore(cached: CachedResponses): void {
      try {
        const saved = deserialize(readFileSync(file)) as Saved;
        if (saved.of === of) cached.restore(saved.entries);
      } catch {
        // There is no file yet, or it is incomplete after a power loss.
      }
    },
    save(cached: CachedResponses): Promise<void> {
      return (last = last.catch(() => {}).then(() => write(cached)));
    },
  };
}
