import path from 'node:path';
import { expect, it } from 'vitest';
import type { Catalogue } from '@/lib/catalogue/shapes';
import { invalidateCatalogue } from '@/platform/catalogue/catalogue-index';
import { listEntries } from '@/platform/pages/cms/list-entries';
import { database } from '@/platform/kernel/database/database';
import { call, makeProduct, platform, query, sql } from '@/tests/setup/fixtures';

const factsOf = async (code: string) => (await call<Catalogue>(`ecommerce/catalogue?ids=${code}`)).body.products[0];

it('a good names its drawing; what is not drawn is nothing', async () => {
  const code = await makeProduct();
  expect((await factsOf(code))?.illustration).toBeNull();
  await query(sql`UPDATE products SET illustration = 'board-9' WHERE code = ${code}`);
  invalidateCatalogue();
  expect((await factsOf(code))?.illustration).toBe('board-9');
  await query(sql`UPDATE products SET illustration = 'a-dragon' WHERE code = ${code}`);
  invalidateCatalogue();
  expect((await factsOf(code))?.illustration).toBeNull();
});

it('its copy comes with its pictures, also where only some fields are asked for', async () => {
  const code = await makeProduct();
  const ask = async (rest: string) => {
    const params = new URLSearchParams(`locale=zh-TW&filters[code][$eq]=${code}${rest}`);
    return (await listEntries(await platform(), 'courses', params)).data[0]!;
  };
  expect(await ask('')).toMatchObject({ image: null, gallery: [] });
  expect(Object.keys(await ask('&fields=code,title&populate=image')).sort()).toEqual(
    ['code', 'documentId', 'id', 'image', 'locale', 'title'].sort(),
  );
});

it('goods a shop already has get their drawing, and the slip in their Chinese is mended; what staff chose stays', async () => {
  const [plain, chosen] = [await makeProduct(), await makeProduct()];
  await query(sql`UPDATE products SET code = 'board-set-19' WHERE code = ${plain}`);
  await query(sql`UPDATE products SET code = 'clock-digital', illustration = 'camp' WHERE code = ${chosen}`);
  await query(sql`UPDATE products_locales SET title = '十 9 路棋具組', description = '{"text": "13 路、十 9 路"}'
    WHERE _parent_id = (SELECT id FROM products WHERE code = 'board-set-19')`);
  // By its path, because migrations are excluded from compilation.
  const { up } = await import(path.resolve('platform/kernel/migrations/20261122_104000_goods_drawn.ts'));
  await up({ db: database(await platform()) });
  const [board] = await query<{ illustration: string; title: string; text: string }>(sql`
    SELECT illustration, title, description->>'text' AS text FROM products JOIN products_locales ON _parent_id = products.id
    WHERE code = 'board-set-19'`);
  expect(board).toEqual({ illustration: 'board-19', title: '19 路棋具組', text: '13 路、19 路' });
  const [clock] = await query(sql`SELECT illustration FROM products WHERE code = 'clock-digital'`);
  expect(clock).toEqual({ illustration: 'camp' });
  await query(sql`DELETE FROM products WHERE code IN ('board-set-19', 'clock-digital')`);
});
