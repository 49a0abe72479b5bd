import { chromium as playwright } from 'playwright';
import { isOfPageData } from '../../server/next/soft-navigation.mjs';
import { chromium, chromiumFlags, kilobytes, locales, pageAddress, routes, row } from './shop.mjs';

/** Bytes as Chromium receives them on a cold load, by kind. Budgets in KB. */
const budgets = { Document: 40, Script: 150, Stylesheet: 15, Font: 40 };

export async function measureWeight(shop) {
  const browser = await playwright.launch({ executablePath: chromium, args: chromiumFlags });
  const rows = [];
  for (const route of routes) {
    for (const locale of locales) {
      const sums = await coldLoad(browser, pageAddress(shop, locale, route));
      const within = Object.entries(budgets).every(([kind, budget]) => (sums[kind] ?? 0) <= budget * 1000);
      rows.push(row([`/${locale}${route}`, ...Object.keys(budgets).map((kind) => kilobytes(sums[kind] ?? 0))], within));
    }
  }
  await browser.close();
  return {
    title: 'Bytes of a cold load (KB, compressed): HTML ≤ 40, JavaScript ≤ 150, CSS ≤ 15, fonts ≤ 40',
    columns: ['page', 'HTML', 'JavaScript', 'CSS', 'fonts', ''],
    rows,
  };
}

async function coldLoad(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const kinds = new Map();
  const sums = {};
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, isOfPageData(response.url) ? 'Prefetch' : type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return sums;
}
