import { spawnSync } from 'node:child_process';
import { envSchema } from '@/lib/env';
import { buildFolder } from './shop';

/** Takes a step of `npm start` that ends, on the common shop's build. @returns what it says */
export function takeStep(step: string, env: Record<string, string>): string {
  const own = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/start.mjs', '--installed', `--only=${step}`],
    {
      env: { ...process.env, ...own, ...env, BUILD_DIR: buildFolder, npm_lifecycle_event: '' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${step}: ${stdout}${stderr}`);
  return stdout;
}
