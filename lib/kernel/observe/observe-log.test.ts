import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/kernel/env';
import { inRequest, log } from './log.mjs';
import { startTracing, stopTracing, inSpan } from './tracing';

const lines = () =>
  [process.stdout, process.stderr].flatMap(({ write }) =>
    vi.mocked(write).mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>),
  );
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await stopTracing();
  delete env.OTEL_EXPORTER_OTLP_ENDPOINT;
  vi.restoreAllMocks();
});

it('is one JSON object a line, as pino writes it; what is wrong goes to the other stream', () => {
  log('info', 'answered', { status: 200 });
  log('error', 'two\nlines');
  const common = { pid: process.pid, time: expect.any(Number) };
  expect(lines()).toEqual([
    { level: 30, status: 200, msg: 'answered', ...common },
    { level: 50, msg: 'two\nlines', ...common },
  ]);
  expect(String(vi.mocked(process.stderr.write).mock.calls[0]![0]).trimEnd().split('\n')).toHaveLength(1);
});

it('names the request that is under way, of many at a time, and none outside of it', async () => {
  const one = (id: string) =>
    inRequest(id, async () => {
      await Promise.resolve();
      log('info', id);
    });
  await Promise.all(['a', 'b', 'c'].map(one));
  log('info', 'none');
  expect(lines().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
    ['none', undefined],
  ]);
});

it('names the trace that is under way', async () => {
  // No server listens there: nothing is sent in this test.
  env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1';
  await startTracing('front');
  const traceId = await inSpan('work', {}, async (span) => {
    log('info', 'within');
    return span!.spanContext().traceId;
  });
  log('info', 'outside');
  expect(lines().map((line) => line.traceId)).toEqual([traceId, undefined]);
});

it('what libraries print is a line of that kind, and a warning of the process is none of an error', () => {
  const script = `import { logConsole } from './lib/kernel/observe/log.mjs';
    logConsole('next');
    console.log('a %s', 'word');
    console.error('wrong');
    process.emitWarning('will want\\nanother Node');
    process.emitWarning('old', 'DeprecationWarning', 'DEP0001');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const printed = [stdout, stderr].flatMap((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  );
  expect(printed).toMatchObject([
    { level: 30, name: 'next', msg: 'a word' },
    { level: 50, name: 'next', msg: 'wrong' },
    { level: 40, name: 'next', msg: 'Warning: will want\nanother Node' },
    { level: 40, name: 'next', msg: 'DeprecationWarning: old' },
  ]);
});
