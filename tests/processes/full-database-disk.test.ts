import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { untilThereIsRoom } from '../../scripts/lib/disk-room.mjs';

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'sente-full-')), 'data');
afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

/** The embedded database in a process that may write no file beyond so many blocks of 512 bytes. */
async function start(blocks: string) {
  const child = spawn('sh', ['-c', `ulimit -f ${blocks}; exec "$0" scripts/database.mjs`, process.execPath], {
    env: { ...process.env, DATABASE_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { port } = await new Promise<{ port: number }>((resolve) => child.once('message', resolve as never));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const stop = async () => {
    await client.end();
    child.send('stop');
    return ended;
  };
  return { client, ended, stop, output: () => output };
}

// A limit of the shell simulates the full disk.
it.skipIf(process.platform === 'win32')(
  'an embedded database that cannot write its log ends itself, and has everything when it is started again',
  async () => {
    const first = await start('unlimited');
    await first.client.query('CREATE TABLE kept (n int)');
    await first.client.query('INSERT INTO kept VALUES (1)');
    await first.stop();

    const full = await start('20000');
    await full.client.query('INSERT INTO kept VALUES (2)');
    const fill = async () => {
      for (;;) await full.client.query("SELECT pg_logical_emit_message(false, 'x', repeat('x', 1000000))");
    };
    await expect(fill()).rejects.toThrow();
    expect(await full.ended).toBe(1);
    expect(full.output()).toMatch(/^The embedded database has stopped .+ MB .+\n$/);

    const again = await start('unlimited');
    expect((await again.client.query('SELECT n FROM kept ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
    await again.client.query('INSERT INTO kept VALUES (3)');
    expect(await again.stop()).toBe(0);
  },
  120_000,
);

it('waits for room before it starts, and says so once', async () => {
  const rooms = [0, 1_000_000, 500_000_000];
  const messages: string[] = [];
  await untilThereIsRoom(folder, { room: () => rooms.shift()!, pauseMs: 0, say: (text) => messages.push(text) });
  expect(rooms).toEqual([]);
  expect(messages).toEqual([expect.stringContaining(folder)]);
});
