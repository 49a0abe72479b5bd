import { describe, expect, it } from 'vitest';
import type { CmsCourse } from '@/lib/pages/cms-contract';
import type { SiteMetadata } from '@/lib/site/contract';
import { call, makeMember, makeProduct, platform, unique } from '@/tests/setup/fixtures';

type List<T> = {
  data: T[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

describe('the CMS', () => {
  it('lists courses as Strapi 5 does, in one language, without drafts', async () => {
    const [code, draft] = [await makeProduct({ price: 900, originPrice: 1200 }), await makeProduct({ draft: true })];
    const one = await call<List<CmsCourse>>(`cms/courses?locale=ja-JP&filters[code][$eq]=${code}&populate=*`);
    expect(one.body.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 1 });
    expect(one.body.data[0]).toMatchObject({
      documentId: code,
      locale: 'ja-JP',
      title: `講座 ${code}`,
      price: '¥6,000',
      specialPrice: '¥4,500',
      isActive: true,
      code,
    });
    expect((await call<{ data: CmsCourse }>(`cms/courses/${code}?locale=zh-TW`)).body.data.price).toBe('NT$1,200');
    expect((await call<List<CmsCourse>>(`cms/courses?filters[code][$eq]=${draft}`)).body.data).toEqual([]);
    expect(
      (
        await call<List<CmsCourse>>(
          `cms/courses?filters[code][$in]=${code},${draft}&filters[title][$containsi]=${code.toUpperCase()}`,
        )
      ).body.data,
    ).toHaveLength(1);
    await makeProduct();
    const page = await call<List<CmsCourse>>('cms/courses?sort=code:desc&pagination[page]=1&pagination[pageSize]=1');
    expect(page.body.data).toHaveLength(1);
    expect(page.body.meta.pagination.total).toBeGreaterThan(1);
  });

  it('says of each page how many entries there are, whether it is full, the last or past the end', async () => {
    const codes = await Promise.all(Array.from({ length: 3 }, () => makeProduct()));
    const pageOf = async (page: number, pageSize: number) =>
      (
        await call<List<CmsCourse>>(
          `cms/courses?filters[code][$in]=${codes.join()}&sort=code&pagination[page]=${page}&pagination[pageSize]=${pageSize}`,
        )
      ).body;
    const { data: all, meta } = await pageOf(1, 100);
    expect(all.map(({ code }) => code)).toEqual(codes.toSorted());
    expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: all.length });
    for (const pageSize of [1, 2, all.length]) {
      const pageCount = Math.ceil(all.length / pageSize);
      const pages = await Promise.all(
        Array.from({ length: pageCount + 1 }, (_, before) => pageOf(before + 1, pageSize)),
      );
      expect(pages.flatMap(({ data }) => data)).toEqual(all);
      for (const [before, found] of pages.entries())
        expect(found.meta.pagination).toEqual({ page: before + 1, pageSize, pageCount, total: all.length });
    }
    expect((await call<List<CmsCourse>>('cms/courses?filters[code][$eq]=no-such')).body.meta.pagination).toEqual({
      page: 1,
      pageSize: 25,
      pageCount: 1,
      total: 0,
    });
  });

  it('rejects fields and languages it does not offer, and does not know other types', async () => {
    expect((await call('cms/courses?filters[grants][$eq]=x')).status).toBe(422);
    expect((await call('cms/courses?filters[code][$gt]=x')).status).toBe(422);
    expect((await call('cms/courses?locale=fr-FR')).status).toBe(422);
    expect((await call('cms/courses?sort=hash')).status).toBe(422);
    for (const type of ['users', 'orders', 'constructor', '__proto__'])
      expect((await call(`cms/${type}`)).status).toBe(404);
    expect((await call('cms/courses/no-such?locale=zh-TW')).status).toBe(404);
  });

  it('escapes what staff write', async () => {
    const payload = await platform();
    const slug = unique('article');
    const node = (children: unknown[]) => ({
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr' as const,
        format: '' as const,
        indent: 0,
        children: [{ type: 'paragraph', version: 1, children }] as never,
      },
    });
    await payload.create({
      collection: 'articles',
      locale: 'zh-TW',
      data: {
        slug,
        title: '文章',
        publishedAt: '2026-01-01T00:00:00Z',
        content: node([
          {
            type: 'text',
            version: 1,
            text: '<img src=x onerror=alert(1)>',
            format: 0,
            mode: 'normal',
            style: '',
            detail: 0,
          },
        ]),
        _status: 'published',
      },
    });
    const { body } = await call<{ data: { content: string } }>(`cms/articles/${slug}`);
    expect(body.data.content).toContain('&lt;img');
    expect(body.data.content).not.toContain('<img');
  });

  it('logs in with identifier and password', async () => {
    const member = await makeMember();
    const { status, body } = await call<{ jwt: string; user: { username: string } }>('cms/auth/local', {
      body: { identifier: member.username, password: member.password },
    });
    expect(status).toBe(200);
    expect(body.user.username).toBe(member.username);
    expect((await call('user', { token: body.jwt })).status).toBe(200);
    expect((await call('cms/auth/local', { body: { identifier: member.username, password: 'wrong' } })).status).toBe(
      401,
    );
  });
});

describe('the constants of the site', () => {
  const read = async () => (await call<{ data: SiteMetadata }>('cms/site-metadata?locale=ja-JP')).body.data;
  const empty = { contactWindow: true, wechatQr: null, pixelId: '', pixels: [], analyticsId: '' };

  it('say who counts visits and whether the contact window floats; where staff say nothing it does, and nobody counts', async () => {
    expect(await read()).toMatchObject(empty);
    const payload = await platform();
    const filled = {
      contactWindow: false,
      pixelId: '100',
      pixels: [{ path: '/courses', pixelId: '200' }],
      analyticsId: 'T-1',
    };
    const update = (data: Partial<typeof filled>) =>
      payload.updateGlobal({
        slug: 'siteMetadata',
        locale: 'zh-TW',
        data: { title: '先手圍棋', email: 'hello@sente.example', ...data },
      });
    await update(filled);
    expect(await read()).toMatchObject(filled);
    await update({ ...empty });
    expect(await read()).toMatchObject(empty);
  });
});
