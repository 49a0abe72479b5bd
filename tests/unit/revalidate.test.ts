import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const secret = 'told-to-storefronts-alone';
const forgotten = vi.hoisted(() => vi.fn());
vi.mock('@/lib/kernel/env', () => ({
  env: { REVALIDATE_SECRET: 'told-to-storefronts-alone', REVALIDATE_SECRET_FORMER: ['told-to-them-before-that'] },
}));
const next = vi.hoisted(() => ({ number: null as number | null }));
vi.mock('@/lib/kernel/api/server', () => ({
  invalidateCatalogue: async () => {},
  notifyInstances: async () => next.number,
}));
vi.mock('@/lib/search/reads', () => ({ invalidateSearch: () => {} }));
vi.mock('next/cache', () => ({ revalidateTag: forgotten }));

const holder = globalThis as { senteHeard?: number | null | undefined };
let post: (request: Request) => Promise<Response>;
/** As in a process that was just started: limits are counted in memory. */
beforeEach(async () => {
  vi.resetModules();
  forgotten.mockReset();
  ({ POST: post } = await import('@/app/api/revalidate/route'));
});

async function statusOf(bearer: string, from: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-forwarded-for': from, 'content-type': 'application/json' };
  const body = JSON.stringify({ tags: ['pages'] });
  const response = await post(new Request('http://localhost/api/revalidate', { method: 'POST', headers, body }));
  if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  return response.status;
}
const guess = (from: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, n) => statusOf(`guess-${n}-of-the-secret`, from)));

describe('the secret of the invalidations', () => {
  it('opens, a wrong one does not', async () => {
    expect(await statusOf(secret, '203.0.113.1')).toBe(200);
    expect(forgotten).toHaveBeenCalledOnce();
    expect(await statusOf('told-to-them-before-that', '203.0.113.9')).toBe(200);
    forgotten.mockClear();
    expect(await statusOf('wrong', '203.0.113.2')).toBe(401);
    expect(await statusOf('told-to-them-before-that,told', '203.0.113.2')).toBe(401);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('is guessed at ten times by one network, however the tries come; then not even the right one is looked at', async () => {
    const answers = await guess('203.0.113.3', 30);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(await statusOf('another guess', '203.0.113.3')).toBe(429);
    expect(await statusOf(secret, '203.0.113.3')).toBe(429);
    // One customer of an internet provider has many IPv6 addresses.
    await guess('2001:db8:1:2::3', 10);
    expect(await statusOf('another guess', '2001:db8:1:ffff::4')).toBe(429);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('goes on to be heard from where it has come from before, and from this machine, whatever strangers say there', async () => {
    expect(await statusOf(secret, '203.0.113.4')).toBe(200);
    await guess('203.0.113.4', 30);
    expect(await statusOf(secret, '203.0.113.4')).toBe(200);
    await guess('127.0.0.1', 30);
    expect(await statusOf(secret, '127.0.0.1')).toBe(200);
  });
});

describe('the numbers of the invalidations', () => {
  afterEach(() => {
    delete holder.senteHeard;
    next.number = null;
  });

  /** The tags that are dropped for an edit with this number, and the number of the last edit known afterwards. */
  async function hear(number: number | null | undefined, tags = ['pages']) {
    forgotten.mockReset();
    const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': '127.0.0.1' };
    const body = JSON.stringify({ tags, number });
    const response = await post(new Request('http://localhost/api/revalidate', { method: 'POST', headers, body }));
    const dropped = forgotten.mock.calls.map(([tag]) => tag as string);
    expect(await response.json()).toMatchObject({ tags: dropped });
    return [dropped.join(), holder.senteHeard];
  }

  it('one after the other drop what they name; where one is missing everything goes', async () => {
    holder.senteHeard = 4;
    expect(await hear(5)).toEqual(['pages', 5]);
    expect(await hear(7)).toEqual(['content', 7]);
    // An older edit that arrives late.
    expect(await hear(6)).toEqual(['pages', 7]);
    expect(await hear(8)).toEqual(['pages', 8]);
    expect(await hear(12, ['content'])).toEqual(['content', 12]);
  });

  it('one that has none leaves it unknown until everything has gone', async () => {
    holder.senteHeard = 4;
    expect(await hear(null)).toEqual(['pages', null]);
    expect(await hear(6)).toEqual(['content', 6]);
  });

  it('an edit from elsewhere, such as a CMS, is given the next one', async () => {
    holder.senteHeard = 4;
    next.number = 5;
    expect(await hear(undefined)).toEqual(['pages', 5]);
  });

  it('mean nothing where the database is elsewhere', async () => {
    expect(await hear(9)).toEqual(['pages', undefined]);
    expect(await hear(undefined)).toEqual(['pages', undefined]);
  });
});
