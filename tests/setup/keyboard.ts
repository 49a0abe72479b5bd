import { expect, type Locator, type Page } from 'playwright/test';

type Focus = { name: string; isBody: boolean; hasMark: boolean; isCovered: boolean };

/** What has the focus, whether that is visible, and whether anything covers it (WCAG 2.4.7, 2.4.11). */
async function readFocus(): Promise<Focus> {
  // Where nothing moves, a change still takes one frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { name: 'body', isBody: true, hasMark: true, isCovered: false };
  // A field that is hidden from sight is shown by its label.
  const isHidden = element instanceof HTMLInputElement && element.getBoundingClientRect().width <= 1;
  const shown = (isHidden && element.labels?.[0]) || element;
  const box = shown.getBoundingClientRect();
  // A point of the board draws its mark around itself, a label may for its radio, and a stone is the handle of a slider.
  const around = [
    element,
    element.closest('label'),
    element.parentElement,
    ...(element.matches('[type=range]') ? (element.parentElement?.querySelectorAll('.go-stone') ?? []) : []),
  ];
  const drawn = [
    getComputedStyle(element, '::after'),
    ...around.flatMap((each) => (each ? [getComputedStyle(each)] : [])),
  ];
  const hasMark =
    drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
    getComputedStyle(element).boxShadow !== 'none';
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
  const isSeen = spots.some(
    (top) =>
      top &&
      (shown.contains(top) ||
        top.contains(element) ||
        top === element.closest('label') ||
        element.closest('label')?.contains(top)),
  );
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return {
    name: `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40) || element.getAttribute('name') || element.className}`,
    isBody: false,
    hasMark,
    isCovered: !isSeen,
  };
}

/** Presses a key, and expects the focused element to be marked and not covered. */
export async function press(page: Page, key: string): Promise<Focus> {
  await page.keyboard.press(key);
  const focus = await page.evaluate(readFocus);
  expect(focus, `focus on ${page.url()}`).toEqual({ ...focus, hasMark: true, isCovered: false });
  return focus;
}

/** Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', most = 120): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await press(page, key);
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Chooses in a list by typing the beginning of an option. The options may still be loading. */
export async function typeAhead(page: Page, list: Locator, label: string): Promise<void> {
  await tabTo(page, list);
  const wanted = list.locator('option', { hasText: label });
  await wanted.first().waitFor({ state: 'attached' });
  // A browser that was busy between two keys begins a new search with the second one; after a second it forgets the first.
  await expect(async () => {
    await page.keyboard.type(label);
    await expect(list.locator('option:checked')).toContainText(label, { timeout: 500 });
  }).toPass({ intervals: [1_100], timeout: 15_000 });
}
