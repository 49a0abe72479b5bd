import { fork } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const forOthers = (file: string) => statSync(file).mode & 0o077;

it.skipIf(process.platform === 'win32')(
  'only its owner enters the embedded database, also where others could before',
  async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'sente-private-')), 'data');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const child = fork('scripts/database.mjs', { env: { ...process.env, DATABASE_FOLDER: folder } });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    expect(await new Promise((resolve) => child.once('message', resolve))).toMatchObject({ port: expect.any(Number) });
    expect(forOthers(folder)).toBe(0);
    // PGlite gives each file the same rights whatever the umask; no folder lets other users in.
    const below = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
    const open = below.filter((entry) => forOthers(path.join(entry.parentPath, entry.name)) !== 0);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(below.length).toBeGreaterThan(10);
    child.send('stop');
    await ended;
    rmSync(path.dirname(folder), { recursive: true, force: true });
  },
  60_000,
);
