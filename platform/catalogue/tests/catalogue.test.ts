import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue, ProductAddresses } from '@/lib/catalogue/shapes';
import { app } from '@/platform/app';
import { getPlatform } from '@/platform/kernel/api/context';
import { invalidateCatalogue } from '@/platform/catalogue/catalogue-index';
import { call, makeProduct, unique } from '@/tests/setup/fixtures';

const find = (query: Record<string, string>) =>
  call<Catalogue>(`ecommerce/catalogue?${new URLSearchParams({ locale: 'en-US', ...query })}`);
const ids = async (query: Record<string, string>) =>
  (await find({ pageSize: '100', ...query })).body.products.map(({ id }) => id);
/** Of every page, because other test files add products, too. */
const everyId = async (query: Record<string, string>) => {
  const { pageCount } = (await find({ pageSize: '100', ...query })).body;
  const pages = Array.from({ length: pageCount }, (_, index) => ids({ ...query, page: String(index + 1) }));
  return (await Promise.all(pages)).flat();
};

/** The products of this file: their ids have a common prefix. */
const own = unique('list').toLowerCase();
const named = (...names: string[]) => names.map((name) => `${own}-${name}`);
const all = named('capture', 'joseki', 'vip', 'training', 'exam').join(',');

beforeAll(async () => {
  const payload = await getPlatform();
  const shape = async (name: string, data: object) => {
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: `${own}-${name}` } } });
    await payload.update({ collection: 'products', id: docs[0]!.id, data: { ...data, _status: 'published' } });
  };
  const make = async (name: string, options: Parameters<typeof makeProduct>[0], data: object) => {
    await makeProduct({ ...options, code: `${own}-${name}` });
    await shape(name, data);
  };
  await make('capture', { price: 300 }, { gradeFrom: 19, gradeTo: 16, audience: ['child'], sortOrder: 1 });
  await make('joseki', { price: 3000 }, { gradeFrom: 14, gradeTo: 10, audience: ['adult'], sortOrder: 2 });
  await make('vip', { type: 'vip', price: 0 }, { audience: ['adult'], sortOrder: 3 });
  await make('training', { price: 900 }, { isItp: true, audience: ['teacher'], sortOrder: 4 });
  await make(
    'exam',
    { type: 'verification', price: 200 },
    { gradeFrom: 12, gradeTo: 12, audience: ['adult'], sortOrder: 5 },
  );
  await makeProduct({ code: `${own}-draft`, draft: true });
  await makeProduct({ code: `${own}-hidden` });
  const { docs } = await payload.find({ collection: 'products', where: { code: { equals: `${own}-hidden` } } });
  await payload.update({
    collection: 'products',
    id: docs[0]!.id,
    locale: 'en-US',
    data: { isActive: false, _status: 'published' },
  });
  invalidateCatalogue();
});

describe('the catalogue query', () => {
  it('answers these, in this order, in any letter case', async () => {
    expect(await ids({ ids: named('vip', 'capture').join(',').toUpperCase() })).toEqual(named('vip', 'capture'));
  });

  it('leaves out drafts, and what is not sold in the language', async () => {
    const asked = { ids: named('hidden', 'draft').join(',') };
    expect(await ids(asked)).toEqual([]);
    expect(await ids({ ...asked, locale: 'ja-JP' })).toEqual(named('hidden'));
  });

  it.each([
    [{ coursesType: 'hjjCoursePlan' }, ['capture', 'joseki', 'training']],
    [{ coursesType: 'itp' }, ['training']],
    [{ coursesType: 'more' }, ['vip', 'training', 'exam']],
    [{ audience: 'adult' }, ['joseki', 'vip', 'exam']],
    [{ gradeFrom: '15', gradeTo: '11' }, ['joseki', 'exam']],
    [{ price: 'free' }, ['vip']],
    [{ price: 'high' }, ['joseki', 'training']],
    [{ price: 'high', audience: 'teacher' }, ['training']],
  ])('filters by %o', async (query, names) => {
    expect(await ids({ ids: all, ...query })).toEqual(named(...names));
  });

  it('sorts by price in the currency of the language, and by grade', async () => {
    const sorted = async (query: Record<string, string>) =>
      (await everyId(query)).filter((id) => id.startsWith(own)).map((id) => id.slice(own.length + 1));
    expect(await sorted({ sort: 'price' })).toEqual(['vip', 'exam', 'capture', 'training', 'joseki']);
    expect((await sorted({ sort: 'grade' })).slice(0, 3)).toEqual(['capture', 'joseki', 'exam']);
  });

  it('counts each tab with the other filters as they are', async () => {
    const before = (await find({ audience: 'teacher' })).body.facets;
    const count = (facets: Catalogue['facets'], type: string) =>
      facets.types.find((facet) => facet.type === type)?.count ?? 0;
    const withTab = (await find({ audience: 'teacher', coursesType: 'vip' })).body;
    expect(withTab.facets).toEqual(before);
    expect(count(before, 'itp')).toBeGreaterThanOrEqual(1);
    expect(before.all).toBe((await find({ audience: 'teacher' })).body.total);
  });

  it('is paged, and says how much there is', async () => {
    const [first, second] = [await find({ pageSize: '2' }), await find({ pageSize: '2', page: '2' })];
    expect(first.body.products).toHaveLength(2);
    expect(first.body.pageCount).toBe(Math.ceil(first.body.total / 2));
    expect(second.body.products.map(({ id }) => id)).not.toContain(first.body.products[0]?.id);
    expect((await find({ page: '9999' })).body.products).toEqual([]);
  });

  it('names what is most like a product, never the product itself', async () => {
    const near = await ids({ near: `${own}-joseki` });
    expect(near).not.toContain(`${own}-joseki`);
    expect(near.indexOf(`${own}-exam`)).toBeLessThan(near.indexOf(`${own}-vip`));
    expect(await ids({ near: 'nothing' })).toEqual([]);
  });

  it('lists all addresses of a language with the others they are sold in', async () => {
    const { body } = await call<ProductAddresses>('ecommerce/catalogue/addresses?locale=ja-JP&pageSize=5000');
    expect(body.products.find(({ id }) => id === `${own}-hidden`)?.locales).toEqual(['zh-TW', 'zh-CN', 'ja-JP']);
    expect(body.products.some(({ id }) => id === `${own}-draft`)).toBe(false);
  });

  it.each(['locale=fr-FR', 'coursesType=chess', 'page=0', 'pageSize=1000', 'gradeFrom=20', 'sort=up'])(
    'rejects %s',
    async (query) => {
      expect((await call(`ecommerce/catalogue?${query}`)).status).toBe(422);
    },
  );
});

describe('the copy of cards', () => {
  it('is asked for without the rest of a course', async () => {
    const query = new URLSearchParams({ locale: 'en-US', fields: 'code,title', 'filters[code][$in]': all });
    // Not through `call`, which checks a response against the whole course's shape.
    const { data } = (await (await app.request(`/api/cms/courses?${query}`)).json()) as { data: object[] };
    expect(data).toHaveLength(5);
    expect(Object.keys(data[0]!).sort()).toEqual(['code', 'documentId', 'id', 'locale', 'title']);
    expect((await call('cms/courses?fields=password')).status).toBe(422);
  });
});
