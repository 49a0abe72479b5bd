import { ask } from '../setup/http';
import { addToCart } from '../setup/purchase';
import { url } from '../setup/shop';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** The seeded markets: one that is open, one to come, one that is over (platform/seed/content/markets.ts). */
test('what is put into the cart from a partner’s market costs what it costs there', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-US' });
  await page.goto('/en-US/partners/sunrise-books');
  await page.getByRole('timer', { name: screenText('en-US', 'editorial.partners.closesIn') }).waitFor();
  expect(await page.locator('.language-choice:visible').count()).toBe(0);
  const card = page.locator('.pc-sold').first();
  const price = await card.locator('.pc-price b').innerText();
  await addToCart(page, 'en-US');
  await page.goto('/en-US/origin#/cart');
  await page.getByRole('link', { name: 'Sunrise Books × Sente Go' }).waitFor();
  await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
});

test('a market that is not open says so, and one that is not there leads home', async () => {
  const get = (path: string) => ask(url + path);
  const coming = await get('/ja-JP/partners/harbour-kids-club');
  expect(coming.text).toContain(screenText('ja-JP', 'editorial.partners.notStarted'));
  const over = await get('/zh-TW/partners/summer-library-2026');
  expect(over.text).toContain(screenText('zh-TW', 'editorial.partners.ended'));
  expect(over.text).toMatch(/<meta name="robots" content="noindex, ?follow"/);
  for (const { text } of [coming, over]) expect(text).not.toContain('pc-sold');
  const unknown = await get('/zh-CN/partners/nobody');
  expect([unknown.status, unknown.location?.replace(url, '')]).toEqual([307, '/zh-CN']);
});

test('a championship goes into a calendar', async () => {
  const page = await ask(`${url}/zh-TW/SchoolChampionships/winter-2026`);
  const file = /href="(\/calendar\/[^"]+\.ics)"/.exec(page.text)?.[1];
  const response = await ask(url + file);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(response.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+DTSTART:20261219T010000Z\r\n[\s\S]+END:VCALENDAR\s*$/);
});
