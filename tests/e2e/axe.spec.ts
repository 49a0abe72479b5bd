import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { locales, type Locale } from '@/lib/i18n/locales';
import { states, type Member, type Size, type State } from '../setup/page-states';
import { order, pay, register } from '../setup/shop-api';
import { url } from '../setup/shop';
import { expect, opensOnceItListens, storedVisit, test as base } from '../setup/test';

/** WCAG 2.2 AA on every kind of page, in every language, on a phone and a desktop, and in the states a visitor brings about. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Scheme = 'light' | 'dark';
type Asked = { size: Size; locale: Locale; scheme: Scheme; loggedIn: boolean };

/** One account and one tab for each language, size and scheme, for all tests of a worker: a browser that comes again loads less. */
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
      const open = async ({ size, locale, scheme, loggedIn }: Asked) => {
        const context = await browser.newContext({
          ...(size === 'phone' && { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true }),
          storageState: await storedVisit(url, loggedIn ? { account, cart: ['combo-05', 'board-set-9'] } : {}),
          colorScheme: scheme,
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
const rulesOf = ({ size, locale, scheme }: Asked) =>
  scheme === 'dark'
    ? { runOnly: ['color-contrast'] }
    : {
        runOnly: levels,
        // Headings in order: no rule of WCAG, yet how many find their way.
        rules: { 'heading-order': { enabled: true }, 'color-contrast': { enabled: locale === inColour[size] } },
      };
const inColour = { phone: 'zh-TW', desktop: 'en-US' };

async function violations(tab: Page, state: State, asked: Asked, member: Member): Promise<string[]> {
  await tab.goto('about:blank');
  await tab.goto(url + state.path(asked.locale, member), { waitUntil: 'load' });
  await tab.evaluate(() => document.fonts.ready);
  await state.reach?.(tab, asked.locale, member);
  // Without frames to visit, axe needs no page of its own to put its results together.
  const axe = new AxeBuilder({ page: tab })
    .options({ resultTypes: ['violations'], ...rulesOf(asked) })
    .setLegacyMode()
    .include(state.within ?? 'html');
  const { violations: broken } = await axe.analyze();
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}

const inTheDark = { phone: 'zh-TW', desktop: 'ja-JP' } as const;
const sizes = ['phone', 'desktop'] as const;
for (const size of sizes)
  test.describe(size, { tag: size === 'phone' ? '@phone' : [] }, () => {
    const asked = [
      ...locales.map((locale) => ({ locale, scheme: 'light' as const })),
      { locale: inTheDark[size], scheme: 'dark' as const },
    ];
    for (const { locale, scheme } of asked)
      for (const state of states.filter(({ only }) => !only || only === size))
        test(`${state.name}: ${locale}, ${scheme}`, async ({ tabOf, member }) => {
          const one: Asked = { size, locale, scheme, loggedIn: state.loggedIn ?? false };
          expect(await violations(await tabOf(one), state, one, member)).toEqual([]);
        });
  });
