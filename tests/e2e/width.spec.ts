import { locales } from '@/lib/i18n/locales';
import { pages } from '@/platform/seed/content/pages';
import { expect, test } from '../setup/test';

const paths = [
  '',
  ...pages.filter(({ slug }) => slug !== 'home').map(({ slug }) => `/${slug}`),
  '/partners/sunrise-books',
  '/articles/what-is-a-liberty',
  '/courses/30k-10k-v2',
  '/courses/combo-11',
  '/SchoolChampionships/winter-2026',
  'spring2027',
  '/nothing/here',
];
const widths = [320, 360, 375, 390];

/** What sticks out of the window to the right, unless something around it scrolls or cuts it off by itself. */
function findWide(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > limit + 1;
  });
  const culprits = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  return culprits.slice(0, 3).map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

for (const locale of locales)
  test(`${locale}: no page is wider than a phone @phone`, async ({ visit }) => {
    // The pages as they are sent: what the browser adds is looked at elsewhere.
    const { page } = await visit({ javaScriptEnabled: false, mayComplain: true });
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(`/${locale}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 780 });
        const wide = await page.evaluate(findWide);
        if (wide.length > 0) found.push(`${path || 'home'} at ${width}: ${wide.join(' | ')}`);
      }
    }
    expect(found).toEqual([]);
  });
