/**
 * Makes the README's pictures from a running shop with its demonstration accounts: npm run screenshots -- --url http://localhost:3000
 * They are small on purpose (at most 150 KB each), so that the repository stays light.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';
import { systemBrowser } from './lib/system-browser.mjs';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } });
const site = values.url.replace(/\/$/, '');
const folder = path.join(root, 'docs/screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const maxBytes = 150_000;

const pictures = [
  { name: 'home-zh-TW', address: '/zh-TW', size: desktop },
  { name: 'courses-en-US', address: '/en-US/courses', size: desktop },
  { name: 'course-ja-JP', address: '/ja-JP/courses/combo-05', size: desktop, colorScheme: 'dark' },
  { name: 'home-phone', address: '/zh-CN', size: phone },
  { name: 'checkout', address: '/en-US/origin#/checkout', size: phone, prepare: fillCart },
  { name: 'backstage', address: '/backstage/collections/products', size: desktop, prepare: logInStaff },
];

/** Two products in the cart of a logged-in learner. */
async function fillCart(context) {
  const token = await logIn('/api/user/login', { username: 'learner', password: 'sente-learner' });
  const user = await fetch(`${site}/api/user`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
    answer.text(),
  );
  const items = [
    { productId: 'combo-05', quantity: 1 },
    { productId: 'board-set-9', quantity: 1 },
  ];
  await context.addInitScript(
    (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
    { sente_token: token, sente_user: user, sente_cart: JSON.stringify({ items, coupon: null }) },
  );
}

async function logInStaff(context) {
  const value = await logIn('/backstage/api/staff/login', { email: 'staff@sente.example', password: 'sente-staff' });
  await context.addCookies([{ name: 'payload-token', value, url: site }]);
}

async function logIn(address, body) {
  const answer = await fetch(site + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}: these pictures need the demonstration accounts`);
  return (await answer.json()).token;
}

/** Writes the largest picture with the most colours that fits the size limit; wood and shadows do not compress well. */
async function writeSmall(picture, file, { width }) {
  for (const [scale, colours] of [
    [1, 256],
    [1, 128],
    [0.8, 256],
    [0.8, 128],
    [0.65, 128],
  ]) {
    const { size } = await sharp(picture)
      .resize(Math.round(width * scale))
      .png({ palette: true, colours, effort: 10 })
      .toFile(file);
    if (size <= maxBytes) return size;
  }
  throw new Error(`${file} is larger than ${maxBytes / 1000} KB`);
}

const installed = process.env.CHROMIUM_PATH || systemBrowser();
const browser = await chromium.launch({
  executablePath: installed,
  args: ['--no-sandbox', '--disable-background-networking'],
});
mkdirSync(folder, { recursive: true });
try {
  for (const { name, address, size, colorScheme = 'light', prepare } of pictures) {
    const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: 'reduce', locale: 'en-US' });
    await prepare?.(context);
    const page = await context.newPage();
    const response = await page.goto(site + address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    const file = path.join(folder, `${name}.png`);
    const bytes = await writeSmall(await page.screenshot(), file, size);
    console.log(`${path.relative(root, file)} ${(bytes / 1000).toFixed(0)} KB`);
    await context.close();
  }
} finally {
  await browser.close();
}
