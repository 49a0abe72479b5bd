import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Market, Product } from '@/lib/catalogue/shapes';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { call, makeProduct, platform, query, sql, unique } from '@/tests/setup/fixtures';

describe('products', () => {
  it('are a plain list in main units, without drafts', async () => {
    const [shown, hidden] = [await makeProduct({ price: 990, originPrice: 1200 }), await makeProduct({ draft: true })];
    const { status, body } = await call<Product[]>('ecommerce/products');
    expect(status).toBe(200);
    expect(body.find((product) => product.id === shown)).toMatchObject({
      isActive: { 'zh-TW': true, 'ja-JP': true },
      price: { NTD: { originPrice: 1200, sellPrice: 990 }, USD: { originPrice: 120, sellPrice: 99 } },
    });
    expect(body.some((product) => product.id === hidden)).toBe(false);
  });

  it('of a market carry its prices while it is ACTIVE, and only then', async () => {
    const code = await makeProduct({ price: 1000 });
    const payload = await platform();
    const [{ id } = { id: 0 }] = await query<{ id: number }>(sql`SELECT id FROM products WHERE code = ${code}`);
    const market = (handle: string, startsAt: string, endsAt: string) =>
      payload.create({
        collection: 'markets',
        locale: 'zh-TW',
        data: {
          handle,
          name: handle,
          startsAt,
          endsAt,
          timeZone: 'Asia/Taipei',
          products: [{ product: id, sellPrice: { NTD: 700 } }],
          _status: 'published',
        },
      });
    await market(`open-${code}`, '2020-01-01', '2090-01-01');
    await market(`over-${code}`, '2020-01-01', '2021-01-01');
    const open = await call<Product[]>(`ecommerce/products?marketIdOrHandle=open-${code}`);
    expect(open.body.map((product) => product.price.NTD)).toEqual([{ originPrice: 1000, sellPrice: 700 }]);
    expect((await call(`ecommerce/products?marketIdOrHandle=over-${code}`)).body).toEqual([]);
    expect((await call('ecommerce/products?marketIdOrHandle=no-such')).status).toBe(404);
    const totalIn = async (marketHandle: string) => {
      const body = { items: [{ productId: code, quantity: 1 }], currency: 'NTD', marketHandle };
      return (await call<PricedCart>('ecommerce/cart/price', { body })).body.total;
    };
    expect(await totalIn(`open-${code}`)).toBe(700);
    expect(await totalIn(`over-${code}`)).toBe(1000);
    expect((await call<{ endsAt: string }>(`ecommerce/markets/over-${code}`)).body.endsAt).toBe(
      '2021-01-01T15:59:59.999Z',
    );
    expect((await call('ecommerce/markets/no-such')).status).toBe(404);
    expect((await call(`ecommerce/markets/open-${code}/categories`)).body).toEqual([]);
  });

  it('of a market come with its banner, its position and its clock', async () => {
    const payload = await platform();
    const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f97316' } })
      .png()
      .toBuffer();
    const file = { data, mimetype: 'image/png', name: `${unique('banner')}.png`, size: data.length };
    const banner = await payload.create({ collection: 'media', locale: 'zh-TW', data: { alt: '書店' }, file });
    const handle = unique('market');
    const cover = { size: 9, black: 'E5', white: 'D4' };
    await payload.create({
      collection: 'markets',
      locale: 'zh-TW',
      data: { handle, name: '書店', timeZone: 'Asia/Tokyo', banner: banner.id, cover, _status: 'published' },
    });
    const { body } = await call<Market>(`ecommerce/markets/${handle}?locale=zh-TW`);
    expect(body).toMatchObject({ timeZone: 'Asia/Tokyo', cover, banner: { alt: '書店', width: 60, height: 40 } });
    expect(body.banner?.src).toContain(file.name.replace('.png', ''));
    const all = await call<Market[]>('ecommerce/markets?locale=zh-TW');
    expect(all.body.find((market) => market.handle === handle)).toEqual(body);
  });
});
