import { expect, it, vi } from 'vitest';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { renderServer } from '@/tests/setup/render-server';
import { faultsOf } from '@/tests/setup/structured-data';
import { ProductJsonLd } from './product-json-ld';

vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
vi.mock('@/lib/shipping/reads', () => ({
  shippingIn: async (currency: string) => (currency === 'USD' ? [{ country: 'US', price: 29, freeFrom: 100 }] : []),
}));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ title: 'Sente' }) }));

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

it('tells what sending a thing costs, in each currency it is sent for, and that it is free where it is', async () => {
  const item = (sellPrice: number) =>
    ({
      id: 'board-9',
      stock: 3,
      requiresShipping: true,
      copy: { title: 'Board', summary: 'Wood', contents: [] },
      price: { NTD: { originPrice: 900, sellPrice: 900 }, USD: { originPrice: sellPrice, sellPrice } },
    }) as unknown as CatalogueItem;
  const offersOf = async (sellPrice: number) => {
    document.body.innerHTML = await renderServer(
      <ProductJsonLd item={item(sellPrice)} image="https://sente.example/board-9.png" />,
    );
    const text = document.querySelector('script')?.textContent ?? '';
    expect(faultsOf(text)).toEqual([]);
    return JSON.parse(text).offers;
  };
  const [inNTD, inUSD] = await offersOf(30);
  expect(inNTD).not.toHaveProperty('shippingDetails');
  expect(inUSD.shippingDetails).toMatchObject([
    {
      shippingRate: { value: 29, currency: 'USD' },
      shippingDestination: { addressCountry: 'US' },
    },
  ]);
  expect((await offersOf(100))[1].shippingDetails[0].shippingRate.value).toBe(0);
});
