import type { EventEmitter } from 'node:events';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundedSocket, databaseBounds } from '@/platform/database-driver';
import { invalidate, channel, instance } from '@/platform/services/invalidation/invalidate';
import { listenForInvalidations } from '@/platform/services/invalidation/listen';

/** PostgreSQL's side of the line. */
const { lines } = vi.hoisted(() => ({ lines: [] as EventEmitter[] }));
vi.mock('pg', async () => {
  const { EventEmitter } = await import('node:events');
  class Client extends EventEmitter {
    statements: string[] = [];
    constructor(readonly options: object) {
      super();
      lines.push(this);
    }
    connect = async () => {};
    query = async (statement: string) => void this.statements.push(statement);
    end = async () => {};
  }
  return { default: { Client } };
});

const execute = vi.fn(async (_statement: unknown) => {});
const payload = { db: { drizzle: { execute } }, logger: { warn: vi.fn(), error: vi.fn() } } as unknown as Payload;
const told: { url: string; tags: string[] }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    told.push({ url, tags: JSON.parse(body).tags });
    return new Response('{}');
  });
  lines.length = 0;
  told.length = 0;
  execute.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('several writes in a row are one invalidation, to this instance and through the database to the others', async () => {
  for (const tags of [['products', 'product:a'], ['product:b'], ['products']]) await invalidate(payload, tags);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([
    {
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/revalidate$/),
      tags: ['products', 'product:a', 'product:b'],
    },
  ]);
  expect(execute).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(execute.mock.calls[0])).toContain(channel);
});

it('what another instance invalidates is invalidated here, and what this one said itself is not heard twice', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(10);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ statements: [`LISTEN ${channel}`] });
  const say = (from: string) =>
    lines[0]?.emit('notification', { payload: JSON.stringify({ from, tags: ['product:a'] }) });
  say(instance);
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual([]);
  say('another');
  await vi.advanceTimersByTimeAsync(10);
  expect(told.map(({ tags }) => tags)).toEqual([['product:a']]);
});

it('after a broken line, which nobody repeats, everything is invalidated, once', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(10);
  lines[0]?.emit('error', new Error('gone'));
  lines[0]?.emit('end');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toHaveLength(2);
  expect(told.map(({ tags }) => tags)).toEqual([['content']]);
});

it('a line that has gone silent is noticed: it is asked twice in the time after which it ends itself, and no more when it has', async () => {
  listenForInvalidations(payload);
  await vi.advanceTimersByTimeAsync(databaseBounds.silence + 10);
  const [line] = lines as (EventEmitter & { statements: string[] })[];
  expect(line).toMatchObject({ options: { stream: boundedSocket } });
  expect(line!.statements).toEqual([`LISTEN ${channel}`, 'SELECT 1', 'SELECT 1']);
  line!.emit('error', new Error('gone'));
  await vi.advanceTimersByTimeAsync(databaseBounds.silence);
  expect(line!.statements).toHaveLength(3);
});
