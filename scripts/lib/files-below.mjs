import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file of a folder and its folders, in the order of their names; a file is itself, what is missing is nothing. */
export function* filesBelow(entry) {
  if (!existsSync(entry)) return;
  if (!statSync(entry).isDirectory()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}
