import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { campaigns } from '@/platform/seed/content/campaigns';
import { pages } from '@/platform/seed/content/pages';
import type { LoggedIn } from './shop-api';
import { screenText } from './screen-text';

export type Size = 'phone' | 'desktop';
/** The account that is logged in where a state needs one, and the numbers of two of its orders. */
export type Member = { account: LoggedIn; orders: { paid: string; declined: string } };

export type State = {
  name: string;
  path: (locale: Locale, member: Member) => string;
  /** Brings the page into the state and waits until it is there. */
  reach?: (page: Page, locale: Locale, member: Member) => Promise<void>;
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
  '/courses/30k-10k-v2',
  '/courses/combo-11',
  '/courses/board-set-19',
].map((route) => ({ name: route, path: (locale) => `/${locale}${route}`, within: 'main' }));

/** Every kind of page, and the states that visitors bring it into. */
export const states: State[] = [
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
    reach: (page, locale) => page.getByText(screenText(locale, 'common.noContent')).first().waitFor(),
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
    reach: async (page, locale, { account }) => {
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
      await page.getByRole('dialog', { name: screenText(locale, 'layout.switchLanguage') }).waitFor();
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
      await page.locator('.contact-panel .wechat-code img').waitFor();
    },
  },
  {
    name: 'login, rejected',
    path: (locale) => `/${locale}/origin#/login`,
    within: 'main',
    reach: async (page, locale) => {
      await page
        .getByLabel(screenText(locale, 'account.fields.account'))
        .fill(`nobody-${randomBytes(4).toString('hex')}`);
      await page.getByLabel(screenText(locale, 'account.fields.password'), { exact: true }).fill('wrong');
      await page.getByRole('button', { name: screenText(locale, 'account.login.submit'), exact: true }).click();
      await page.locator('main').getByRole('alert').waitFor();
    },
  },
  {
    name: 'register, fields missing',
    path: (locale) => `/${locale}/origin#/register`,
    within: 'main',
    reach: async (page, locale) => {
      await page.getByRole('button', { name: screenText(locale, 'account.register.submit') }).click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'cart, empty',
    path: (locale) => `/${locale}/origin#/cart`,
    reach: (page, locale) => page.getByText(screenText(locale, 'account.cart.empty')).waitFor(),
    only: 'phone',
    within: 'main',
  },
  {
    name: 'cart',
    path: (locale) => `/${locale}/origin#/cart`,
    reach: (page, locale) => page.getByRole('link', { name: screenText(locale, 'account.cart.checkout') }).waitFor(),
    loggedIn: true,
    within: 'main',
  },
  {
    name: 'checkout, fields missing',
    path: (locale) => `/${locale}/origin#/checkout`,
    within: 'main',
    reach: async (page, locale) => {
      // The products of the declined order are in the cart, too.
      await page.getByRole('checkbox', { name: screenText(locale, 'account.checkout.again') }).check();
      await page.locator('main button[type=submit][form=checkout-form]').click();
      await page.locator('main [aria-invalid=true]').first().waitFor();
    },
    loggedIn: true,
  },
  {
    name: 'order paid',
    path: (locale, { orders }) => `/${locale}/origin#/orders/${orders.paid}`,
    within: 'main',
    reach: (page, locale) => page.getByRole('heading', { name: screenText(locale, 'account.order.paid') }).waitFor(),
    only: 'desktop',
    loggedIn: true,
  },
  {
    name: 'payment declined',
    path: (locale, { orders }) => `/${locale}/origin#/orders/${orders.declined}`,
    within: 'main',
    reach: (page, locale) =>
      page.getByRole('heading', { name: screenText(locale, 'account.order.declined') }).waitFor(),
    only: 'desktop',
    loggedIn: true,
  },
  ...[
    ...(['', '/trial-01', '/trial-01/liberties', '/ladder', '/ladder/play'] as const),
    ...(['/ladder/placement', '/notebook', '/progress', '/exam', '/exam/19', '/grading', '/homework'] as const),
  ].map((screen): State => ({
    name: `learn${screen}`,
    path: (locale) => `/${locale}/learn${screen}`,
    reach: async (page) => {
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    // Made for a phone; only screens with another layout in a wide window are checked there too.
    ...(!['', '/trial-01/liberties', '/ladder'].includes(screen) && { only: 'phone' }),
    loggedIn: true,
  })),
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
