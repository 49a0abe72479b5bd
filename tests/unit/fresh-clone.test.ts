import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sente-fresh-'));
  for (const part of [
    'scripts',
    'lib/kernel/own-address.mjs',
    'lib/kernel/supervise.mjs',
    'server/next',
    'package.json',
    'package-lock.json',
  ])
    cpSync(part, path.join(folder, part), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, options: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${script}`, ...options],
      { cwd: folder, env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

// The error that stops them here comes right before the install: everything they load until then was found.
it('npm start needs no package to install the packages', async () => {
  expect(await run('start.mjs', [], { DATABASE_URL: 'postgres://elsewhere/sente' })).toMatch(
    /^\s*Wrong configuration:\s+PAYLOAD_SECRET/,
  );
});

it('npm test needs no package to install the packages', async () => {
  expect(await run('test.mjs', ['nothing'], {})).toMatch(/^No suite and no test is called 'nothing'/);
});

describe('a folder without what is for the tests', () => {
  const note = () => path.join(folder, 'node_modules/.package-lock.json');
  // The folder of a fake npm, which prints its arguments and fails.
  const bin = () => path.join(folder, 'bin');
  beforeAll(() => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const found = Object.entries(packages).filter(([name, { dev }]) => name !== '' && !dev);
    mkdirSync(path.dirname(note()));
    writeFileSync(note(), JSON.stringify({ packages: Object.fromEntries(found) }));
    mkdirSync(bin());
    writeFileSync(path.join(bin(), 'npm'), '#!/bin/sh\necho "npm $*" >&2\nexit 1\n', { mode: 0o755 });
  });
  const start = (...options: string[]) => {
    const given = { DATABASE_URL: 'postgres://elsewhere/sente', PAYLOAD_SECRET: 'a'.repeat(32) };
    return run('start.mjs', options, { ...given, PATH: `${bin()}:${process.env.PATH}` });
  };

  it.each(['check', 'migrate', 'seed'])('%s leaves the packages to the shop that reads from them', async (step) => {
    expect(await start(`--only=${step}`)).not.toContain('npm ci');
  });

  it.each([
    ['a step that is told to end has failed', ['--only=build'], 1],
    ['a shop that is told to end ends well', [], 0],
  ])('%s', async (_, options, code) => {
    const slow = mkdtempSync(path.join(folder, 'slow-'));
    writeFileSync(path.join(slow, 'npm'), `#!/bin/sh\ntouch ${slow}/begun\nexec sleep 60\n`, { mode: 0o755 });
    const env = { PATH: `${slow}:${process.env.PATH}`, NODE_ENV: 'test', DATA_DIR: folder } as const;
    const child = spawn(process.execPath, ['scripts/start.mjs', ...options], { cwd: folder, env });
    const ended = once(child, 'close');
    await expect.poll(() => existsSync(path.join(slow, 'begun')), { timeout: 20_000 }).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, null]);
  });

  it('a start installs', async () => {
    expect(await start('--only=build')).toContain('npm ci --include=dev');
  });
});
