import { expect, it, vi } from 'vitest';
import { readPages } from '@/lib/pages/reads';

const page = {
  title: 'Anniversary until {end}',
  lead: 'From {start}, for {price:combo-05}.',
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-12-31T23:59:59+08:00',
};
const combo = { id: 'combo-05', price: { USD: { originPrice: 60, sellPrice: 48 } }, lessonCount: null };
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('@/lib/kernel/api/server', () => ({
  ApiFailure: class extends Error {},
  readApi: async ({ api }: { api: string }) =>
    api === 'cms' ? { data: [page], meta: { pagination: { pageCount: 1 } } } : { products: [combo] },
}));

it('what a page is called and about has its days and prices wherever it is listed', async () => {
  expect(await readPages('en-US')).toMatchObject([
    { title: 'Anniversary until December 31, 2026', lead: 'From November 1, 2026, for $48.' },
  ]);
});
