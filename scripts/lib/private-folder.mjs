import { chmodSync, mkdirSync } from 'node:fs';

/** A folder that only its owner enters, also when it was there before with wider rights. */
export function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Windows has no such rights.
  if (process.platform !== 'win32') chmodSync(folder, 0o700);
}
