import type { Page } from 'playwright/test';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { ask } from '../setup/http';
import { isDeep, isEighth, matrix, turn } from '../setup/matrix';
import { states, type Member, type Size, type State } from '../setup/page-states';
import { order, pay, register } from '../setup/shop-api';
import { url } from '../setup/shop';
import { expect, opensOnceItListens, storedVisit, test as base } from '../setup/test';
import { violations } from '../setup/violations';
import { tooWide } from '../setup/widths';

/**
 * Each kind of page and each state that a visitor brings about is visited: WCAG 2.2 AA is met, nothing is wider than a phone, and every link leads to a page.
 * In all languages, widths and schemes in the deep run; otherwise each in one language, on a phone or a desktop, by day or by night, which moves on with the
 * count of commits.
 */
type Cell = { size: Size; locale: Locale };
type Tab = Cell & { loggedIn: boolean };
const cells: readonly Cell[] = (['phone', 'desktop'] as const).flatMap((size) =>
  locales.map((locale) => ({ size, locale })),
);
const schemes = ['light', 'dark'] as const;

/** Where this run looks at a state: in the one language of the run, one half of the states on a phone and the other on a desktop. */
function cellsOf({ only }: State, index: number): readonly Cell[] {
  if (isDeep) return cells.filter(({ size }) => !only || only === size);
  const { size, locale } = cells[(turn + 4 * (index % 2)) % cells.length]!;
  return [{ size: only ?? size, locale }];
}
const schemesOf = (index: number) =>
  isDeep || isEighth ? schemes : schemes.slice((Math.floor(turn / cells.length) + index) % 2).slice(0, 1);

/** One account and one tab for each language and size, for all tests of a worker: a browser with a warm cache loads less. */
const test = base.extend<
  object,
  { member: Member; tabOf: (asked: Tab) => Promise<Page>; brokenLinks: (page: Page) => Promise<string[]> }
>({
  member: [
    async ({}, use) => {
      const account = await register(url);
      const key = `visits-${account.username}`;
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
      const open = async ({ size, locale, loggedIn }: Tab) => {
        const context = await browser.newContext({
          ...(size === 'phone' && { isMobile: true, hasTouch: true }),
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
  brokenLinks: [
    async ({}, use) => {
      const statuses = new Map<string, Promise<number>>();
      const statusOf = (path: string) => {
        if (!statuses.has(path))
          statuses.set(
            path,
            ask(url + path).then(({ status }) => status),
          );
        return statuses.get(path)!;
      };
      await use(async (page) => {
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
        const paths = [...new Set(links.map((link) => link.replace(/#.*$/, '')))];
        const found = await Promise.all(paths.map(async (path) => ({ path, status: await statusOf(path) })));
        return found.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
      });
    },
    { scope: 'worker' },
  ],
});

const viewports = { phone: { width: 390, height: 780 }, desktop: { width: 1280, height: 800 } };

for (const [index, state] of states.entries())
  for (const { size, locale } of cellsOf(state, index))
    test(
      `${state.name}: ${locale}, ${size}, ${schemesOf(index).join(' and ')}`,
      matrix,
      async ({ tabOf, member, brokenLinks }) => {
        const tab = await tabOf({ size, locale, loggedIn: state.loggedIn ?? false });
        const [first = 'light', second] = schemesOf(index);
        await tab.setViewportSize(viewports[size]);
        await tab.emulateMedia({ colorScheme: first });
        // A change of the hash alone loads nothing, so another page comes between. On the same site: another site needs a new process, which costs as much as the page.
        await tab.goto(`${url}/robots.txt`);
        await tab.goto(url + state.path(locale, member), { waitUntil: 'load' });
        await tab.evaluate(() => document.fonts.ready);
        await state.reach?.(tab, locale, member);
        const { within } = state;
        // Headings in order: not a WCAG rule, but many users navigate by them.
        const found = {
          [first]: await violations(tab, { within, rules: { 'heading-order': { enabled: true } } }),
          links: await brokenLinks(tab),
          wide: [] as string[],
        };
        if (second) {
          // A scheme differs from the other in nothing but colours.
          await tab.emulateMedia({ colorScheme: second });
          found[second] = await violations(tab, { within, runOnly: ['color-contrast'] });
        }
        // A state that exists only on a desktop is not measured at a phone's width.
        if (state.only !== 'desktop') found.wide = await tooWide(tab);
        expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
      },
    );
