import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/**
 * A hash of the contents and names of files and folders (relative to the project) and of further strings; test files are left out, because builds do
 * not depend on them.
 */
export function contentHash(entries, strings = []) {
  const files = entries.flatMap((entry) => [...filesBelow(path.join(root, entry))]);
  return hashOfFiles(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    strings,
  );
}

/** A hash of the contents and names of files (absolute paths) and of further strings. */
export function hashOfFiles(files, strings = []) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  for (const text of strings) hash.update(`${text}\0`);
  return hash.digest('hex');
}
