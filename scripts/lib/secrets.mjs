import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from './private-folder.mjs';

const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'SANDBOX_WEBHOOK_SECRET'];

/**
 * Secrets of an installation with the embedded database, generated once and kept beside it, readable by its owner only.
 * A server with a database of its own must be given its secrets: they have no default there.
 */
export function savedSecrets(folder) {
  const file = path.join(folder, 'secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !kept[name]);
  if (missing.length > 0) {
    makePrivateFolder(folder);
    for (const name of missing) kept[name] = randomBytes(32).toString('hex');
    // Written aside and renamed, so that a killed start never leaves half a file.
    writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return kept;
}
