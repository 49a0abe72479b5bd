import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a server use the configuration that its build recorded, as the server of Next's own `output: 'standalone'` does. Otherwise it would load a
 * compiler and two plugins to read next.config.ts (decision 042), with the same result.
 * @param {NodeJS.ProcessEnv} env of the process that becomes Next's server
 * @param {string} folder the build
 */
export function useRecordedConfig(env, folder) {
  const { config } = JSON.parse(readFileSync(path.join(folder, 'required-server-files.json'), 'utf8'));
  env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
