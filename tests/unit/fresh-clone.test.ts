import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sente-fresh-'));
  for (const part of ['scripts', 'lib/own-address.mjs', 'lib/supervise.mjs', 'package.json', 'package-lock.json'])
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

// What stops them here comes right before the install: all they load until then was found.
it('npm start needs no package to install the packages', async () => {
  expect(await run('start.mjs', [], { DATABASE_URL: 'postgres://elsewhere/sente' })).toMatch(
    /^\s*Wrong configuration:\s+PAYLOAD_SECRET/,
  );
});

it('npm test needs no package to install the packages', async () => {
  expect(await run('test.mjs', ['nothing'], {})).toMatch(/^There is no suite nothing/);
});
