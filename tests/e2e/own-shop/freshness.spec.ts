import type { Order } from '@/lib/orders/shapes';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { BackOffice } from '../../setup/back-office';
import { jpUrl, url } from '../../setup/shop';
import { ask } from '../../setup/http';
import { killAll } from '../../setup/processes';
import { callApi, order, pay, register, type LoggedIn } from '../../setup/shop-api';
import { freePort } from '../../setup/free-port';
import { startShop, type RunningShop } from '../../setup/start-server';
import { expect, test } from '../../setup/test';

/** A shop of its own: it is killed in the middle of its work. It shares the build of the common one. */
const env = { SITE_URL: url, JP_SITE_URL: jpUrl };
let shop: RunningShop;
let staff: BackOffice;

test.beforeAll(async () => {
  shop = await startShop({ port: await freePort(), env });
  staff = await BackOffice.logIn(shop.url, shop.accounts);
});
test.afterAll(async () => {
  await shop.stop();
  shop.remove();
});

/** Whether a page shows a text. A boolean, since a whole page would fill the test report. */
const shows = async (path: string, text: string) => (await ask(shop.url + path)).text.includes(text);
const soon = { timeout: 5_000, intervals: [100] };

async function edit(code: string, locale: string, data: Record<string, unknown>) {
  const { id } = await staff.findOne('products', { 'where[code][equals]': code });
  await staff.update('products', id, { ...data, _status: 'published' }, locale);
}

const notebook = '/en-US/courses/record-notebook';
/** The list it stands in. */
const goods = '/en-US/courses/type/physicalGood';

test('shows an edit of the back office on the pages within five seconds', { tag: '@short' }, async () => {
  // Both pages were seen before, so what follows is no first visit.
  expect(await shows(notebook, 'Sunrise notebook')).toBe(false);
  expect(await shows(goods, 'Sunrise notebook')).toBe(false);
  await edit('record-notebook', 'en-US', {
    title: 'Sunrise notebook',
    price: { USD: { originPrice: 77.77, sellPrice: 66.66 } },
  });
  await expect.poll(() => shows(notebook, 'Sunrise notebook'), soon).toBe(true);
  await expect.poll(() => shows(notebook, '66.66'), soon).toBe(true);
  await expect.poll(() => shows(goods, 'Sunrise notebook'), soon).toBe(true);
  await expect.poll(() => shows(goods, '66.66'), soon).toBe(true);
  expect(await shows('/ja-JP/courses/record-notebook', 'Sunrise notebook')).toBe(false);
});

test('takes a product off the list where it becomes inactive, and there alone', async () => {
  const address = (locale: string) => ask(`${shop.url}/${locale}/courses/clock-digital`).then(({ status }) => status);
  expect([await address('en-US'), await address('zh-TW')]).toEqual([200, 200]);
  expect(await shows(goods, 'courses/clock-digital')).toBe(true);
  await edit('clock-digital', 'en-US', { isActive: false });
  await expect.poll(() => address('en-US'), soon).toBe(404);
  await expect.poll(() => shows(goods, 'courses/clock-digital'), soon).toBe(false);
  expect(await address('zh-TW')).toBe(200);
  await edit('clock-digital', 'en-US', { isActive: true });
  await expect.poll(() => address('en-US'), soon).toBe(200);
});

test('loses and doubles nothing when everything is killed in the middle of a purchase', async () => {
  const buyer = await register(shop.url, 'en-US');
  const decided = await orderCourse(buyer, 'tesuji-core', 'decided');
  await decide(buyer, decided, 'late');
  const unpaid = await orderCourse(buyer, 'endgame-counting', 'unpaid');
  // And while orders are just being placed.
  const hanging = Promise.allSettled(Array.from({ length: 8 }, () => orderCourse(buyer, 'star-joseki', 'hanging')));
  await new Promise((resolve) => setImmediate(resolve));
  killAll(shop.dataFolder);
  await Promise.all([hanging, shop.stop('SIGKILL')]);

  const { dataFolder } = shop;
  shop = await startShop({ port: await freePort(), dataFolder, env });
  staff = await BackOffice.logIn(shop.url, shop.accounts);

  // The provider's late answer was stored before the crash and is processed after it.
  await expect.poll(() => status(buyer, decided.id), { timeout: 30_000, intervals: [250] }).toBe('PAID');
  expect(await payments(decided)).toEqual(['SUCCEEDED']);
  expect((await owned(buyer)).filter(({ productId }) => productId === 'tesuji-core').length).toBe(1);

  expect(await status(buyer, unpaid.id)).toBe('PENDING');
  await decide(buyer, unpaid, 'approve');
  await expect.poll(() => status(buyer, unpaid.id), soon).toBe('PAID');

  // Repeated with the same key, the interrupted order is one order, whether or not it had got through.
  const again = await orderCourse(buyer, 'star-joseki', 'hanging');
  const { body: orders } = await callApi<Order[]>(shop.url, 'ecommerce/orders', { token: buyer.token });
  expect(orders.filter(({ lines }) => lines[0]?.productId === 'star-joseki').map(({ id }) => id)).toEqual([again.id]);

  await expect.poll(() => shows(notebook, 'Sunrise notebook'), soon).toBe(true);
  await expect.poll(() => shows(goods, '66.66'), soon).toBe(true);
});

const orderCourse = (buyer: LoggedIn, productId: string, key: string) =>
  order(shop.url, buyer, productId, `freshness-${key}`);
const decide = (buyer: LoggedIn, placed: Order, action: 'approve' | 'late') => pay(shop.url, buyer, placed, action);
const status = async ({ token }: LoggedIn, id: string) =>
  (await callApi<Order>(shop.url, `ecommerce/orders/${id}`, { token })).body.status;
const owned = async ({ token }: LoggedIn) =>
  (await callApi<Entitlement[]>(shop.url, 'user/entitlements', { token })).body;

async function payments({ id }: Order): Promise<unknown[]> {
  const found = await staff.findOne('orders', { 'where[number][equals]': id });
  const { docs } = await staff.find('payments', { 'where[order][equals]': String(found.id) });
  return docs.map((payment) => payment.status);
}

test('a page made in the back office is reachable, linked and in the sitemap, without a line of code', async () => {
  const slug = 'winter-reading';
  const hero = { blockType: 'hero', heading: 'Winter reading', lead: 'Books for long evenings.', tone: 'plain' };
  const data = {
    slug,
    title: 'Winter reading',
    lead: 'Books for long evenings.',
    blocks: [hero],
    _status: 'published',
  };
  expect((await ask(`${shop.url}/en-US/${slug}`)).status).toBe(404);
  await staff.create('pages', data, 'en-US');
  await expect.poll(async () => (await ask(`${shop.url}/en-US/${slug}`)).status, soon).toBe(200);
  await expect.poll(() => shows(`/en-US/${slug}`, 'Books for long evenings.'), soon).toBe(true);
  await expect.poll(() => shows('/en-US/faq', `href="/en-US/${slug}"`), soon).toBe(true);
  await expect.poll(() => shows('/sitemaps/en-US-1.xml', `/en-US/${slug}<`), soon).toBe(true);
  expect(await shows('/ja-JP/faq', slug)).toBe(false);
  expect((await ask(`${shop.url}/ja-JP/${slug}`)).status).toBe(404);
  const spelled = await ask(`${shop.url}/en-US/Winter-Reading`);
  expect([spelled.status, spelled.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([308, `/en-US/${slug}`]);
});
