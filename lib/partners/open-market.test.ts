import { cacheLife } from 'next/cache';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '@/lib/kernel/api/operation';
import { readPlans } from '@/lib/fulfilment/plans-reads';
import { openMarket } from './open-market';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => 'en-US' }));
vi.mock('@/lib/kernel/api/server', () => {
  class ApiFailure extends Error {
    constructor(readonly status: number) {
      super(String(status));
    }
  }
  return { ApiFailure, readApi: (operation: Operation) => answer(operation.path) };
});

const { ApiFailure } = (await import('@/lib/kernel/api/server')) as unknown as {
  ApiFailure: new (status: number) => Error;
};

const price = (sellPrice: number, originPrice = sellPrice) => ({ USD: { sellPrice, originPrice } });
const product = (id: string, more = {}) => ({ id, isActive: { 'en-US': true }, price: price(50), ...more });
const market = { handle: 'sunrise', name: 'Sunrise', startsAt: '2026-10-01T00:00:00Z', endsAt: '2027-06-30T00:00:00Z' };
const sold = {
  '/markets/{handle}': market,
  '/markets/{handle}/categories': [
    { id: 'first', name: 'First courses', productIds: ['b', 'a', 'unknown'] },
    { id: 'empty', name: 'Nothing of it is sold here', productIds: ['other-language'] },
  ],
  '/products': [
    product('a', { price: price(40, 60) }),
    product('b'),
    product('c'),
    product('other-language', { isActive: { 'en-US': false } }),
    product('other-currency', { price: { JPY: { sellPrice: 1, originPrice: 1 } } }),
    product('unwritten'),
  ],
  // The shop asks 45 for a today, and 50 for b as the market does.
  '/catalogue': { products: [product('a', { price: price(45, 60) }), product('b')] },
  '/courses': { data: ['a', 'b', 'c'].map((code) => ({ code, title: `Course ${code}`, summary: '' })) },
  '/coursePlans': [
    { productId: 'b', startsAt: '2027-01-10T00:00:00Z', status: 'UPCOMING' },
    { productId: 'a', startsAt: '2026-01-10T00:00:00Z', status: 'ACTIVE' },
  ],
};

let answers: Record<string, unknown>;
let asked: string[];
async function answer(path: string) {
  asked.push(path);
  if (answers[path] instanceof Error) throw answers[path];
  return structuredClone(answers[path]);
}

beforeEach(() => {
  answers = { ...sold };
  asked = [];
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(cacheLife).mockClear();
});

describe('a partner’s market', () => {
  it('that is open is loaded, then its categories, its products and all plans', async () => {
    const opened = await openMarket('sunrise', readPlans);
    expect(asked[0]).toBe('/markets/{handle}');
    expect(new Set(asked)).toEqual(new Set(Object.keys(sold)));
    if (opened.status !== 'ACTIVE') throw new Error(opened.status);
    expect(opened.sections.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['First courses', ['b', 'a']],
      ['', ['c']],
    ]);
    const [b, a] = opened.sections[0]!.items;
    expect(a?.price.USD).toEqual({ sellPrice: 40, originPrice: 45 });
    expect(b?.price.USD).toEqual({ sellPrice: 50, originPrice: 50 });
    expect([a?.startsAt, b?.startsAt]).toEqual([null, '2027-01-10T00:00:00Z']);
  });

  it.each([
    ['UPCOMING', '2026-09-30T23:59:59Z'],
    ['ENDED', '2027-06-30T00:00:01Z'],
  ])('that is %s stops further loading', async (status, now) => {
    vi.setSystemTime(new Date(now));
    expect(await openMarket('sunrise', readPlans)).toEqual({ status, market });
    expect(asked).toEqual(['/markets/{handle}']);
  });

  it('that there is not is NOT_FOUND, and no failure', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    answers['/markets/{handle}'] = new ApiFailure(404);
    expect(await openMarket('gone', readPlans)).toEqual({ status: 'NOT_FOUND' });
    expect(asked).toEqual(['/markets/{handle}']);
    expect(log).not.toHaveBeenCalled();
  });

  it('that cannot be loaded is NOT_FOUND, is in the log, and is tried again soon', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    answers['/markets/{handle}'] = new ApiFailure(503);
    expect(await openMarket('sunrise', readPlans)).toEqual({ status: 'NOT_FOUND' });
    expect(asked).toEqual(['/markets/{handle}']);
    expect(log.mock.calls.join()).toContain('market could not be read');
    expect(cacheLife).toHaveBeenCalledWith({ revalidate: 60 });
  });

  it.each([
    ['categories', '/markets/{handle}/categories', [['', ['a', 'b', 'c']]]],
    ['products', '/products', []],
    ['products', '/courses', []],
    [
      'plans',
      '/coursePlans',
      [
        ['First courses', ['b', 'a']],
        ['', ['c']],
      ],
    ],
  ])('whose %s fail at %s opens without them: only the log says so', async (what, path, sections) => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    answers[path] = new TypeError('fetch failed');
    const opened = await openMarket('sunrise', readPlans);
    if (opened.status !== 'ACTIVE') throw new Error(opened.status);
    expect(opened.sections.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual(sections);
    expect(log.mock.calls.join()).toContain(`${what} could not be read`);
  });

  it('is looked at again at its next start or end, however soon that is', async () => {
    vi.setSystemTime(new Date('2027-06-29T23:58:30.500Z'));
    await openMarket('sunrise', readPlans);
    expect(cacheLife).toHaveBeenCalledWith({ revalidate: 90 });
    vi.mocked(cacheLife).mockClear();
    vi.setSystemTime(new Date('2027-06-01T00:00:00Z'));
    await openMarket('sunrise', readPlans);
    expect(vi.mocked(cacheLife).mock.calls.flat()).not.toContainEqual({ revalidate: expect.any(Number) });
  });
});
