import { JSDOM } from 'jsdom';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { ask, type Answer } from '../setup/http';
import { inTurn, matrix } from '../setup/matrix';
import { jpUrl, url } from '../setup/shop';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

const jpHost = new URL(jpUrl).host;
const get = (path: string, headers: Record<string, string> = {}) => ask(url + path, { headers });
const getJp = (path: string, headers: Record<string, string> = {}) => ask(url + path, { headers, host: jpHost });
const documentOf = (response: Answer) => new JSDOM(response.text).window.document;

/** Where a redirect leads on this site. */
const target = ({ location }: Answer) => location?.replace(/^https?:\/\/[^/]+/, '');

test.describe('/', () => {
  const wishes: [string, Record<string, string>, string][] = [
    ['nothing', {}, '/zh-TW'],
    ['the language asked for first', { 'accept-language': 'fr-FR,ja;q=0.9,en;q=0.8' }, '/ja-JP'],
    ['an English variant', { 'accept-language': 'en-GB' }, '/en-US'],
    ['simplified script', { 'accept-language': 'zh-Hans-SG' }, '/zh-CN'],
    ['Hong Kong', { 'accept-language': 'zh-HK' }, '/zh-TW'],
    ['a language we do not speak', { 'accept-language': 'de' }, '/zh-TW'],
    ['the cookie before the browser', { cookie: 'i18n_redirected=zh-CN', 'accept-language': 'ja' }, '/zh-CN'],
    ['a cookie of no language of ours', { cookie: 'i18n_redirected=xx', 'accept-language': 'ja' }, '/ja-JP'],
  ];
  for (const [name, headers, expected] of wishes) {
    test(name, async () => {
      const response = await get('/?a=1&b=%E5%9C%8D', headers);
      expect([response.status, target(response)]).toEqual([307, `${expected}?a=1&b=%E5%9C%8D`]);
      expect(response.headers.vary).toMatch(/accept-language.*cookie/i);
    });
  }

  test('leads to Japanese on the Japan site, whatever is asked for', async () => {
    const wishes: Record<string, string>[] = [{}, { cookie: 'i18n_redirected=en-US' }, { 'accept-language': 'zh-TW' }];
    for (const headers of wishes) {
      expect(target(await getJp('/?q=1', headers))).toBe('/ja-JP?q=1');
    }
  });
});

test.describe('another spelling', () => {
  const spellings: [string, string][] = [
    ['/ZH-tw', '/zh-TW'],
    ['/zh-tw/COURSES?coursesType=vip', '/zh-TW/courses?coursesType=vip'],
    ['/en-US/gocamp2025ss', '/en-US/GoCamp2025SS'],
    ['/ja-JP/schoolchampionships', '/ja-JP/SchoolChampionships'],
    ['/EN-us/courses/combo-05', '/en-US/courses/combo-05'],
    ['/zh-TW/courses/', '/zh-TW/courses'],
    ['/zh-TW/', '/zh-TW'],
    ['/zh-TW/autumn2026?utm=x', '/zh-TWautumn2026?utm=x'],
    ['/zh-tWautumn2026', '/zh-TWautumn2026'],
    ['/zh-TW/campaign/autumn2026', '/zh-TWautumn2026'],
    ['/zh-TWAutumn2026', '/zh-TWautumn2026'],
    ['/en-US/SchoolChampionships/WINTER-2026', '/en-US/SchoolChampionships/winter-2026'],
  ];
  for (const [from, to] of spellings) {
    test(`${from} leads to ${to} for good`, async () => {
      const response = await get(from);
      expect([response.status, target(response)]).toEqual([308, to]);
    });
  }

  test('never leads off the site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/',
      '/\\evil.example',
      '/zh-TW//evil.example',
      '/%2F%2Fevil.example/',
    ]) {
      const response = await get(path);
      const resolved = new URL(response.location ?? '/', url);
      expect(resolved.host, path).toBe(new URL(url).host);
    }
  });
});

test.describe('no such page', () => {
  const missing = [
    '/zh-TWnothing',
    '/zh-TW/nothing',
    '/ja-JP/nothing/below',
    '/en-US/courses/nothing',
    '/zh-CN/SchoolChampionships/nothing',
    '/fr-FR',
    '/favicon-of-nobody',
    '/ja-JP/404',
  ];

  for (const path of missing)
    test(`${path} is a 404 that reads without JavaScript`, async () => {
      const response = await get(path);
      const locale = locales.find((each) => path.startsWith(`/${each}`)) ?? 'zh-TW';
      expect(response.status).toBe(404);
      const page = documentOf(response);
      expect(page.documentElement.lang).toBe(locale);
      expect(page.querySelector('main h1')?.textContent).toBe(screenText(locale, 'notFound.title'));
      expect(page.querySelector(`main a[href="/${locale}"]`)).not.toBeNull();
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
    });

  test("outside every language it speaks the browser's", async () => {
    const response = await get('/nowhere', { 'accept-language': 'ja-JP' });
    expect(response.status).toBe(404);
    expect(documentOf(response).querySelector('main h1')?.textContent).toBe(screenText('ja-JP', 'notFound.title'));
  });

  const inner = [
    '/global/zh-TW',
    '/jp/ja-JP',
    '/global/zh-TW/courses',
    '/jp/ja-JP/courses',
    '/global',
    '/jp',
    '/_missing',
    '/zh-TW/campaign',
  ];
  for (const path of inner)
    test(`the inner name ${path} is none of the visitor's`, async () => {
      expect((await get(path)).status).toBe(404);
      const onJapanSite = await getJp(path);
      expect((onJapanSite.location ? await getJp(target(onJapanSite) ?? '') : onJapanSite).status).toBe(404);
    });
});

test.describe('every answer', () => {
  const responses: [string, () => Promise<Answer>][] = [
    ['a page', () => get('/zh-TW')],
    ['a page of the Japan site', () => getJp('/ja-JP')],
    ['a redirect of the proxy', () => get('/')],
    ['a redirect of a trailing slash', () => get('/zh-TW/')],
    ['a redirect of a doubled slash', () => get('//zh-TW')],
    ['a 404', () => get('/zh-TW/nothing')],
    ['a 404 outside', () => get('/nothing')],
    ['an API', () => get('/api/ecommerce/products')],
    ["an API's 404", () => get('/api/nothing')],
    ["the API's description", () => get('/api/openapi.json')],
    ['a file', () => get('/icons/icon-192.png')],
    ['robots', () => get('/robots.txt')],
    ['the sitemap', () => get('/sitemap.xml')],
    ['the back office', () => get('/backstage/login')],
    ["the back office's API", () => get('/backstage/api/orders')],
  ];

  for (const [name, response] of responses)
    test(`carries the headers of safety: ${name}`, async () => {
      const { headers } = await response();
      expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/);
      expect(headers['content-security-policy']).not.toContain('unsafe-eval');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
    });

  test('sets no cookie on a page, so that every cache may keep it', async () => {
    for (const page of ['/zh-TW', '/en-US/courses', '/ja-JP/courses/combo-05']) {
      const { headers, status } = await get(page);
      expect(status).toBe(200);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
      expect(headers.vary ?? '').not.toMatch(/cookie|\*/i);
    }
  });
});

test.describe('what search engines read', () => {
  const sitemapOf = async (path: string) =>
    new JSDOM((await get(path)).text, { contentType: 'text/xml' }).window.document;
  const texts = (page: Document, name: string) =>
    [...page.getElementsByTagName(name)].map((node) => node.textContent ?? '');
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');

  async function entries(locale: Locale) {
    const index = texts(await sitemapOf('/sitemap.xml'), 'loc').map(pathOf);
    const own = index.find((path) => path.includes(locale));
    if (!own) throw new Error(`no sitemap of ${locale} in ${index.join(', ')}`);
    return [...(await sitemapOf(own)).getElementsByTagName('url')].map((node) => ({
      loc: node.getElementsByTagName('loc')[0]?.textContent ?? '',
      alternates: Object.fromEntries(
        [...node.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
    }));
  }

  test('robots.txt names the sitemap and keeps the back office out', async () => {
    const { status, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect(text).toMatch(/^Disallow: \/backstage/m);
  });

  test('the four sitemaps hold the same pages, each with its way back', async () => {
    const all = new Map((await Promise.all(locales.map(entries))).flat().map((entry) => [entry.loc, entry.alternates]));
    expect(all.size).toBeGreaterThan(4 * 90);
    for (const [loc, alternates] of all) {
      const { 'x-default': fallback, ...languages } = alternates;
      expect(Object.values(languages), loc).toContain(loc);
      expect(Object.values(languages), loc).toContain(fallback);
      for (const sibling of Object.values(languages))
        expect(all.get(sibling), `${loc} ↔ ${sibling}`).toEqual(alternates);
    }
  });

  test('holds nothing that has ended', async () => {
    for (const locale of locales) {
      const listed = (await entries(locale)).map(({ loc }) => pathOf(loc));
      for (const ended of ['/GoCamp2025SS', '/SchoolChampionships/winter-2025', 'summer2026'])
        expect(listed.filter((path) => path.endsWith(ended))).toEqual([]);
      expect(listed).toContain(`/${locale}spring2027`);
    }
  });

  /** One page of each kind, and products of every type. */
  const sample = [
    '',
    'courses',
    'faq',
    'SchoolChampionships',
    'terms-of-service',
    'branches',
    'kidgo',
    'courses/combo-05',
    'courses/kidbasic',
    'courses/vip-year',
    'courses/verification-g10',
    'courses/goplus-01',
    'courses/board-set-19',
    'courses/itp-classroom',
  ];

  for (const locale of inTurn('addresses', locales))
    test(`${locale}: each page names itself, its siblings and its share card`, matrix, async () => {
      const bySite = new Map((await entries(locale)).map((entry) => [pathOf(entry.loc), entry]));
      const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
      const listed = sample
        .map((path) => (path ? `/${locale}/${path}` : `/${locale}`))
        .filter((path) => bySite.has(path));
      expect(listed.length).toBeGreaterThan(10);
      for (const path of listed) {
        const response = await get(path);
        expect(response.status, path).toBe(200);
        const page = documentOf(response);
        const meta = (name: string) =>
          page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content') ?? '';
        const alternates = Object.fromEntries(
          [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        );
        const entry = bySite.get(path);
        expect(page.querySelector('link[rel=canonical]')?.getAttribute('href'), path).toBe(entry?.loc);
        expect(alternates, path).toEqual(entry?.alternates);
        expect(page.querySelectorAll('h1').length, path).toBe(1);
        expect(meta('robots'), path).toMatch(/^(no)?index, ?follow$/);
        expect(meta('og:url'), path).toBe(entry?.loc);
        expect(meta('og:locale'), path).toBe(locale.replace('-', '_'));
        for (const name of ['description', 'og:title', 'og:description', 'twitter:title'])
          expect(meta(name).length, `${path} ${name}`).toBeGreaterThan(3);
        expect(meta('twitter:card')).toBe('summary_large_image');
        seen.titles.add(page.title);
        seen.descriptions.add(meta('description'));
        expect((await get(pathOf(meta('og:image')))).headers['content-type'], `${path} ${meta('og:image')}`).toMatch(
          /^image\/(png|webp|jpeg)/,
        );
      }
      expect(seen.titles.size).toBe(listed.length);
      expect(seen.descriptions.size).toBe(listed.length);
    });

  test('describes products, lists and the school in data that parse', async () => {
    const types = async (path: string) => {
      const scripts = [...documentOf(await get(path)).querySelectorAll('script[type="application/ld+json"]')];
      return scripts.flatMap((script) => {
        const data: unknown = JSON.parse(script.textContent ?? '');
        const graph = data && typeof data === 'object' && '@graph' in data ? data['@graph'] : data;
        return [graph]
          .flat()
          .map((node) => (node && typeof node === 'object' ? [Reflect.get(node, '@type')].flat().join() : ''));
      });
    };
    expect((await types('/en-US')).join()).toMatch(/Organization/);
    expect((await types('/ja-JP/courses')).join()).toMatch(/ItemList/);
    const product = (await types('/zh-TW/courses/combo-05')).join();
    expect(product).toMatch(/Product/);
    expect(product).toMatch(/BreadcrumbList/);
  });
});
