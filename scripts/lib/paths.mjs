import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever it was cloned and whatever the current directory is. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path of the folder with the embedded database, secrets and uploads. */
export function dataFolder(env = process.env) {
  return path.resolve(root, env.DATA_DIR || '.data');
}

/** Absolute path of the production build; the tests use a build of their own, so that they never disturb a running shop. */
export function buildFolder(env = process.env) {
  return path.resolve(root, env.BUILD_DIR || '.next');
}
