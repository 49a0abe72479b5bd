import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { campaigns } from '@/platform/seed/content/campaigns';
import { pages } from '@/platform/seed/content/pages';
import { order, pay, register, type LoggedIn } from '../setup/shop-api';
import { url } from '../setup/shop';
import { expect, test, type Visit } from '../setup/test';
import { word } from '../setup/words';

/** WCAG 2.2 AA on every kind of page, in every language, on a phone and a desktop, and in the states a visitor brings about. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = ['phone', 'desktop'] as const;
type Size = (typeof sizes)[number];

let account: LoggedIn;
const orders = { paid: '', declined: '' };
test.beforeAll(async () => {
  account = await register(url);
  const [paid, declined] = await Promise.all([
    order(url, account, 'tesuji-core', 'axe-order-paid'),
    order(url, account, 'corner-life-death', 'axe-order-declined'),
  ]);
  await Promise.all([pay(url, account, paid, 'approve'), pay(url, account, declined, 'decline')]);
  Object.assign(orders, { paid: paid.id, declined: declined.id });
});

type State = {
  name: string;
  path: (locale: Locale) => string;
  /** Brings the page into the state and waits until it is there. */
  reach?: (page: Page, locale: Locale) => Promise<void>;
  only?: Size;
  loggedIn?: boolean;
  /** The part that is new in this state; the rest was looked at in another. */
  within?: string;
};

/** Pages that staff compose and those of entries; their frame was looked at in another. */
const composed: State[] = [
  ...pages.filter(({ slug }) => !['home', 'courses', 'faq', 'origin'].includes(slug)).map(({ slug }) => `/${slug}`),
  ...campaigns.map(({ token }) => token),
  '/partners/sunrise-books',
  '/SchoolChampionships/winter-2026',
  '/articles/what-is-a-liberty',
  '/courses/board-set-19',
].map((route) => ({ name: route, path: (locale) => `/${locale}${route}`, within: 'main' }));

const states: State[] = [
  ...composed,
  { name: 'home', path: (locale) => `/${locale}` },
  { name: 'courses', path: (locale) => `/${locale}/courses` },
  { name: 'course', path: (locale) => `/${locale}/courses/combo-05` },
  { name: 'questions', path: (locale) => `/${locale}/faq` },
  { name: '404', path: (locale) => `/${locale}/nothing/here` },
  {
    name: 'courses, nothing found',
    path: (locale) => `/${locale}/courses?coursesType=physicalGood&price=free`,
    within: 'main',
    reach: (page, locale) => page.getByText(word(locale, 'common.noContent')).first().waitFor(),
    only: 'phone',
  },
  {
    name: 'home, a position solved',
    path: (locale) => `/${locale}`,
    within: '.go-play',
    reach: async (page) => {
      await page.locator('.go-play[data-ready] [data-at="F4"]').first().click();
      await page.locator('.go-play-words[data-state=solved]').first().waitFor();
    },
    only: 'phone',
  },
  {
    name: 'language menu open',
    path: (locale) => `/${locale}`,
    within: 'dialog[open]',
    reach: async (page) => {
      await page.locator('header .language-button').click();
      await page.locator('dialog[open] a').first().waitFor();
    },
    only: 'desktop',
  },
  {
    name: 'account menu open',
    path: (locale) => `/${locale}`,
    within: 'header',
    reach: async (page) => {
      await page.locator('header details.menu summary', { hasText: account.realName }).click();
      await page.locator('header details[open] button').waitFor();
    },
    only: 'desktop',
    loggedIn: true,
  },
  {
    name: 'phone menu open',
    path: (locale) => `/${locale}`,
    within: 'header',
    reach: async (page) => {
      await page.locator('header details.mobile-menu summary').click();
      await page.locator('header details.mobile-menu[open] nav a').first().waitFor();
    },
    only: 'phone',
  },
  {
    name: 'language dialog open',
    path: (locale) => `/${locale}`,
    within: 'dialog[open]',
    reach: async (page, locale) => {
      await page.locator('header details.mobile-menu summary').click();
      await page.locator('header details.mobile-menu .language-choice button').click();
      await page.getByRole('dialog', { name: word(locale, 'layout.switchLanguage') }).waitFor();
    },
    only: 'phone',
  },
  {
    name: 'contact window open',
    path: (locale) => `/${locale}`,
    within: '.contact-panel',
    reach: async (page) => {
      await page.locator('.contact-button').click();
      await page.locator('.contact-panel summary').click();
      await page.locator('.contact-panel svg[role=img]').waitFor();
    },
  },
  {
    name: 'login, refused',
    path: (locale) => `/${locale}/origin#/login`,
    within: 'main',
    reach: async (page, locale) => {
      await page.getByLabel(word(locale, 'account.fields.account')).fill(`nobody-${randomBytes(4).toString('hex')}`);
      await page.getByLabel(word(locale, 'account.fields.password'), { exact: true }).fill('wrong');
      await page.getByRole('button', { name: word(locale, 'account.login.submit'), exact: true }).click();
      await page.locator('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'register, fields missing',
    path: (locale) => `/${locale}/origin#/register`,
    within: 'main',
    reach: async (page, locale) => {
      await page.getByRole('button', { name: word(locale, 'account.register.submit') }).click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'cart, empty',
    path: (locale) => `/${locale}/origin#/cart`,
    reach: (page, locale) => page.getByText(word(locale, 'account.cart.empty')).waitFor(),
    only: 'phone',
    within: 'main',
  },
  {
    name: 'cart',
    path: (locale) => `/${locale}/origin#/cart`,
    reach: (page, locale) => page.getByRole('link', { name: word(locale, 'account.cart.checkout') }).waitFor(),
    loggedIn: true,
    within: 'main',
  },
  {
    name: 'checkout, fields missing',
    path: (locale) => `/${locale}/origin#/checkout`,
    within: 'main',
    reach: async (page, locale) => {
      // What came back of the declined order waits there, too.
      await page.getByRole('checkbox', { name: word(locale, 'account.checkout.again') }).check();
      await page.locator('main button[type=submit][form=checkout-form]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
    loggedIn: true,
  },
  {
    name: 'order paid',
    path: (locale) => `/${locale}/origin#/orders/${orders.paid}`,
    within: 'main',
    reach: (page, locale) => page.getByRole('heading', { name: word(locale, 'account.order.paid') }).waitFor(),
    only: 'desktop',
    loggedIn: true,
  },
  {
    name: 'payment declined',
    path: (locale) => `/${locale}/origin#/orders/${orders.declined}`,
    within: 'main',
    reach: (page, locale) => page.getByRole('heading', { name: word(locale, 'account.order.declined') }).waitFor(),
    only: 'desktop',
    loggedIn: true,
  },
  ...(['profile', 'account', 'learners', 'courses', 'purchases', 'entitlements', 'addresses'] as const).map(
    (tab): State => ({
      name: `personal space, ${tab}`,
      path: (locale) => `/${locale}/origin#/userSpace/${tab}`,
      reach: async (page) => {
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
      },
      only: 'phone',
      loggedIn: true,
      within: 'main',
    }),
  ),
];

async function violations(
  visit: Visit,
  size: Size,
  locale: Locale,
  which: readonly State[],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<string[]> {
  const found: string[] = [];
  const groups = [which.filter(({ loggedIn }) => !loggedIn), which.filter(({ loggedIn }) => loggedIn)];
  for (const [index, group] of groups.entries()) {
    const queue = group.filter(({ only }) => !only || only === size);
    if (queue.length === 0) continue;
    const { page, context } = await visit({
      // Refusals are among the states.
      mayComplain: true,
      ...(index === 1 && { account, cart: ['combo-05', 'board-set-9'] }),
      colorScheme,
      locale,
    });
    const work = async (tab: Page) => {
      for (let state = queue.shift(); state; state = queue.shift()) {
        await tab.goto('about:blank');
        await tab.goto(state.path(locale), { waitUntil: 'load' });
        await tab.evaluate(() => document.fonts.ready);
        await state.reach?.(tab, locale);
        // Without frames to visit, axe needs no page of its own to put its results together.
        const axe = new AxeBuilder({ page: tab })
          // Headings in order: no rule of WCAG, yet how many find their way.
          .options({ resultTypes: ['violations'], rules: { 'heading-order': { enabled: true } } })
          .withTags(levels)
          .setLegacyMode();
        const { violations: broken } = await axe.include(state.within ?? 'html').analyze();
        for (const { id, nodes } of broken)
          found.push(
            ...nodes.map(
              ({ html, failureSummary }) =>
                `${state.name} (${size}, ${locale}, ${colorScheme}) ${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`,
            ),
          );
      }
    };
    await Promise.all([work(page), work(await context.newPage())]);
  }
  return found;
}

// Some forty states each, which take a slow machine two minutes.
test.describe.configure({ timeout: 300_000 });
for (const size of sizes) {
  test.describe(size, { tag: size === 'phone' ? '@phone' : [] }, () => {
    for (const locale of locales) {
      test(locale, async ({ visit }) => {
        expect(await violations(visit, size, locale, states)).toEqual([]);
      });
    }
    test('in the dark', async ({ visit }) => {
      const locale = size === 'phone' ? 'zh-TW' : 'ja-JP';
      expect(await violations(visit, size, locale, states, 'dark')).toEqual([]);
    });
  });
}
