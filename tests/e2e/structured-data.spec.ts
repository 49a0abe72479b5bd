import { locales } from '@/lib/i18n/locales';
import { ask } from '../setup/http';
import { url } from '../setup/shop';
import { faultsOf, structuredDataOf } from '../setup/structured-data';
import { expect, test } from '../setup/test';

/** What search engines and agents read besides the pages' words. */
const typesIn = (html: string) =>
  structuredDataOf(html).flatMap((text) => JSON.parse(text)['@type'] as string | string[]);

for (const locale of locales)
  test(`structured data of every page is whole: ${locale}`, async () => {
    const map = await ask(`${url}/sitemaps/${locale}-1.xml`);
    const paths = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    const faults: string[] = [];
    for (const path of paths) {
      const { text } = await ask(url + path);
      for (const data of structuredDataOf(text)) faults.push(...faultsOf(data).map((fault) => `${path}: ${fault}`));
      if (path !== `/${locale}`) expect(typesIn(text), path).toContain('BreadcrumbList');
    }
    expect(faults).toEqual([]);
    const kinds: Record<string, string> = {
      '': 'EducationalOrganization',
      '/courses': 'ItemList',
      '/courses/30k-10k-v2': 'Course',
      '/faq': 'FAQPage',
      '/branches': 'ItemList',
      '/SchoolChampionships/spring-2027': 'Event',
    };
    for (const [path, kind] of Object.entries(kinds))
      expect(typesIn((await ask(`${url}/${locale}${path}`)).text), path).toContain(kind);
  });

test('feeds and llms.txt lead to pages that exist, and share pictures to pictures', async () => {
  const llms = await ask(`${url}/llms.txt`);
  expect(llms.headers['content-type']).toContain('text/plain');
  expect(llms.text).not.toMatch(/\{\w+(?::[\w-]+)?\}/);
  const links = [...llms.text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => new URL(address!).pathname);
  expect(links.length).toBeGreaterThan(50);
  for (const link of links) expect((await ask(url + link)).status, link).toBe(200);

  for (const locale of locales) {
    const feed = await ask(`${url}/feeds/products-${locale}.jsonld`);
    expect(faultsOf(feed.text), locale).toEqual([]);
    const { dataFeedElement } = JSON.parse(feed.text) as {
      dataFeedElement: { item: { url: string; image: string } }[];
    };
    expect(dataFeedElement.length).toBeGreaterThan(40);
    const { item } = dataFeedElement.at(-1)!;
    for (const address of [item.url, item.image])
      expect((await ask(url + new URL(address).pathname)).status, address).toBe(200);
    const goods = await ask(`${url}/feeds/products-${locale}.xml`);
    expect(goods.text).toContain('<g:condition>new</g:condition>');

    const page = await ask(`${url}/${locale}/kidgo`);
    const share = /<meta property="og:image" content="([^"]+)"/.exec(page.text)![1]!;
    expect(new URL(share).pathname).toBe(`/share/pages_${locale}_kidgo.png`);
    const picture = await ask(url + new URL(share).pathname);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  }
});
