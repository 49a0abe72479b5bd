import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All files of a folder, recursively, in the order of their names; for a file the file itself, for a missing path none. */
export function* filesBelow(entry) {
  if (!existsSync(entry)) return;
  if (!statSync(entry).isDirectory()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}
