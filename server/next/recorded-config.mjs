import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A running server takes the configuration that its build recorded, as the server of Next's own `output: 'standalone'` does: to read
 * next.config.ts it would load a compiler and two plugins (decision 042). Without this it does that, and works alike.
 * @param {NodeJS.ProcessEnv} env of the process that becomes Next's server
 * @param {string} folder the build
 */
export function useRecordedConfig(env, folder) {
  const { config } = JSON.parse(readFileSync(path.join(folder, 'required-server-files.json'), 'utf8'));
  env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
