import { chromium as playwright } from 'playwright';
import { chromium, chromiumFlags, median, pageAddress, row } from './shop.mjs';

/** Each is one action of a visitor. */
const interactions = [
  {
    name: 'filter the list',
    page: '/courses',
    target: (page) => page.locator('main label:has(input[type=radio])').nth(1),
  },
  {
    name: 'choose a tab',
    page: '/courses',
    target: (page) => page.locator('main a[href$="/courses/type/vip"]').first(),
  },
  { name: 'open the menu', page: '', phone: true, target: (page) => page.locator('.mobile-menu > summary') },
  { name: 'play a stone', page: '', target: (page) => page.getByRole('gridcell').nth(8) },
  {
    name: 'add to cart',
    page: '/courses/30k-10k-v2',
    target: (page) => page.locator('main aside a.btn-secondary, main a.btn-secondary[href*="/origin"]').first(),
  },
];

/** The minimum of this machine's browser: a page with one button and nothing else. */
const emptyPage = 'data:text/html,<!doctype html><button onclick="this.textContent+=1">1</button>';
export const rounds = 5;
/** Milliseconds that a press lasts. As with a hand, the pointer is over the button before. */
export const heldFor = 90;

/** Time from the input to the next paint on a CPU four times slower, from the browser's own Event Timing: the median of five visits. */
export async function measureInteractions(shop) {
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags });
  const rows = [];
  for (const { name, page, phone, target } of interactions) {
    const slowest = await medianOf(browser, { url: pageAddress(shop, 'zh-TW', page), phone, target });
    rows.push(row([name, text(slowest)], slowest <= 50));
  }
  const least = await emptyPress(browser);
  rows.push({ cells: ['for comparison: the button of an otherwise empty page', text(least), ''] });
  await browser.close();
  return {
    title: `Interactions to next paint, CPU slowed 4×, a press held for ${heldFor} ms, median of ${rounds}: ≤ 50 ms`,
    columns: ['interaction', 'ms', ''],
    rows,
  };
}

async function medianOf(browser, interaction, measure = pressSlowly) {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await pressIn(browser, interaction, measure));
  return median(times);
}
export const emptyPress = (browser, measure) =>
  medianOf(browser, { url: emptyPage, target: (page) => page.getByRole('button') }, measure);

/** Event Timing as text: it rounds to 8 ms and omits interactions below 16 ms. */
export const text = (milliseconds) => (milliseconds ? milliseconds.toFixed(0) : '< 16');

/** Records the page's events; to be called before the page is loaded. */
export const watchEvents = (page) =>
  page.addInitScript(() => {
    globalThis.eventTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) globalThis.eventTimes.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });

async function pressIn(browser, { url, phone, target }, measure) {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await watchEvents(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const milliseconds = await measure(page, target(page));
  await context.close();
  return milliseconds;
}

/**
 * Presses the middle of an element, or at the part `across` of its width, on a CPU that stays four times slower until `after` is done.
 * @returns milliseconds of the slowest event
 */
export async function pressSlowly(page, element, { across, after } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => (globalThis.eventTimes.length = 0));
  await press(page, element, across);
  await after?.();
  await cdp.detach();
  return Math.max(0, ...(await page.evaluate(() => globalThis.eventTimes)));
}

/** The same at full speed. @returns milliseconds of processor time that the page used from the press to 200 ms after it, independent of other load */
export async function pressBusily(page, element, { across } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  let before;
  await press(page, element, across, async () => (before = await used()));
  const after = await used();
  await cdp.detach();
  return after - before;
}

async function press(page, element, across = 0.5, beforehand) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  await page.mouse.move(x + width * across, y + height / 2);
  await page.waitForTimeout(300);
  await beforehand?.();
  await page.mouse.down();
  await page.waitForTimeout(heldFor);
  await page.mouse.up();
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200, true))),
  );
}
