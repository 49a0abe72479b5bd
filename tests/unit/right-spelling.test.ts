import { NextRequest } from 'next/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { proxy } from '@/proxy';

/** The content API holds one campaign, one championship and one course. */
const entries: Record<string, Record<string, string>[]> = {
  campaigns: [{ token: 'spring2027' }],
  championships: [{ slug: 'Winter-2026-finals' }, { slug: 'Winter-2026' }],
  courses: [{ code: 'combo-05' }],
};

function answerFrom(list: typeof entries) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const [[, value] = ['', '']] = [...searchParams].filter(([key]) => key.startsWith('filters'));
    const all = list[pathname.split('/').at(-1) ?? ''] ?? [];
    const data = all.filter((entry) => Object.values(entry).join().toLowerCase().includes(value.toLowerCase()));
    return Response.json({ data: data.slice(0, Number(searchParams.get('pagination[pageSize]'))) });
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
    ['/en-US/SchoolChampionships/winter-2026', '/en-US/SchoolChampionships/Winter-2026'],
    ['/ja-JP/SchoolChampionships/WINTER-2026-FINALS', '/ja-JP/SchoolChampionships/Winter-2026-finals'],
  ])('%s redirects to %s', async (path, right) => {
    answerFrom(entries);
    expect(await visit(path)).toEqual({ status: 308, to: right });
  });

  it('redirects on the Japan site too, and serves what is spelled rightly', async () => {
    answerFrom(entries);
    expect(await visit('/ja-JPspring2027', 'jp.localhost:3000')).toEqual({
      status: 200,
      to: '/jp/ja-JP/campaign/spring2027',
    });
    expect(await visit('/ja-JPsPring2027', 'jp.localhost:3000')).toEqual({ status: 308, to: '/ja-JPspring2027' });
    expect((await visit('/en-US/SchoolChampionships/Winter-2026')).to).toBeNull();
  });

  it('what nobody has is missing; when nobody answers, the page decides', async () => {
    answerFrom(entries);
    expect((await visit('/zh-TWwinter1999')).to).toBe('/_missing');
    expect((await visit('/en-US/SchoolChampionships/winter')).to).toBe('/_missing');
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('down')));
    expect(await visit('/zh-TWnobodyknows')).toEqual({ status: 200, to: null });
  });
});
