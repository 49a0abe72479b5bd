import type { Page } from 'playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { states, type Member, type Size } from '../setup/page-states';
import { order, pay, register } from '../setup/shop-api';
import { url } from '../setup/shop';
import { expect, opensOnceItListens, storedVisit, test as base } from '../setup/test';
import { violations } from '../setup/violations';

/** WCAG 2.2 AA on every kind of page, in every language, on a phone and a desktop, and in the states a visitor brings about. */
type Asked = { size: Size; locale: Locale; loggedIn: boolean };

/** One account and one tab for each language and size, for all tests of a worker: a browser that comes again loads less. */
const test = base.extend<object, { member: Member; tabOf: (asked: Asked) => Promise<Page> }>({
  member: [
    async ({}, use) => {
      const account = await register(url);
      const key = `axe-${account.username}`;
      const [paid, declined] = await Promise.all([
        order(url, account, 'tesuji-core', `${key}-paid`),
        order(url, account, 'corner-life-death', `${key}-declined`),
      ]);
      await Promise.all([pay(url, account, paid, 'approve'), pay(url, account, declined, 'decline')]);
      await use({ account, orders: { paid: paid.id, declined: declined.id } });
    },
    { scope: 'worker' },
  ],
  tabOf: [
    async ({ browser, member: { account } }, use) => {
      const tabs = new Map<string, Promise<Page>>();
      const open = async ({ size, locale, loggedIn }: Asked) => {
        const context = await browser.newContext({
          ...(size === 'phone' && { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }),
          storageState: await storedVisit(url, loggedIn ? { account, cart: ['combo-05', 'board-set-9'] } : {}),
          locale,
        });
        context.on('page', opensOnceItListens);
        return context.newPage();
      };
      await use((asked) => {
        const key = JSON.stringify(asked);
        if (!tabs.has(key)) tabs.set(key, open(asked));
        return tabs.get(key)!;
      });
      await Promise.all([...tabs.values()].map(async (tab) => (await tab).context().close()));
    },
    { scope: 'worker' },
  ],
});

/** Languages differ in words and what is shown, not in colours; a scheme in nothing but colours. */
const inColour = { phone: 'zh-TW', desktop: 'en-US' } as const;
const inTheDark = { phone: 'zh-TW', desktop: 'ja-JP' } as const;

const sizes = ['phone', 'desktop'] as const;
for (const size of sizes)
  test.describe(size, { tag: size === 'phone' ? '@phone' : [] }, () => {
    for (const locale of locales) {
      const isDarkToo = locale === inTheDark[size];
      // Headings in order: no rule of WCAG, yet how many find their way.
      const rules = { 'heading-order': { enabled: true }, 'color-contrast': { enabled: locale === inColour[size] } };
      for (const state of states.filter(({ only }) => !only || only === size))
        test(`${state.name}: ${locale}, ${isDarkToo ? 'light and dark' : 'light'}`, async ({ tabOf, member }) => {
          const tab = await tabOf({ size, locale, loggedIn: state.loggedIn ?? false });
          await tab.emulateMedia({ colorScheme: 'light' });
          // A part after # alone loads nothing. On the same site: another one is a new process, which costs as much as the page.
          await tab.goto(`${url}/robots.txt`);
          await tab.goto(url + state.path(locale, member), { waitUntil: 'load' });
          await tab.evaluate(() => document.fonts.ready);
          await state.reach?.(tab, locale, member);
          const { within } = state;
          const found = { light: await violations(tab, { within, rules }), dark: [] as string[] };
          if (isDarkToo) {
            await tab.emulateMedia({ colorScheme: 'dark' });
            found.dark = await violations(tab, { within, runOnly: ['color-contrast'] });
          }
          expect(found).toEqual({ light: [], dark: [] });
        });
    }
  });
