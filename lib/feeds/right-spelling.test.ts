import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proxy } from '@/proxy';

/** The content API holds a few pages, one campaign and two championships; the ecommerce API one product and two partner markets. */
const entries: Record<string, Record<string, string>[]> = {
  pages: ['home', 'kidgo', 'courses', 'SchoolChampionships', 'igqe-intro', 'partners'].map((slug) => ({ slug })),
  campaigns: [{ token: 'spring2027' }],
  championships: [{ slug: 'Winter-2026-finals' }, { slug: 'Winter-2026' }],
  catalogue: [{ id: 'combo-05' }],
  markets: [{ handle: 'Sunrise-Books' }, { handle: 'sunrise' }],
};

function responseFrom(list: typeof entries) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const [[, value] = ['', '']] = [...searchParams].filter(([key]) => key.startsWith('filters'));
    const all = list[pathname.split('/').at(-1) ?? ''] ?? [];
    if (pathname.endsWith('/ecommerce/markets')) return Response.json(all);
    // The ecommerce API finds a product in any letter case and returns its spelling.
    if (pathname.endsWith('/ecommerce/catalogue')) {
      const asked = searchParams.get('ids')!.toLowerCase();
      return Response.json({ products: all.filter(({ id }) => id?.toLowerCase() === asked) });
    }
    const data = all.filter((entry) => Object.values(entry).join().toLowerCase().includes(value.toLowerCase()));
    const most = Number(searchParams.get('pagination[pageSize]'));
    const pagination = { pageCount: Math.max(1, Math.ceil(data.length / most)) };
    return Response.json({ data: data.slice(0, most), meta: { pagination } });
  });
}

async function visit(path: string, host = 'localhost:3000') {
  const response = await proxy(new NextRequest(`http://${host}${path}`, { headers: { host } }));
  const to = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite');
  return { status: response.status, to: to && new URL(to).pathname + new URL(to).search };
}

afterEach(() => vi.unstubAllGlobals());

describe('another letter case of an entry', () => {
  it.each([
    ['/zh-TWSpring2027', '/zh-TWspring2027'],
    ['/zh-TWSPRING2027?ref=mail', '/zh-TWspring2027?ref=mail'],
    ['/zh-TW/SPRING2027', '/zh-TWspring2027'],
    ['/zh-TW/KidGo', '/zh-TW/kidgo'],
    ['/ZH-tw/KIDGO?a=1', '/zh-TW/kidgo?a=1'],
    ['/zh-TW/KIDGO/', '/zh-TW/kidgo'],
    ['/zh-tWSpring2027', '/zh-TWspring2027'],
    ['/zh-TW/Courses/type/vip', '/zh-TW/courses/type/vip'],
    ['/zh-TW/Home', '/zh-TW'],
    ['/en-US/schoolchampionships/winter-2026', '/en-US/SchoolChampionships/Winter-2026'],
    ['/en-US/SchoolChampionships/winter-2026', '/en-US/SchoolChampionships/Winter-2026'],
    ['/ja-JP/SchoolChampionships/WINTER-2026-FINALS', '/ja-JP/SchoolChampionships/Winter-2026-finals'],
    ['/en-US/Certificate', '/en-US/certificate'],
    ['/zh-TW/courses/COMBO-05?ref=mail', '/zh-TW/courses/combo-05?ref=mail'],
    ['/en-US/Partners/sunrise-books', '/en-US/partners/Sunrise-Books'],
  ])('%s redirects to %s', async (path, right) => {
    responseFrom(entries);
    expect(await visit(path)).toEqual({ status: 308, to: right });
  });

  it('redirects on the Japan site too, and serves what is spelled rightly', async () => {
    responseFrom(entries);
    expect(await visit('/ja-JPspring2027', 'jp.localhost:3000')).toEqual({
      status: 200,
      to: '/jp/ja-JP/campaign/spring2027',
    });
    expect(await visit('/ja-JPsPring2027', 'jp.localhost:3000')).toEqual({ status: 308, to: '/ja-JPspring2027' });
    expect((await visit('/en-US/SchoolChampionships/Winter-2026')).to).toBeNull();
  });

  it('what nobody has is missing; when nobody answers, the page decides', async () => {
    responseFrom(entries);
    expect((await visit('/zh-TWwinter1999')).to).toBe('/_missing');
    expect((await visit('/en-US/SchoolChampionships/winter')).to).toBe('/_missing');
    expect((await visit('/zh-TW/nothing')).to).toBe('/_missing');
    expect((await visit('/zh-TW/courses/combo-05')).to).toBeNull();
    expect((await visit('/zh-TW/courses/combo')).to).toBe('/_missing');
    expect((await visit('/zh-TW/404')).to).toBeNull();
    for (const path of ['', '/kidtrial-01', '/kidtrial-01/liberties'])
      expect((await visit(`/zh-TW/learn${path}`)).to).toBeNull();
    expect((await visit('/zh-TW/Learn/kidtrial-01')).to).toBe('/zh-TW/learn/kidtrial-01');
    expect((await visit('/zh-TW/learn/a/b/c')).to).toBe('/_missing');
    expect((await visit('/zh-TW/Teach/classes')).to).toBe('/zh-TW/teach/classes');
    expect((await visit('/zh-TW/teach')).to).toBeNull();
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('down')));
    expect(await visit('/zh-TWnobodyknows')).toEqual({ status: 200, to: null });
  });
});

describe('what is printed on a certificate', () => {
  it.each(['/certificate', '/Certificate', '/certificate/?a=1'])(
    'leads from %s to the page in the reader’s language',
    async (path) => {
      const headers = { host: 'localhost:3000', 'accept-language': 'ja' };
      const response = await proxy(new NextRequest(`http://localhost:3000${path}`, { headers }));
      expect(response.status).toBe(307);
      expect(new URL(response.headers.get('location')!).pathname).toBe('/ja-JP/certificate');
      expect(response.headers.get('vary')).toBe('Accept-Language, Cookie');
    },
  );

  it('has one page in a language, and none below it', async () => {
    responseFrom(entries);
    expect(await visit('/zh-TW/certificate')).toEqual({ status: 200, to: null });
    expect(await visit('/ja-JP/certificate', 'jp.localhost:3000')).toEqual({
      status: 200,
      to: '/jp/ja-JP/certificate',
    });
    expect((await visit('/zh-TW/certificate/ABCD')).to).toBe('/_missing');
  });
});

describe('a partner’s market', () => {
  it('that is there stands, one that is not sends its visitor home for now', async () => {
    responseFrom(entries);
    expect(await visit('/ja-JP/partners/sunrise')).toEqual({ status: 200, to: null });
    expect(await visit('/ja-JP/partners/gone')).toEqual({ status: 307, to: '/ja-JP' });
    expect(await visit('/ja-JP/partners/gone', 'jp.localhost:3000')).toEqual({ status: 307, to: '/ja-JP' });
    expect((await visit('/ja-JP/partners/sunrise/below')).to).toBeNull();
  });

  it('is for its page to decide where the shop does not answer', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('down')));
    expect(await visit('/zh-TW/partners/anything')).toEqual({ status: 200, to: null });
  });
});

it('asks for every name at once, so that ten thousand unknown addresses are one read', async () => {
  const asked = new Set<string>();
  const names = Array.from({ length: 40 }, (_, index) => `/zh-TW/unknown-${index}`);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.add(address);
    return Response.json({ data: [], meta: { pagination: { pageCount: 1 } } });
  });
  await Promise.all(names.map((name) => visit(name)));
  expect(asked.size).toBe(2);
});
