import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { databaseBounds, databaseDriver } from '@/platform/kernel/database-driver';
import { lockFile, lockHolder } from '../../scripts/lib/data-lock.mjs';
import { superviseDatabase } from '../../scripts/lib/embedded-database.mjs';

let made: string;
let folder: string;
let logged: string[];
/** An empty database is made once and copied: making it takes longer than most of the tests. */
beforeAll(async () => {
  made = mkdtempSync(path.join(tmpdir(), 'sente-database-'));
  const database = await superviseDatabase(made, { onGiveUp: () => {} });
  database.letGo();
  await database.stop();
}, 180_000);
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sente-database-'));
  cpSync(made, folder, { recursive: true });
  logged = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const patience = { timeout: 60_000, interval: 50 };
/** `kill -9` for the process that holds the data. */
function kill() {
  const { pid } = lockHolder(folder)!;
  process.kill(pid, 'SIGKILL');
  return pid;
}

it('starts again on the same port after kill -9, with what was committed and nothing else, for the same pool', async () => {
  const onGiveUp = vi.fn();
  const database = await superviseDatabase(folder, { onGiveUp });
  const pool = new databaseDriver.Pool({ connectionString: database.url, max: 3 });
  const ask = (text: string) => pool.query<{ n: number }>(text);
  await ask('CREATE TABLE paid (n int PRIMARY KEY)');

  for (let n = 1; n <= 3; n += 1) {
    await ask(`INSERT INTO paid VALUES (${n})`);
    const cut = await pool.connect();
    await cut.query('BEGIN');
    await cut.query('INSERT INTO paid VALUES (100)');
    const waiting = ask('INSERT INTO paid VALUES (200)');
    const pid = kill();
    await expect(waiting).rejects.toThrow();
    await expect(cut.query('COMMIT')).rejects.toThrow();
    const { rows } = await vi.waitFor(() => ask('SELECT n FROM paid ORDER BY n'), patience);
    expect(rows.map((row) => row.n)).toEqual(Array.from({ length: n }, (_, index) => index + 1));
    expect(lockHolder(folder)?.pid).not.toBe(pid);
  }
  expect(logged[0]).toBe('The embedded database has ended (SIGKILL): started again now.');
  expect(logged.filter((line) => line === 'The embedded database is ready again.')).toHaveLength(3);

  database.letGo();
  kill();
  await vi.waitFor(() => expect(lockHolder(folder)).toBe(null), patience);
  await database.stop();
  await pool.end();
  expect(logged).toHaveLength(6);
  expect(onGiveUp).not.toHaveBeenCalled();
}, 180_000);

it('answers after nobody has asked it for longer than a server keeps an idle connection', async () => {
  const { idle } = databaseBounds;
  databaseBounds.idle = 300;
  const database = await superviseDatabase(folder, { onGiveUp: vi.fn() });
  const pool = new databaseDriver.Pool({ connectionString: database.url, query_timeout: 20_000 });
  try {
    await pool.query('SELECT 1');
    await new Promise((resolve) => setTimeout(resolve, 4 * databaseBounds.idle));
    await expect(pool.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 });
  } finally {
    databaseBounds.idle = idle;
    database.letGo();
    // A process in an endless loop reacts to no other signal.
    kill();
    await database.stop();
    await pool.end();
  }
}, 180_000);

it.skipIf(!existsSync('/proc/self/fd'))(
  'has files left for all its connections where a process may open 1,024',
  async () => {
    const database = await superviseDatabase(folder, { onGiveUp: vi.fn() });
    const pool = new databaseDriver.Pool({ connectionString: database.url, max: 1 });
    try {
      // Each has a file for its rows and one for its key.
      await pool.query(`DO $$ BEGIN FOR n IN 1..600 LOOP
        EXECUTE format('CREATE TABLE t%s (id int PRIMARY KEY)', n);
        EXECUTE format('INSERT INTO t%s VALUES (1)', n);
      END LOOP; END $$`);
      const { pid } = lockHolder(folder)!;
      expect(readdirSync(`/proc/${pid}/fd`).length).toBeLessThan(1024 - 100);
    } finally {
      await pool.end();
      database.letGo();
      await database.stop();
    }
  },
  180_000,
);

it('stops in good order, also one that was started again', async () => {
  const database = await superviseDatabase(folder, { onGiveUp: () => {} });
  const pid = kill();
  await vi.waitFor(() => expect(logged).toContain('The embedded database is ready again.'), patience);
  expect(lockHolder(folder)?.pid).not.toBe(pid);
  database.letGo();
  await database.stop();
  expect(existsSync(lockFile(folder))).toBe(false);
  expect(logged).toHaveLength(2);
}, 180_000);

it.each([
  ['the database', 'scripts/database.mjs', []],
  ['a command', 'scripts/lib/leash.mjs', [process.execPath, '-e', 'setInterval(() => {}, 1000)']],
])('%s ends when its starter has gone before it listened for that', async (_, script, args) => {
  const child = fork(script, args, { env: { ...process.env, DATABASE_FOLDER: folder } });
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
  expect(lockHolder(folder)).toBe(null);
});
