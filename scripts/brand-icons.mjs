/** Draws the PNG icons from app/icon.svg: `node scripts/brand-icons.mjs`. Run it when the mark changes; the results are committed. */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const mark = await readFile(new URL('../app/icon.svg', import.meta.url), 'utf8');
/** Platforms cut their own shape: the ground fills the square, and the stones stay inside the safe middle. */
const maskable = mark.replace(' rx="14"', '').replace('viewBox="0 0 64 64"', 'viewBox="-9 -9 82 82"').replace('<rect width="64" height="64"', '<rect x="-9" y="-9" width="82" height="82"').replace('M0 32h64M32 0v64', 'M-9 32h82M32-9v82');

const icons = [
  ['app/apple-icon.png', maskable, 180],
  ['public/icons/icon-192.png', mark, 192],
  ['public/icons/icon-512.png', mark, 512],
  ['public/icons/maskable-512.png', maskable, 512],
];

await mkdir(new URL('../public/icons/', import.meta.url), { recursive: true });
for (const [path, svg, size] of icons) {
  await sharp(Buffer.from(svg), { density: 72 * (size / 64) }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(new URL(`../${path}`, import.meta.url).pathname);
}
