import { spawnSync } from 'node:child_process';
import { buildFolder } from './shop';
import { shopEnv } from './shop-env';

/** Takes a step of `npm start` that ends, on the common shop's build. @returns its output */
export function takeStep(step: string, env: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/start.mjs', '--installed', `--only=${step}`],
    { env: shopEnv({ ...env, BUILD_DIR: buildFolder }), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${step}: ${stdout}${stderr}`);
  return stdout;
}
