import { beforeEach, describe, expect, it, vi } from 'vitest';

const secret = 'told-to-storefronts-alone';
const forgotten = vi.hoisted(() => vi.fn());
vi.mock('@/lib/env', () => ({
  env: { REVALIDATE_SECRET: 'told-to-storefronts-alone', REVALIDATE_SECRET_FORMER: ['told-to-them-before-that'] },
}));
vi.mock('@/lib/api/server', () => ({ invalidateCatalogue: async () => {} }));
vi.mock('@/lib/data/search', () => ({ invalidateSearch: () => {} }));
vi.mock('next/cache', () => ({ revalidateTag: forgotten }));

let post: (request: Request) => Promise<Response>;
/** As a process that was just started: what is counted is counted in memory. */
beforeEach(async () => {
  vi.resetModules();
  forgotten.mockReset();
  ({ POST: post } = await import('@/app/api/revalidate/route'));
});

async function say(bearer: string, from: string): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-forwarded-for': from, 'content-type': 'application/json' };
  const body = JSON.stringify({ tags: ['pages'] });
  const response = await post(new Request('http://localhost/api/revalidate', { method: 'POST', headers, body }));
  if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  return response.status;
}
const guess = (from: string, times: number) =>
  Promise.all(Array.from({ length: times }, (_, n) => say(`guess-${n}-of-the-secret`, from)));

describe('the secret of the invalidations', () => {
  it('opens, a wrong one does not', async () => {
    expect(await say(secret, '203.0.113.1')).toBe(200);
    expect(forgotten).toHaveBeenCalledOnce();
    expect(await say('told-to-them-before-that', '203.0.113.9')).toBe(200);
    forgotten.mockClear();
    expect(await say('wrong', '203.0.113.2')).toBe(401);
    expect(await say('told-to-them-before-that,told', '203.0.113.2')).toBe(401);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('is guessed at ten times by one network, however the tries come; then not even the right one is looked at', async () => {
    const answers = await guess('203.0.113.3', 30);
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(await say('another guess', '203.0.113.3')).toBe(429);
    expect(await say(secret, '203.0.113.3')).toBe(429);
    // One customer of a provider has many addresses of version 6.
    await guess('2001:db8:1:2::3', 10);
    expect(await say('another guess', '2001:db8:1:ffff::4')).toBe(429);
    expect(forgotten).not.toHaveBeenCalled();
  });

  it('goes on to be heard from where it has come from before, and from this machine, whatever strangers say there', async () => {
    expect(await say(secret, '203.0.113.4')).toBe(200);
    await guess('203.0.113.4', 30);
    expect(await say(secret, '203.0.113.4')).toBe(200);
    await guess('127.0.0.1', 30);
    expect(await say(secret, '127.0.0.1')).toBe(200);
  });
});
