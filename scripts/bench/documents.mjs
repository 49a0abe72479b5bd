import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { flightDataOf } from '../../server/next/flight-data.mjs';
import { kilobytes, locales, pageAddress, routes, row } from './shop.mjs';

/** Bytes of a response's headers, of the uncompressed document, and of the flight data in it, with which React hydrates (docs/decisions/043). */
const budgets = { head: 3_500, document: 150_000, flight: 75_000 };

export async function measureDocuments(shop) {
  const rows = [];
  for (const route of routes) {
    for (const locale of locales) {
      const sizes = await sizesOf(pageAddress(shop, locale, route));
      const cells = [sizes.head, kilobytes(sizes.document), kilobytes(sizes.flight)];
      const within = Object.entries(budgets).every(([part, budget]) => sizes[part] <= budget);
      rows.push(row([`/${locale}${route}`, ...cells], within));
    }
  }
  return {
    title: 'Documents: headers ≤ 3,500 bytes; unpacked ≤ 150 KB, of it flight data ≤ 75 KB',
    columns: ['page', 'headers, bytes', 'document, KB', 'flight data, KB', ''],
    rows,
  };
}

/** Requests twice, so that the response from the front's cache is measured. Flight data includes its script tags. */
async function sizesOf(url) {
  await ask(url);
  const { head, body } = await ask(url);
  return { head, document: body.length, flight: Buffer.byteLength(flightDataOf(body.toString())) };
}

const ask = (url) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', accept: 'text/html' } }, async (res) => {
      if (res.statusCode !== 200) return reject(new Error(`${url}: ${res.statusCode}`));
      const status = `HTTP/${res.httpVersion} ${res.statusCode} ${res.statusMessage}\r\n\r\n`;
      // Names and values alternate; ': ' and the line end add two bytes each.
      const head = res.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, status.length);
      buffer(res).then((body) => resolve({ head, body }), reject);
    }).on('error', reject);
  });
