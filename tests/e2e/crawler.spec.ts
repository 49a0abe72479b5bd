import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { campaigns } from '@/platform/seed/content/campaigns';
import { pages as composed } from '@/platform/seed/content/pages';
import { ask } from '../setup/http';
import { inTurn, matrix } from '../setup/matrix';
import { jpUrl, url } from '../setup/shop';
import { faultsOf, structuredDataOf } from '../setup/structured-data';
import { expect, test } from '../setup/test';

/** What a search engine finds: every address of the sitemaps, in the language of this run (all of them in the deep run). */
type Found = { path: string; locale: Locale; html: string; alternates: Record<string, string> };
const crawled = inTurn('crawler', locales);
const jpHost = new URL(jpUrl).host;
const localeOf = (path: string) => locales.find((locale) => path.startsWith(`/${locale}`))!;
const pathOf = (address: string) => new URL(address).pathname;
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found!);
const linksIn = (html: string) =>
  all(html, /<a\s[^>]*?href="([^"]+)"/g)
    .filter((href) => /^\/(?!\/)/.test(href))
    .map((href) => href.replaceAll('&amp;', '&'))
    // A form without scripts reads its purpose from its query.
    .map((href) => href.replace(href.startsWith('/api/') ? /#.*$/ : /[?#].*$/, ''));
/** The text of a page without its markup, its data and its other languages. */
const textOf = (html: string) =>
  one(html, /<main[^>]*>([\s\S]*)<\/main>/)
    .replace(/<(script|style|svg|dialog)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ');

/** The types in a page's structured data. */
const typesIn = (html: string) =>
  structuredDataOf(html).flatMap((text) => JSON.parse(text)['@type'] as string | string[]);

let pages: Found[] = [];
/** Every address of the sitemaps in every language. */
let known = new Set<string>();

test.describe.configure({ mode: 'serial' });
test.setTimeout(900_000);

test('every address of the sitemaps answers at once, with a page', matrix, async () => {
  const index = await ask(`${url}/sitemap.xml`);
  const maps = await Promise.all(
    all(index.text, /<loc>([^<]+)<\/loc>/g).map((map) => ask(url + pathOf(map)).then(({ text }) => text)),
  );
  const entries = maps.flatMap((map) => all(map, /<url>([\s\S]*?)<\/url>/g));
  expect(entries.length).toBeGreaterThan(400);
  const pathIn = (entry: string) => pathOf(one(entry, /<loc>([^<]+)<\/loc>/));
  known = new Set(entries.map(pathIn));
  const listed = entries.filter((entry) => crawled.includes(localeOf(pathIn(entry))));
  pages = await eightAtATime(listed, async (entry) => {
    const path = pathIn(entry);
    const { status, text } = await ask(url + path);
    expect(status, path).toBe(200);
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    const alternates = Object.fromEntries(links.map(([, language, href]) => [language!, href!]));
    return { path, locale: localeOf(path), html: text, alternates };
  });
});

test('each names itself, its siblings as the sitemap does, and may be indexed', matrix, () => {
  for (const { path, html, alternates } of pages) {
    expect(pathOf(one(html, /<link rel="canonical" href="([^"]+)"/)), path).toBe(path);
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
    expect(Object.fromEntries(named.map(([, language, href]) => [language!, href!])), path).toEqual(alternates);
    expect(one(html, /<meta name="robots" content="([^"]+)"/), path).not.toContain('noindex');
    for (const sibling of Object.values(alternates)) expect(known, `${path} → ${sibling}`).toContain(pathOf(sibling));
  }
});

test('each has a title and a description of its own in its language', matrix, () => {
  for (const locale of crawled) {
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const found = pages.filter((page) => page.locale === locale).map(({ path, html }) => [one(html, pattern), path]);
      const seen = new Map<string, string>();
      for (const [text = '', path = ''] of found) {
        expect(text.length, `${path} ${pattern}`).toBeGreaterThan(3);
        expect(seen.get(text), `${path}: ${text}`).toBeUndefined();
        seen.set(text, path);
      }
    }
  }
});

test('no link is broken, redirects or leads into a language where the page is missing', matrix, async () => {
  const links = [...new Set(pages.flatMap(({ html }) => linksIn(html)))];
  const faults = await eightAtATime(
    links.filter((link) => !known.has(link)),
    async (link) => {
      const { status, location } = await ask(url + link);
      return status === 200 ? null : `${link}: ${status} ${location ?? ''}, linked from ${linkedFrom(link)}`;
    },
  );
  expect(faults.filter(Boolean)).toEqual([]);
});

test('no page is an orphan', matrix, async () => {
  const linked = new Set(pages.flatMap(({ html, path }) => linksIn(html).filter((link) => link !== path)));
  // A page without a link in its own language is reached from the same page in another language.
  const isLinkedElsewhere = async ({ path, alternates }: Found) => {
    const others = Object.values(alternates)
      .map(pathOf)
      .filter((other) => other !== path);
    const siblings = await Promise.all(others.map((other) => ask(url + other)));
    return siblings.some(({ text }) => linksIn(text).includes(path));
  };
  const unlinked = await eightAtATime(
    pages.filter(({ path }) => !linked.has(path)),
    async (page) => ((await isLinkedElsewhere(page)) ? [] : [page.path]),
  );
  expect(unlinked.flat()).toEqual([]);
});

test('no page holds a key, a figure that was not filled in or the text of another language', matrix, () => {
  const han = /[\u3040-\u30ff\u4e00-\u9fff]/;
  const foreign: Record<Locale, RegExp> = {
    'zh-TW': /[\u3040-\u30ff围课习级费这时们对开说价让卖实发浅纸灯]/,
    'zh-CN': /[\u3040-\u30ff圍課習級費這時們對開說價讓賣實發]/,
    'en-US': han,
    'ja-JP': /[围课习级费这时们对开说价让卖]/,
  };
  const faults = pages.flatMap(({ path, locale, html }) => {
    const text = textOf(html);
    const odd = [
      /\b(?:blocks|layout|courses?|common|editorial|branches|errors)\.[a-z]\w+\.?\w*\b/.exec(text)?.[0],
      /\{(?:price|before|saving|lessons|start|end|students)[^}]*\}/.exec(text)?.[0],
      /\*\*[^*]+\*\*|undefined|\[object|NaN/.exec(text)?.[0],
      new RegExp(`.{0,12}${foreign[locale].source}.{0,12}`).exec(text)?.[0],
    ].filter(Boolean);
    return odd.length > 0 ? [`${path}: ${odd.join(' | ')}`] : [];
  });
  expect(faults).toEqual([]);
});

test(
  'the Japan site answers every Japanese address, names the global one and links no other language',
  matrix,
  async () => {
    const japanese = pages.filter(({ locale }) => locale === 'ja-JP');
    await eightAtATime(japanese, async ({ path }) => {
      const { status, text } = await ask(url + path, { host: jpHost });
      expect(status, path).toBe(200);
      expect(pathOf(one(text, /<link rel="canonical" href="([^"]+)"/)), path).toBe(path);
      const others = linksIn(text).filter((link) => /^\/(?:zh-TW|zh-CN|en-US)/.test(link));
      expect(others, path).toEqual([]);
    });
  },
);

test('every route of the shop answers in every language and on both sites', async () => {
  const routes = [
    ...composed.map(({ slug }) => (slug === 'home' ? '' : `/${slug}`)),
    ...campaigns.map(({ token }) => token),
    '/SchoolChampionships/winter-2026',
    '/partners/sunrise-books',
    '/courses/combo-05',
  ];
  await eightAtATime(
    locales.flatMap((locale) => routes.map((route) => `/${locale}${route}`)),
    async (path) => expect((await ask(url + path)).status, path).toBe(200),
  );
  await eightAtATime(routes, async (route) =>
    expect((await ask(`${url}/ja-JP${route}`, { host: jpHost })).status, `jp ${route}`).toBe(200),
  );
});

test('what every page says of itself to machines is whole', matrix, () => {
  const faults = pages.flatMap(({ path, html }) =>
    structuredDataOf(html).flatMap((data) => faultsOf(data).map((fault) => `${path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
  const kinds: Record<string, string> = {
    '': 'EducationalOrganization',
    '/courses': 'ItemList',
    '/courses/30k-10k-v2': 'Course',
    '/faq': 'FAQPage',
    '/branches': 'ItemList',
    '/SchoolChampionships/spring-2027': 'Event',
  };
  for (const { path, locale, html } of pages) {
    const types = typesIn(html);
    if (path !== `/${locale}`) expect(types, path).toContain('BreadcrumbList');
    const kind = kinds[path.slice(`/${locale}`.length)];
    if (kind) expect(types, path).toContain(kind);
  }
});

const linkedFrom = (link: string) => pages.find(({ html }) => linksIn(html).includes(link))?.path;

/** Works through the items eight at a time, as a crawler does. */
async function eightAtATime<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(ask))));
  return results;
}
