import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ask } from '../setup/http';
import { url } from '../setup/shop';
import { processesWith, residentMegabytes } from '../setup/processes';
import { expect, test } from '../setup/test';

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

async function askForNothing(from: number, count: number): Promise<void> {
  const kinds = [
    '/zh-TW/courses/x',
    '/en-US/x',
    '/x',
    '/ja-JPx',
    '/zh-TW/x',
    '/x',
    '/zh-CN/SchoolChampionships/x',
    '/ja-JP/x',
  ];
  const next = { n: from };
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next.n < from + count) {
        const n = next.n++;
        const { status } = await ask(`${url}${kinds[n % kinds.length]}${n}`);
        expect(status).toBe(404);
      }
    }),
  );
}

test('2,000 unknown addresses grow neither the disk nor the memory', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  test.setTimeout(240_000);
  const server = processesWith(`PORT=${new URL(url).port}`).find(({ command }) =>
    /next-server|scripts\/serve\.mjs/.test(command),
  );
  if (!server) throw new Error("the server's process was not found");
  // What is loaded once is loaded now, and the heap has reached the size at which it is swept.
  await askForNothing(10_000, 1_600);
  const before = { disk: folderBytes('.next-test'), memory: residentMegabytes(server.pid) };
  await askForNothing(1_000, 2_000);
  const after = { disk: folderBytes('.next-test'), memory: residentMegabytes(server.pid) };
  expect(after.disk - before.disk).toBeLessThan(100_000);
  // A page kept for each address would take 60 KB and more.
  expect(after.memory - before.memory).toBeLessThan(120);
});
