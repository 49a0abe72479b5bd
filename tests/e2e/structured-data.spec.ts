import { locales } from '@/lib/kernel/i18n/locales';
import { ask } from '../setup/http';
import { url } from '../setup/shop';
import { faultsOf } from '../setup/structured-data';
import { expect, test } from '../setup/test';

/** What search engines and agents read besides the text of the pages. */
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
