import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { feedPath, readFeedName } from './feed-address';
import { merchantFeed } from './merchant-feed';
import { readFeed } from './read-feed';
import { schemaFeed } from './schema-feed';
import { publicAddress } from '@/server/cache/public-addresses';
import { faultsOf } from '@/tests/setup/structured-data';

const shop = vi.hoisted(() => ({ count: 0, reads: [] as string[] }));
vi.mock('next/root-params', () => ({ locale: async () => 'en-US', region: async () => 'global' }));
const site = { title: 'Sente & Söhne', description: 'Go <at home>' };
vi.mock('@/lib/site/reads', () => ({ siteIn: async () => site, siteMetadata: async () => site }));
vi.mock('@/lib/shipping/reads', () => ({ shippingIn: async () => null }));
vi.mock('@/lib/catalogue/reads', () => ({
  cardsOf: async (_locale: string, { page, coursesType }: Record<string, string | undefined>) => {
    shop.reads.push(`${coursesType ?? 'all'} ${page}`);
    if (Number(page) > 10_000) throw new Error('422 VALIDATION_FAILED');
    const start = (Number(page) - 1) * 100;
    const items = Array.from({ length: Math.max(0, Math.min(100, shop.count - start)) }, (_, index) => ({
      id: start + index,
    }));
    return { items, pageCount: Math.max(1, Math.ceil(shop.count / 100)) };
  },
}));

const card = (id: string, fields: Record<string, unknown> = {}) =>
  ({
    id,
    type: 'physicalGood',
    price: { USD: { originPrice: 40, sellPrice: 32.5 } },
    stock: null,
    copy: { code: id, title: `A "board" & <stones>\u0001 ${id}`, summary: "It's ]]> wood", image: null },
    ...fields,
  }) as unknown as CardItem;
const shipping = [
  { country: 'TW' as const, price: 2.5, freeFrom: 32.5 },
  { country: 'US' as const, price: 29, freeFrom: null },
];
const feed = (items: CardItem[], next: string | null = null) => ({
  locale: 'en-US' as const,
  site,
  items,
  next,
  shipping,
});
const nextFile = 'http://localhost:3000/feeds/products-en-US-2.xml?a=1&b=2';

beforeEach(() => {
  shop.count = 0;
  shop.reads = [];
});

describe('for Google Merchant Center', () => {
  /** @throws if it is not XML */
  const parse = (xml: string) => new JSDOM(xml, { contentType: 'text/xml' }).window.document;
  const itemsOf = (xml: string) =>
    [...parse(xml).querySelectorAll('item')].map((item) =>
      Object.fromEntries([...item.children].map(({ nodeName, textContent }) => [nodeName, textContent])),
    );

  it('is XML whatever the texts are, with what Merchant asks of each thing', () => {
    const xml = merchantFeed(feed([card('board-9')], nextFile));
    expect(itemsOf(xml)).toEqual([
      {
        'g:id': 'board-9',
        'g:title': 'A "board" & <stones> board-9',
        'g:description': "It's ]]> wood",
        'g:link': 'http://localhost:3000/en-US/courses/board-9',
        'g:image_link': 'http://localhost:3000/share/board-9.png',
        'g:availability': 'in_stock',
        'g:price': '40.00 USD',
        'g:sale_price': '32.50 USD',
        'g:condition': 'new',
        'g:brand': 'Sente & Söhne',
        'g:identifier_exists': 'no',
        // `Object.fromEntries` keeps the last of two; shipping to Taiwan is free at this price.
        'g:shipping': 'US29.00 USD',
      },
    ]);
    const channel = parse(xml).querySelector('channel')!;
    expect(channel.querySelector('title')!.textContent).toBe('Sente & Söhne');
    expect(parse(xml).getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]!.getAttribute('href')).toBe(
      nextFile,
    );
    expect(parse(xml).getElementsByTagNameNS('http://base.google.com/ns/1.0', 'id')).toHaveLength(1);
  });

  it('names goods alone, at a price, photographed where there is a photograph', () => {
    const xml = merchantFeed(
      feed([
        card('course', { type: 'hjjCoursePlan' }),
        card('gift', { price: { USD: { originPrice: 5, sellPrice: 0 } } }),
        card('elsewhere', { price: { JPY: { originPrice: 5, sellPrice: 5 } } }),
        card('gone', { stock: 0, price: { USD: { originPrice: 8, sellPrice: 8 } } }),
        card('seen', { copy: { ...card('seen').copy, image: { src: 'https://cms.example/uploads/a.png' } } }),
        card('own', { copy: { ...card('own').copy, image: { src: '/backstage/api/media/file/a.webp' } } }),
      ]),
    );
    expect(
      itemsOf(xml).map((item) => [item['g:id'], item['g:availability'], item['g:sale_price'], item['g:image_link']]),
    ).toEqual([
      ['gone', 'out_of_stock', undefined, 'http://localhost:3000/share/gone.png'],
      ['seen', 'in_stock', '32.50 USD', 'https://cms.example/uploads/a.png'],
      ['own', 'in_stock', '32.50 USD', 'http://localhost:3000/backstage/api/media/file/a.webp'],
    ]);
    expect(parse(xml).querySelectorAll('channel > *')).toHaveLength(7);
  });
});

describe('in the words of schema.org', () => {
  it('names everything that has a price, with its offer and what is saved', () => {
    const items = [
      card('board-9'),
      card('course', { type: 'hjjCoursePlan', stock: 0 }),
      card('elsewhere', { price: {} }),
    ];
    const text = schemaFeed(feed(items));
    expect(faultsOf(text)).toEqual([]);
    const { dataFeedElement } = JSON.parse(text) as { dataFeedElement: { item: Record<string, unknown> }[] };
    expect(dataFeedElement.map(({ item }) => [item.sku, item.offers])).toMatchObject([
      ['board-9', { price: '32.50', priceCurrency: 'USD', priceSpecification: { price: '40.00' } }],
      ['course', { availability: 'https://schema.org/OutOfStock' }],
    ]);
  });
});

describe('its files', () => {
  it('each hold a thousand products, read a hundred at a time', async () => {
    shop.count = 2050;
    const ends = { 1: '/feeds/products-ja-JP-2.jsonld', 2: '/feeds/products-ja-JP-3.jsonld', 3: null };
    for (const [page, next] of Object.entries(ends)) {
      const found = await readFeed({ locale: 'ja-JP', page: Number(page), form: 'jsonld' });
      expect(found!.items).toHaveLength(page === '3' ? 50 : 1000);
      expect(found!.items[0]!.id).toBe((Number(page) - 1) * 1000);
      expect(found!.next && new URL(found!.next).pathname).toBe(next);
    }
    // Each call also reads page 1, for the number of pages.
    expect(new Set(shop.reads).size).toBe(21);
  });

  it.each([2, 4, 999, 1001, 9999])('are none beyond the end (%i), which the first read tells', async (page) => {
    for (const form of ['jsonld', 'xml'] as const) {
      shop.count = page === 2 ? 1000 : 2050;
      expect(await readFeed({ locale: 'ja-JP', page, form })).toBeNull();
    }
    // A page number from a request must not cause reads, which would fill the cache.
    expect(shop.reads).toEqual(['all 1', 'physicalGood 1']);
  });

  it('end where the products do, and there is always a first', async () => {
    shop.count = 1000;
    expect((await readFeed({ locale: 'zh-TW', page: 1, form: 'xml' }))!.next).toBeNull();
    expect(shop.reads.every((read) => read.startsWith('physicalGood '))).toBe(true);
    shop.count = 0;
    expect((await readFeed({ locale: 'zh-TW', page: 1, form: 'xml' }))!.items).toEqual([]);
  });

  it.each(['products-zh-TW.xml', 'products-ja-JP-2.jsonld', 'products-en-US-17.xml'])(
    '%s is one, cached by the front',
    (name) => {
      expect(feedPath(readFeedName(name)!)).toBe(`/feeds/${name}`);
      expect(publicAddress('global', `/feeds/${name}`)).not.toBeNull();
    },
  );

  it.each(['products-fr-FR.xml', 'products-zh-TW-1.xml', 'products-zh-TW-0.xml', 'products-zh-TW.json', 'x'])(
    '%s is none',
    (name) => expect(readFeedName(name)).toBeNull(),
  );
});
