import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startNext } from '@/server/next-child';

/** Says its number, and that it lives. */
const lively = `
import { writeFileSync } from 'node:fs';
process.on('message', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
writeFileSync(process.argv[2], String(process.pid));
process.send('ready');
setInterval(() => process.send('alive', () => {}), 20);
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sente-next-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')('a Next that hangs is ended and started again', async () => {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
  const script = path.join(folder, 'next.mjs');
  writeFileSync(script, lively);
  const onReady = vi.fn();
  const socketPath = path.join(folder, 'next');
  const next = startNext({ script, socketPath, onReady, onGiveUp: () => {}, lookEvery: 50 });
  const readyAgain = async () => {
    onReady.mockClear();
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 30_000 });
  };
  await readyAgain();
  process.kill(Number(readFileSync(socketPath)), 'SIGSTOP');
  await readyAgain();
  expect(said).toContain('Next has ended (SIGKILL): started again now.');
  next.letGo();
  await next.stop();
});
