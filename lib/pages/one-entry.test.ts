import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findEntryCover } from '@/lib/partners/covers';
import { findArticle, findChampionship, languagesOf } from './editorial';
import { hasMarket, languagesOfMarket } from '@/lib/partners/reads';
import { findCampaign, languagesOfCampaign } from './reads';
import { locales } from '@/lib/kernel/i18n/locales';

type Asked = { path: string; params?: { handle: string }; query: Record<string, string> };
const asked = vi.hoisted(() => [] as Asked[]);
const tags = vi.hoisted(() => [] as string[]);
const cover = { size: 9, black: 'E5', white: 'D4' };
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: (...named: string[]) => tags.push(...named) }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('@/lib/kernel/api/server', () => {
  class ApiFailure extends Error {
    constructor(readonly status: number) {
      super(String(status));
    }
  }
  return {
    ApiFailure,
    readApi: async ({ path }: { path: string }, input: Omit<Asked, 'path'>) => {
      asked.push({ path, ...input });
      if (path === '/markets/{handle}') {
        // The API knows a market by its number too.
        if (!['book-fair', '7'].includes(input.params!.handle)) throw new ApiFailure(404);
        return { handle: 'book-fair', cover };
      }
      const [field] = path === '/campaigns' ? ['token'] : ['slug'];
      const name = input.query[`filters[${field}][$eq]`];
      // All of them, where not one is asked for.
      const data = ['one', 'two'].filter((entry) => name === undefined || entry === name);
      const isWritten = input.query.locale !== 'ja-JP';
      return {
        data: isWritten ? data.map((entry) => ({ [field!]: entry, title: entry, cover })) : [],
        meta: { pagination: { pageCount: 1 } },
      };
    },
  };
});
beforeEach(() => {
  asked.splice(0);
  tags.splice(0);
});

describe.each([
  ['championships', findChampionship, (slug: string) => languagesOf('championships', slug)],
  ['articles', findArticle, (slug: string) => languagesOf('articles', slug)],
  ['campaigns', findCampaign, languagesOfCampaign],
] as const)('one of %s', (kind, find, languages) => {
  const field = kind === 'campaigns' ? 'token' : 'slug';

  it('is asked for by its name, and no other is read or makes it old', async () => {
    expect(await find('two')).toMatchObject({ title: 'two' });
    expect(asked.map(({ path, query }) => [path, query[`filters[${field}][$eq]`]])).toEqual([[`/${kind}`, 'two']]);
    expect(tags).not.toContain(kind);
    // A picture in it may have been edited.
    expect(tags).toEqual(expect.arrayContaining([`${kind.replace(/s$/, '')}:two`, 'media']));
  });

  it('that there is not, is null; its languages are those it is written in', async () => {
    expect(await find('three')).toBeNull();
    expect(await languages('one')).toEqual(locales.filter((locale) => locale !== 'ja-JP'));
    expect(await languages('three')).toEqual([]);
    expect(asked.every(({ query }) => query[`filters[${field}][$eq]`])).toBe(true);
  });
});

it('one partner market is asked for by its handle; its number is no page’s name', async () => {
  expect(await hasMarket('book-fair')).toBe(true);
  expect(await languagesOfMarket('book-fair')).toEqual(locales);
  expect(await hasMarket('lost')).toBe(false);
  expect(await hasMarket('7')).toBe(false);
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/markets/{handle}']));
});

it('a share picture asks for its own entry alone', async () => {
  expect(await findEntryCover('articles_two')).toEqual(cover);
  expect(await findEntryCover('markets_book-fair')).toEqual(cover);
  expect(await findEntryCover('championships_three')).toBeNull();
  expect(asked.filter(({ path, query }) => path !== '/markets/{handle}' && !query['filters[slug][$eq]'])).toEqual([]);
});
