import { locales } from '@/lib/kernel/i18n/locales';
import { inTurn, matrix } from '../setup/matrix';
import { expect, test } from '../setup/test';
import { url } from '../setup/shop';
import { heroText, menuLabel, screenText } from '../setup/screen-text';

const currencySign = {
  'zh-TW': /(NT)?\$\s?[\d,]+/,
  'zh-CN': /(US)?\$\s?[\d,.]+/,
  'en-US': /\$\s?[\d,.]+/,
  'ja-JP': /[¥￥]\s?[\d,]+/,
};

for (const locale of inTurn('no-javascript', locales))
  test(`${locale}: the shop is read and walked through without JavaScript`, matrix, async ({ visit }) => {
    // One of the pages is a 404.
    const { page } = await visit({ locale, mayComplain: true });
    await page.goto('/');
    expect(page.url()).toBe(`${url}/${locale}`);
    const main = page.locator('main');

    // The hero's position is a diagram with its solution behind an ordinary disclosure.
    await main
      .getByRole('img', { name: heroText(locale, 'title') })
      .first()
      .waitFor();
    const solution = main.locator('details.go-solution').first();
    await solution.locator('summary').click();
    // F4, as a reader of each language names it.
    expect(await solution.innerText()).toMatch(locale === 'ja-JP' ? /6の四/ : /F4/);
    expect((await main.innerText()).length).toBeGreaterThan(800);

    await page
      .getByRole('navigation', { name: screenText(locale, 'layout.nav.label') })
      .first()
      .getByRole('link', { name: menuLabel(locale, 'courses') })
      .click();
    expect(page.url()).toBe(`${url}/${locale}/courses`);
    const cards = main.locator('a[href*="/courses/"]');
    const seen = new Set<string | null>();
    for (let next = 2; ; next += 1) {
      for (const address of await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        seen.add(address);
      const more = main.locator(`a[href$="/courses/page/${next}"]`);
      if ((await more.count()) === 0) break;
      await more.click();
      expect(page.url()).toBe(`${url}/${locale}/courses/page/${next}`);
    }
    expect(seen.size, 'every product is on one of the pages').toBeGreaterThan(70);
    await main.locator('a[href$="/courses/type/bundle"]').click();
    expect(page.url()).toBe(`${url}/${locale}/courses/type/bundle`);

    const card = main.locator(`a[href="/${locale}/courses/combo-05"]`).first();
    const title = await card.getByRole('heading').innerText();
    expect(await card.innerText()).toMatch(currencySign[locale]);
    await card.click();
    expect(page.url()).toBe(`${url}/${locale}/courses/combo-05`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await main.innerText()).toMatch(currencySign[locale]);

    await page.goto(`/${locale}/nothing/here`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(screenText(locale, 'notFound.title'));
    await main.getByRole('link', { name: screenText(locale, 'notFound.home') }).click();
    expect(page.url()).toBe(`${url}/${locale}`);
  });

for (const locale of inTurn('no-javascript 2', locales))
  test(`${locale}: the language is changed and the menu opened without JavaScript`, matrix, async ({ visit }) => {
    const other = locales[(locales.indexOf(locale) + 1) % locales.length];
    const { page } = await visit();
    await page.goto(`/${locale}/courses/combo-05`);
    await page.locator('header .language-button').click();
    await page.locator(`dialog[open] a[hreflang="${other}"]`).click();
    expect(page.url()).toBe(`${url}/${other}/courses/combo-05`);
  });

test('screens that need JavaScript say so and name a contact', async ({ visit }) => {
  const { page } = await visit();
  for (const locale of locales) {
    await page.goto(`/${locale}/origin`);
    expect(await page.locator('main noscript, main').first().innerText()).toMatch(/JavaScript/);
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
  }
});
