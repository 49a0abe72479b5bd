import type { EventEmitter } from 'node:events';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundedSocket, databaseBounds } from '@/platform/kernel/database-driver';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { listenForInvalidations } from '@/platform/kernel/invalidation/listen';
import { channel, instance } from '@/platform/kernel/invalidation/notify-instances';

/** The fake PostgreSQL connections. */
const { lines, last } = vi.hoisted(() => ({ lines: [] as EventEmitter[], last: { number: 7 } }));
vi.mock('pg', async () => {
  const { EventEmitter } = await import('node:events');
  class Client extends EventEmitter {
    statements: string[] = [];
    constructor(readonly options: object) {
      super();
      lines.push(this);
    }
    connect = async () => {};
    query = async (statement: string) => {
      this.statements.push(statement);
      return { rows: [{ number: String(last.number) }] };
    };
    end = async () => {};
  }
  return { default: { Client } };
});

const execute = vi.fn(async (_statement: unknown) => ({ rows: [{ number: '8' }] }));
const holder = globalThis as { senteHeard?: number | null | undefined };
const payload = { db: { drizzle: { execute } }, logger: { warn: vi.fn(), error: vi.fn() } } as unknown as Payload;
const posted: { url: string; tags: string[]; number?: number | null }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    posted.push({ url, ...JSON.parse(body) });
    return new Response('{}');
  });
  lines.length = 0;
  posted.length = 0;
  execute.mockClear();
});
afterEach(() => {
  delete holder.senteHeard;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('several writes in a row are one invalidation with one number, to this instance and through the database to the others', async () => {
  for (const tags of [['products', 'product:a'], ['product:b'], ['products']]) await invalidate(payload, tags);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted).toEqual([
    {
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/revalidate$/),
      tags: ['products', 'product:a', 'product:b'],
      number: 8,
    },
  ]);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(execute.mock.calls[0])).toContain(channel);
});

it('what another instance invalidates is invalidated here, and what this one said itself is not heard twice', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(10);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ statements: [`LISTEN ${channel}`, expect.stringContaining('FROM invalidations')] });
  const notify = (from: string, number?: number) =>
    lines[0]?.emit('notification', { payload: JSON.stringify({ from, tags: ['product:a'], number }) });
  notify(instance);
  await vi.advanceTimersByTimeAsync(10);
  expect(posted).toEqual([]);
  notify('another', 8);
  notify('another of the version before');
  await vi.advanceTimersByTimeAsync(10);
  expect(posted.map(({ tags, number }) => [tags, number])).toEqual([
    [['product:a'], 8],
    [['product:a'], null],
  ]);
});

it('after a broken line, which nobody repeats, everything is invalidated, once', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(10);
  lines[0]?.emit('error', new Error('gone'));
  lines[0]?.emit('end');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toHaveLength(2);
  expect(posted.map(({ tags, number }) => [tags, number])).toEqual([[['content'], 7]]);
});

it.each([
  [7, 0],
  [6, 1],
  [null, 0],
])(
  'a server that had heard %s when it started, and listens when there are 7, invalidates everything %i times',
  async (heard, times) => {
    holder.senteHeard = heard;
    listenForInvalidations(payload);
    await vi.advanceTimersByTimeAsync(10);
    expect(posted.filter(({ tags }) => tags.includes('content'))).toHaveLength(times);
  },
);

it('an edit that the database could not number is invalidated here without one', async () => {
  execute.mockRejectedValueOnce(new Error('gone'));
  await invalidate(payload, ['products']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted.map(({ tags, number }) => [tags, number])).toEqual([[['products'], null]]);
});

it('a line that has gone silent is noticed: it is asked twice in the time after which it ends itself, and no more when it has', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(databaseBounds.silence + 10);
  const [line] = lines as (EventEmitter & { statements: string[] })[];
  expect(line).toMatchObject({ options: { stream: boundedSocket } });
  expect(line!.statements.filter((statement) => statement === 'SELECT 1')).toHaveLength(2);
  const before = line!.statements.length;
  line!.emit('error', new Error('gone'));
  await vi.advanceTimersByTimeAsync(databaseBounds.silence);
  expect(line!.statements).toHaveLength(before);
});
