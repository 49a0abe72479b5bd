import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { locales, type Locale } from '@/lib/kernel/locale';
import { renderServer } from '../setup/render-server';
import { startStrapi } from '../setup/strapi-process';
import { faultsOf, structuredDataOf } from '../setup/structured-data';

/** Everything made of content, rendered from the responses of a Strapi; end-to-end tests request the pages themselves. */
const page = vi.hoisted(() => ({ locale: 'zh-TW' as Locale }));
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => 'global' }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('next-intl');
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({
        locale: page.locale,
        namespace: namespace as 'faq',
        messages: (await import(`../../messages/${page.locale}.json`)).default,
      }),
    getFormatter: async () => createFormatter({ locale: page.locale, timeZone: 'Asia/Taipei' }),
  };
});

let strapi: Awaited<ReturnType<typeof startStrapi>>;
/** The other APIs: a shop that sells nothing yet. */
let shop: Server;
const empty = { products: [], total: 0, pageCount: 1, facets: { all: 0, types: [] } };
const noTeachers = { items: [], pages: 1, count: 0 };
const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeAll(async () => {
  strapi = await startStrapi();
  shop = createServer(({ url = '' }, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(url.includes('/catalogue') ? empty : url.includes('/teachers') ? noTeachers : []));
  });
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
  vi.stubEnv('CMS_API_URL', strapi.api);
  for (const name of ['USER', 'COURSE', 'ECOMMERCE', 'BACKSTAGE'])
    vi.stubEnv(`${name}_API_URL`, `http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
});
beforeEach(() => logged.mockClear());
afterAll(() => {
  logged.mockRestore();
  strapi.stop();
  shop.close();
});

/** The text of a rendered node, which must not show raw values such as `undefined`. */
async function textOf(node: ReactNode, where: string): Promise<string> {
  const html = await renderServer(node);
  expect(structuredDataOf(html).flatMap(faultsOf), where).toEqual([]);
  expect(html, where).not.toMatch(/(?:src|href)="(?:\/uploads\/[^"]*)?"/);
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ');
  expect(text, where).not.toMatch(/\b(?:null|undefined|NaN|Invalid Date)\b/);
  return text;
}

it.each(locales)('pages, the frame around them, articles and events are drawn from a Strapi: %s', async (locale) => {
  page.locale = locale;
  const { findCampaign, findPage, readPages } = await import('@/lib/pages/reads');
  const { findArticle, findChampionship } = await import('@/lib/pages/editorial');
  const { BlockList } = await import('@/components/pages/block-list');
  const { OrganizationJsonLd } = await import('@/components/site/layout/organization-json-ld');
  const { SiteFooter } = await import('@/components/site/layout/site-footer');
  const { SiteHeader } = await import('@/components/site/layout/site-header');
  const { ArticlePage } = await import('@/components/articles/article-page');
  const { ChampionshipDetail } = await import('@/components/championships/championship-detail');
  const pages = await readPages(locale);
  expect(pages).toHaveLength(16);
  for (const { slug, title } of pages) {
    const { blocks, ...period } = (await findPage(slug))!;
    expect(await textOf(<BlockList blocks={blocks} period={period} />, slug)).toContain(title);
  }
  const campaign = (await findCampaign('far2027'))!;
  expect(await textOf(<BlockList blocks={campaign.blocks} period={campaign} />, 'campaign')).toContain(campaign.title);
  const article = (await findArticle('far-away'))!;
  expect(await textOf(<ArticlePage article={article} />, 'article')).toContain(article.title);
  const championship = (await findChampionship('far-cup'))!;
  expect(await textOf(<ChampionshipDetail championship={championship} />, 'championship')).toContain(
    championship.venue,
  );
  await textOf(<OrganizationJsonLd />, 'organization');
  await textOf(<SiteHeader />, 'header');
  expect(await textOf(<SiteFooter />, 'footer')).toContain('hello@far.example');
});
