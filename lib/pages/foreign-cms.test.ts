import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cmsReadAt, courseCopyOperations, pageSummaries, pageSummaryFields, type CmsCollection } from './cms-contract';
import { cardCopyQuery } from './cms-queries';
import { locales } from '@/lib/kernel/locale';
import { withIndices, withoutGaps } from '@/lib/kernel/api/strapi-form';
import * as z from 'zod';
import { startStrapi } from '@/tests/setup/strapi-process';

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

let strapi: Awaited<ReturnType<typeof startStrapi>>;
let server: typeof import('@/lib/kernel/api/server');
let cms: typeof import('./cms');
const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const log = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));

beforeAll(async () => {
  strapi = await startStrapi();
  vi.stubEnv('CMS_API_URL', strapi.api);
  server = await import('@/lib/kernel/api/server');
  cms = await import('./cms');
});
beforeEach(() => logged.mockClear());
afterAll(() => {
  logged.mockRestore();
  strapi.stop();
});

it('reads a composed page: gaps are filled, what lies in its blocks comes too, a block of another make is left out', async () => {
  const [home] = await cms.readCopy('pages', 'ja-JP', { slug: 'home' });
  expect(home).toMatchObject({ slug: 'home', menuLabel: '', menus: [], sortOrder: 0, isHiddenFromSearch: false });
  expect(home!.blocks.map(({ __component }) => __component)).toEqual([
    'blocks.hero',
    'blocks.cards',
    'blocks.gradeRoad',
    'blocks.reviews',
    'blocks.questions',
  ]);
  expect(home!.blocks[0]).toMatchObject({
    eyebrow: '',
    tone: 'plain',
    figures: [],
    problems: [],
    position: null,
    actions: [{ label: 'FAQ', to: 'faq' }],
    picture: { src: `${strapi.url}/uploads/1000_hero-home.png`, alt: '遠方で書いた: home', caption: '' },
  });
  expect(home!.blocks[1]).toMatchObject({ isLifted: false, items: [{ title: 'FAQ', text: '', label: '' }] });
  expect(log()).toMatchObject([{ operation: 'GET cms/pages', field: 'data.0.blocks.5.__component' }]);
});

it('reads every collection in every language, whole', async () => {
  const counts: Record<CmsCollection, number> = {
    pages: 16,
    courses: 5,
    reviews: 1,
    articles: 1,
    faqs: 2,
    championships: 1,
    campaigns: 1,
  };
  for (const locale of locales)
    for (const [name, count] of Object.entries(counts) as [CmsCollection, number][])
      expect(await cms.readCopy(name, locale), `${name} ${locale}`).toHaveLength(count);
});

it('leaves out what cannot be shown, with a word in the log, and nothing else', async () => {
  const [cup, ...others] = await cms.readCopy('championships', 'en-US');
  expect(others).toEqual([]);
  expect(cup).toMatchObject({ slug: 'far-cup', rules: '', groups: [{ name: 'A', eligibility: '', limit: null }] });
  expect(log()).toMatchObject([{ operation: 'GET cms/championships', field: 'data.1.startsAt' }]);
});

it('asks in Strapi’s own way: values under indices, only fields it has', async () => {
  const query = cardCopyQuery('zh-TW', ['kidbasic', 'combo-05']);
  const { data } = await server.readApi(courseCopyOperations.cards, { query });
  expect(data.map(({ code }) => code)).toEqual(['combo-05', 'kidbasic']);
  expect(data[0]!.image!.src).toBe(`${strapi.url}/uploads/1000_course-combo-05.png`);
  const pages = await server.readApi(pageSummaries, {
    query: { locale: 'zh-TW', fields: pageSummaryFields, sort: 'sortOrder', 'pagination[pageSize]': '100' },
  });
  expect(pages.data).toHaveLength(16);
  expect(withIndices('?a=1,2&filters[code][$in]=b,c')).toBe(
    `?${new URLSearchParams({ a: '1,2', 'filters[code][$in][0]': 'b', 'filters[code][$in][1]': 'c' })}`,
  );
  expect(withIndices('')).toBe('');
});

it('hands the browser the same form', async () => {
  const search = new URLSearchParams(cardCopyQuery('en-US', ['kidbasic', 'combo-05']));
  const response = await server.dispatch(new Request(`http://localhost/api/cms/courses?${search}`), cmsReadAt);
  const { data } = (await response.json()) as { data: { code: string; image: { src: string } }[] };
  expect(data.map(({ image }) => image.src)).toEqual(
    ['combo-05', 'kidbasic'].map((code) => `${strapi.url}/uploads/1000_course-${code}.png`),
  );
  const missing = await server.dispatch(new Request('http://localhost/api/cms/nothing'), cmsReadAt);
  expect(missing.status).toBe(404);
});

it('fills only what is missing', () => {
  const shape = z.object({
    text: z.string(),
    yes: z.boolean().default(true),
    list: z.array(z.string()),
    n: z.number(),
  });
  expect(withoutGaps({ text: 'a', yes: false, list: ['b'], n: 3, more: null }, shape)).toEqual({
    text: 'a',
    yes: false,
    list: ['b'],
    n: 3,
    more: null,
  });
  expect(withoutGaps({ yes: null }, shape)).toEqual({ text: '', yes: undefined, list: [], n: 0 });
  expect(withoutGaps('a text', shape)).toBe('a text');
});
