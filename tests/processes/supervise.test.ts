import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endingOf, supervise } from '@/lib/kernel/supervise.mjs';

/** Every start so far: what makes it ready, and what ends it. */
type Start = { at: number; ready: () => void; end: (how: string) => void; fail: (error: Error) => void };
let starts: Start[];
let logged: string[];
const onGiveUp = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  starts = [];
  logged = [];
  onGiveUp.mockReset();
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watch() {
  let end = (_how: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  const restart = (ready: () => void) =>
    new Promise<string>((resolve, reject) => starts.push({ at: Date.now(), ready, end: resolve, fail: reject }));
  return { end: (how: string) => end(how), letGo: supervise({ name: 'Next', ended, restart, onGiveUp }) };
}
const soon = () => vi.advanceTimersByTimeAsync(0);

it('starts one that died again at once, and says so', async () => {
  const first = watch();
  await soon();
  expect(starts).toHaveLength(0);
  first.end('SIGKILL');
  await soon();
  expect(starts).toHaveLength(1);
  starts[0]?.ready();
  expect(logged).toEqual(['Next has ended (SIGKILL): started again now.', 'Next is ready again.']);
});

it('waits longer each time one dies within a minute, also one that was ready, and at once again after a quiet minute', async () => {
  const pauses: number[] = [];
  let end = watch().end;
  for (let death = 0; death < 8; death += 1) {
    const since = Date.now();
    end('exit code 1');
    await vi.advanceTimersByTimeAsync(4_000);
    pauses.push((starts.at(-1)?.at ?? NaN) - since);
    starts.at(-1)?.ready();
    end = (how) => starts.at(-1)?.end(how);
  }
  expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]);
  expect(onGiveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_001);
  const since = Date.now();
  end('SIGSEGV');
  await soon();
  expect(starts.at(-1)?.at).toBe(since);
});

it('gives up after five starts in a row that did not become ready, once', async () => {
  watch().end('exit code 1');
  for (let start = 1; start <= 5; start += 1) {
    expect(onGiveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(starts).toHaveLength(start);
    // Its start may fail as well as its run.
    if (start % 2) starts.at(-1)?.end('exit code 1');
    else starts.at(-1)?.fail(new Error('the port is taken'));
  }
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(starts).toHaveLength(5);
  expect(onGiveUp).toHaveBeenCalledTimes(1);
  expect(logged.at(-1)).toBe('Next has ended (exit code 1), and 5 starts in a row did not make it ready: giving up.');
});

it('counts anew once it was ready', async () => {
  let end = watch().end;
  for (let start = 1; start <= 12; start += 1) {
    end('exit code 1');
    await vi.advanceTimersByTimeAsync(4_000);
    if (start % 4 === 0) starts.at(-1)?.ready();
    end = (how) => starts.at(-1)?.end(how);
  }
  expect(starts).toHaveLength(12);
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('leaves one it was told to let go: while it runs, while it waits, while it is being started', async () => {
  const running = watch();
  running.letGo();
  running.end('exit code 0');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts).toHaveLength(0);

  const waiting = watch();
  waiting.end('SIGKILL');
  await soon();
  starts.at(-1)?.end('SIGKILL');
  await vi.advanceTimersByTimeAsync(100);
  expect(starts).toHaveLength(1);
  waiting.letGo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts).toHaveLength(1);

  const starting = watch();
  starting.end('SIGKILL');
  await soon();
  expect(starts).toHaveLength(2);
  starting.letGo();
  const lines = logged.length;
  starts.at(-1)?.ready();
  starts.at(-1)?.end('exit code 0');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(starts).toHaveLength(2);
  expect(logged).toHaveLength(lines);
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('names how a process ended: its exit code, its signal, or why there was none', async () => {
  const child = (pid?: number) => Object.assign(new EventEmitter(), { pid }) as unknown as ChildProcess;
  const ended = async (from: ChildProcess, event: string, ...given: unknown[]) => {
    const ending = endingOf(from);
    from.emit(event, ...given);
    return ending;
  };
  expect(await ended(child(1), 'exit', 3, null)).toBe('exit code 3');
  expect(await ended(child(1), 'exit', null, 'SIGKILL')).toBe('SIGKILL');
  expect(await ended(child(), 'error', new Error('spawn EAGAIN'))).toBe('spawn EAGAIN');
  // A failed message to a process that is exiting is not its end, and breaks nothing.
  const alive = child(1);
  const ending = endingOf(alive);
  alive.emit('error', new Error('write EPIPE'));
  alive.emit('exit', 0, null);
  expect(await ending).toBe('exit code 0');
});
