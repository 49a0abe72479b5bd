import { jpUrl, url } from '../setup/shop';
import { ask } from '../setup/http';
import { buyByBrowser } from '../setup/purchase';
import { expect, test } from '../setup/test';

const host = new URL(jpUrl).host;
const get = (path: string) => ask(url + path, { host });

const redirects: [string, string, number][] = [
  ['/', '/ja-JP', 307],
  ['/zh-TW', '/ja-JP', 308],
  ['/en-US/courses/combo-05?x=1', '/ja-JP/courses/combo-05?x=1', 308],
  ['/zh-CN/faq', '/ja-JP/faq', 308],
  ['/zh-TWautumn2026', '/ja-JPautumn2026', 308],
  ['/JA-jp/Courses', '/ja-JP/courses', 308],
];
for (const [from, to, status] of redirects) {
  test(`${from} leads to ${to}`, async () => {
    const response = await get(from);
    expect([response.status, response.location?.replace(jpUrl, '')]).toEqual([status, to]);
  });
}

const pages = [
  '/ja-JP',
  '/ja-JP/courses',
  '/ja-JP/courses/combo-05',
  '/ja-JP/faq',
  '/ja-JP/origin',
  '/ja-JPautumn2026',
  '/ja-JP/nothing/here',
];
for (const path of pages)
  test(`${path} speaks Japanese alone`, async () => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(path.includes('nothing') ? 404 : 200);
    expect(text).toContain('<html lang="ja-JP"');
    const links = [...text.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(links.filter((address) => /\/(zh-TW|zh-CN|en-US)(?=[/"?#]|$)/.test(address))).toEqual([]);
    expect(['hreflang=', 'language-choice', '简体中文'].filter((sign) => text.includes(sign))).toEqual([]);
    if (status === 200) expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
  });

test('names the main host as the one to index', async () => {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec((await get('/ja-JP/courses')).text) ?? [];
  expect(canonical).toBe(`${url}/ja-JP/courses`);
});

test("has no kids' Go in its navigation", async () => {
  expect(/<(header|footer)[\s\S]*href="\/ja-JP\/kidgo"/.test((await get('/ja-JP')).text)).toBe(false);
});

test('the whole road from the root to an own course works', async ({ visit, staff }) => {
  const { page } = await visit({
    locale: 'zh-TW',
    viewport: { width: 390, height: 780 },
  });
  await page.goto('/');
  expect(page.url()).toBe(`${jpUrl}/ja-JP`);
  const { orderId, account } = await buyByBrowser(page, { url: jpUrl, locale: 'ja-JP', product: 'nine-by-nine' });
  expect(new URL(page.url()).host).toBe(host);
  expect(await staff.findOne('orders', { 'where[number][equals]': orderId, depth: '1' })).toMatchObject({
    status: 'PAID',
    currency: 'JPY',
    user: { username: account.username },
  });
});
