import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder private to its owner, also an existing one with wider permissions. */
export function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Windows has no such permissions.
  if (process.platform !== 'win32') chmodSync(folder, 0o700);
}
