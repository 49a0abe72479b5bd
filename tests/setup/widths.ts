import type { Locator, Page } from 'playwright/test';

/** The widths of phones that people have, the smallest first. */
const phones = [320, 360, 375, 390];

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

/** What is found when the page is made as wide as each phone in turn. */
async function atEachWidth<Found>(page: Page, look: () => Promise<Found>): Promise<{ width: number; found: Found }[]> {
  const all: { width: number; found: Found }[] = [];
  for (const width of phones) {
    await page.setViewportSize({ width, height: 780 });
    all.push({ width, found: await look() });
  }
  return all;
}

/** What is wider than a phone, for each of their widths. */
export async function tooWide(page: Page): Promise<string[]> {
  const all = await atEachWidth(page, () => page.evaluate(findWide));
  return all.flatMap(({ width, found }) => found.map((what) => `at ${width}: ${what}`));
}

/** On how many lines a text stands at the widths of phones, one number for each. */
export async function linesAtEachWidth(page: Page, text: Locator): Promise<number[]> {
  const count = () =>
    text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  return (await atEachWidth(page, count)).map(({ found }) => found);
}
