import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian's folders of PostgreSQL servers, the newest first. */
function debianFolders() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  const found = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return found.map((version) => path.join(versions, version, 'bin'));
}

/** The folder of a PostgreSQL server that can be started here, or null. */
export function postgresBinaries() {
  const folders = [...debianFolders(), ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}
