import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PHASE_PRODUCTION_SERVER, SERVER_FILES_MANIFEST } from 'next/constants';
import loadConfig from 'next/dist/server/config';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useRecordedConfig } from './recorded-config.mjs';

it("Next's server takes what the build recorded, and reads no configuration file", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sente-config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  const recorded = { config: { distDir: 'of-this-test', poweredByHeader: false } };
  writeFileSync(path.join(folder, `${SERVER_FILES_MANIFEST}.json`), JSON.stringify(recorded));
  writeFileSync(path.join(folder, 'next.config.mjs'), 'throw new Error("the file was read");');
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  useRecordedConfig(env, folder);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(await loadConfig(PHASE_PRODUCTION_SERVER, folder)).toEqual(recorded.config);
});
