import { expect, it, vi } from 'vitest';

const tags = vi.fn();
const readApi = vi.fn();
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ cacheTag: tags }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('@/lib/kernel/api/server', () => ({ ApiFailure: class extends Error {}, readApi }));

const price = { originPrice: 1170, sellPrice: 990 };
const products = [{ id: 'vip-quarter', lessonCount: null, price: { NTD: price } }];
const page = (answer: string) => ({ data: [{ answer }], meta: { pagination: { pageCount: 1 } } });

it('fills what the copy asks for, and lets it age with the products', async () => {
  const { listEntries } = await import('./cms');
  readApi
    .mockResolvedValueOnce(page('{price:vip-quarter}，省 {saving:vip-quarter}'))
    .mockResolvedValueOnce({ products });
  expect(await listEntries('faqs', 'zh-TW')).toEqual([{ answer: 'NT$990，省 NT$180' }]);
  expect(tags).toHaveBeenCalledWith('products');
});

it('asks for no product where the copy asks for none', async () => {
  const { listEntries } = await import('./cms');
  readApi.mockReset().mockResolvedValueOnce(page('plain'));
  expect(await listEntries('faqs', 'zh-TW')).toEqual([{ answer: 'plain' }]);
  expect(readApi).toHaveBeenCalledTimes(1);
});
