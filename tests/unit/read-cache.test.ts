import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedRead, invalidateReads } from '@/platform/services/read-cache';

beforeEach(invalidateReads);
const text = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

describe('cachedRead', () => {
  it('asks once for many at once, and again when told of an edit', async () => {
    let value = 1;
    const load = vi.fn(async () => value);
    const bodies = await Promise.all(Array.from({ length: 50 }, () => cachedRead('key', load)));
    expect(load).toHaveBeenCalledTimes(1);
    expect(bodies.every((answer) => text(answer) === '1')).toBe(true);
    value = 2;
    invalidateReads();
    expect(text(await cachedRead('key', load))).toBe('2');
  });

  it('keeps nothing that began before an edit', async () => {
    let release = () => {};
    const slow = cachedRead('key', () => new Promise((resolve) => (release = () => resolve('old'))));
    invalidateReads();
    const fresh = await cachedRead('key', async () => 'new');
    release();
    expect(text(await slow)).toBe('"old"');
    expect(text(fresh)).toBe('"new"');
    expect(text(await cachedRead('key', async () => 'newer'))).toBe('"new"');
  });

  it('forgets a failure', async () => {
    await expect(cachedRead('key', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(text(await cachedRead('key', async () => 'up'))).toBe('"up"');
  });

  it('stays small however many questions are asked', async () => {
    const load = vi.fn(async () => 1);
    for (let index = 0; index < 2000; index += 1) await cachedRead(`key-${index}`, load);
    await cachedRead('key-0', load);
    expect(load).toHaveBeenCalledTimes(2001);
  });

  it('stays small however long the answers are', async () => {
    const long = 'x'.repeat(1_000_000);
    const load = vi.fn(async () => long);
    for (let index = 0; index < 60; index += 1) await cachedRead(`long-${index}`, load);
    await cachedRead('long-59', load);
    expect(load).toHaveBeenCalledTimes(60);
    await cachedRead('long-0', load);
    expect(load).toHaveBeenCalledTimes(61);
  });
});
