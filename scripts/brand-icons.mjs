/** Draws the PNG icons from app/icon.svg: `node scripts/brand-icons.mjs`. Run it when the mark changes; the results are committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = await readFile(new URL('../app/icon.svg', import.meta.url), 'utf8');
/** Platforms crop the icon to their own shape: the background fills the square, and the stones stay in the safe zone. */
const maskable = mark
  .replace(' rx="14"', '')
  .replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"')
  .replace('<rect width="64" height="64"', '<rect x="-9" y="-9" width="82" height="82"')
  .replace('M0 32h64M32 0v64', 'M-9 32h82M32-9v82');

const icons = [
  ['app/apple-icon.png', maskable, 180],
  ['public/icons/icon-192.png', mark, 192],
  ['public/icons/icon-512.png', mark, 512],
  ['public/icons/maskable-512.png', maskable, 512],
];

await mkdir(new URL('../public/icons/', import.meta.url), { recursive: true });
for (const [path, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`../${path}`, import.meta.url).pathname);
}

/** The icon that browsers request where a page names none, such as the payment provider's page: an .ico that holds one PNG of 32 pixels. */
const size = 32;
const picture = await sharp(Buffer.from(mark), { density: 72 * (size / 64) })
  .resize(size, size)
  .png({ compressionLevel: 9 })
  .toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([size, size], 6);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(picture.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(new URL('../public/favicon.ico', import.meta.url), Buffer.concat([header, picture]));
