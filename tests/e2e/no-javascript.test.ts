import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { launchBrowser } from '../setup/browser';
import { visit } from '../setup/visitor';
import { word } from '../setup/words';

const url = inject('url');
const currencySign = {
  'zh-TW': /(NT)?\$\s?[\d,]+/,
  'zh-CN': /(US)?\$\s?[\d,.]+/,
  'en-US': /\$\s?[\d,.]+/,
  'ja-JP': /[¥￥]\s?[\d,]+/,
};
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(locales)('%s: the shop is read and walked through without JavaScript', async (locale) => {
  const { page, leave } = await visit(browser, url, { javaScriptEnabled: false, locale });
  await page.goto('/');
  expect(page.url()).toBe(`${url}/${locale}`);
  const main = page.locator('main');

  // The hero's position is a diagram with its solution behind an ordinary disclosure.
  await main
    .getByRole('img', { name: word(locale, 'board.hero.atari.title') })
    .first()
    .waitFor();
  const solution = main.locator('details.go-solution').first();
  await solution.locator('summary').click();
  // F4, as a reader of each language names it.
  expect(await solution.innerText()).toMatch(locale === 'ja-JP' ? /6の四/ : /F4/);
  expect((await main.innerText()).length).toBeGreaterThan(800);

  await page
    .getByRole('navigation', { name: word(locale, 'layout.nav.label') })
    .first()
    .getByRole('link', { name: word(locale, 'layout.nav.courses') })
    .click();
  expect(page.url()).toBe(`${url}/${locale}/courses`);
  const cards = main.locator('a[href*="/courses/"]');
  expect(await cards.count()).toBeGreaterThan(70);
  await main.locator('a[data-tab="vip"]').click();
  expect(page.url()).toContain('coursesType=vip');

  const card = main.locator(`a[href="/${locale}/courses/combo-05"]`).first();
  const title = await card.getByRole('heading').innerText();
  expect(await card.innerText()).toMatch(currencySign[locale]);
  await card.click();
  expect(page.url()).toBe(`${url}/${locale}/courses/combo-05`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await main.innerText()).toMatch(currencySign[locale]);

  await page.goto(`/${locale}/nothing/here`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(word(locale, 'notFound.title'));
  await main.getByRole('link', { name: word(locale, 'notFound.home') }).click();
  expect(page.url()).toBe(`${url}/${locale}`);
  await leave();
});

it.each(locales)('%s: the language is changed and the menu opened without JavaScript', async (locale) => {
  const other = locales[(locales.indexOf(locale) + 1) % locales.length];
  const { page, leave } = await visit(browser, url, { javaScriptEnabled: false });
  await page.goto(`/${locale}/courses/combo-05`);
  await page.locator('header details.language-choice summary').click();
  await page.locator(`header details.language-choice a[hreflang="${other}"]`).click();
  expect(page.url()).toBe(`${url}/${other}/courses/combo-05`);
  await leave();
});

it('screens that need JavaScript say so and name a contact', async () => {
  const { page, leave } = await visit(browser, url, { javaScriptEnabled: false });
  for (const locale of locales) {
    await page.goto(`/${locale}/origin`);
    expect(await page.locator('main noscript, main').first().innerText()).toMatch(/JavaScript/);
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
  }
  await leave();
});
