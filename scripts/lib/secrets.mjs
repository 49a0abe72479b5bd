import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from './private-folder.mjs';

const NAMES = ['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'SANDBOX_WEBHOOK_SECRET'];

/**
 * Secrets of an installation with the embedded database, generated once and stored next to it, readable by the owner only. With DATABASE_URL they
 * have no default and must be set.
 */
export function savedSecrets(folder) {
  const file = path.join(folder, 'secrets.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !stored[name]);
  if (missing.length > 0) {
    makePrivateFolder(folder);
    for (const name of missing) stored[name] = randomBytes(32).toString('hex');
    // Written to another file and renamed, so that a killed start leaves no incomplete file.
    writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return stored;
}
