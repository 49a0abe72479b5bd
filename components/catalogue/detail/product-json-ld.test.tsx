import { expect, it, vi } from 'vitest';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { renderServer } from '@/tests/setup/render-server';
import { ProductJsonLd } from './product-json-ld';

vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('@/lib/data/site', () => ({ siteMetadata: async () => ({ title: 'Sente' }) }));

it('tells search engines that what costs nothing is free, and the rest is paid', async () => {
  const item = {
    id: 'trial-01',
    stock: null,
    price: { NTD: { originPrice: 0, sellPrice: 0 }, USD: { originPrice: 12, sellPrice: 9 } },
    copy: { title: 'Trial', summary: 'A first stone', contents: [{ title: 'Liberties', minutes: 9 }] },
  } as unknown as CatalogueItem;
  document.body.innerHTML = await renderServer(<ProductJsonLd item={item} image="/share/trial-01.png" />);
  const [, course] = [...document.querySelectorAll('script')].map(({ textContent }) => JSON.parse(textContent ?? ''));
  expect(course['@type']).toBe('Course');
  expect(course.offers.map(({ price, category }: Record<string, unknown>) => [price, category])).toEqual([
    [0, 'Free'],
    [9, 'Paid'],
  ]);
});
