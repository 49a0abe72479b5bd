/**
 * Makes the README's pictures from a running shop: node scripts/screenshots.mjs [--url http://localhost:3000]
 * They are small on purpose, so that the repository stays light.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { root } from './lib/paths.mjs';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } });
const folder = path.join(root, 'docs/screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

const pictures = [
  { name: 'home-zh-TW', address: '/zh-TW', size: desktop },
  { name: 'home-ja-JP-dark', address: '/ja-JP', size: desktop, colorScheme: 'dark' },
  { name: 'courses-en-US', address: '/en-US/courses', size: desktop },
  { name: 'course-zh-CN', address: '/zh-CN/courses/combo-05', size: desktop },
  { name: 'home-zh-TW-phone', address: '/zh-TW', size: phone },
  { name: 'courses-ja-JP-phone', address: '/ja-JP/courses', size: phone },
];

const installed = process.env.CHROMIUM_PATH || (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox', '--disable-background-networking'] });
mkdirSync(folder, { recursive: true });
try {
  for (const { name, address, size, colorScheme = 'light' } of pictures) {
    const page = await browser.newPage({ viewport: size, colorScheme, reducedMotion: 'reduce', deviceScaleFactor: 1 });
    const response = await page.goto(values.url + address, { waitUntil: 'networkidle' });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    const file = path.join(folder, `${name}.png`);
    const { size: bytes } = await sharp(await page.screenshot()).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
    console.log(`${path.relative(root, file)} ${(bytes / 1000).toFixed(0)} KB`);
    await page.close();
  }
} finally {
  await browser.close();
}
