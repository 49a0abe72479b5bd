import type { Page } from 'playwright/test';

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

/** Makes the page as wide as each phone in turn. @returns for each of them what is wider than it */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of phones) {
    await page.setViewportSize({ width, height: 780 });
    found.push(...(await page.evaluate(findWide)).map((what) => `at ${width}: ${what}`));
  }
  return found;
}

/** On how many lines a text stands at the widths of phones, one number for each. */
export async function linesAtEachWidth(page: Page, text: ReturnType<Page['locator']>): Promise<number[]> {
  const lines: number[] = [];
  for (const width of phones) {
    await page.setViewportSize({ width, height: 780 });
    const count = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    lines.push(count);
  }
  return lines;
}
