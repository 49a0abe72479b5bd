/**
 * Decodes one picture in a separate process, because a file of one megabyte may expand to gigabytes of native memory, which cannot be limited inside
 * the shop's own process. The file comes in on stdin, the result goes out on stdout, and the reason for a rejection on stderr. Plain JavaScript,
 * started by path, so that it is the same file in tests, in development and beside the build.
 */
import { writeSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @typedef {import('./draw-picture').PictureTask} Task */

/** An A4 page at 600 dpi has 35 million; decoded line by line they need almost no memory. */
const maxPixels = 40_000_000;
/** The limit for a picture that must be in memory as a whole: the default size of phones. It needs a quarter of a gigabyte while it is drawn. */
const maxHeldPixels = 25_000_000;
/** The same when Payload decodes it in the shop's own process and for several sizes at once: 3840 × 2160. */
const maxPixelsInShop = 8_500_000;
/** Bytes by which this process may grow after it has started and read the file. Reading a header needs little. */
const allowance = { draw: 320_000_000, look: 64_000_000, blank: 320_000_000 };
const lineByLine = ['jpeg', 'png'];
const encode = {
  /** @param {sharp.Sharp} picture */
  // Optimised Huffman tables would make the file 5 % smaller, but need all of the picture in memory.
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 90, optimiseCoding: false }),
  /** @param {sharp.Sharp} picture */
  png: (picture) => picture.png(),
  /** @param {sharp.Sharp} picture */
  webp: (picture) => picture.webp({ quality: 84 }),
};

// Pages have priority on a machine with few cores. Only root may raise a priority, so a service that runs with a lower one stays there.
if (getPriority() < 10) setPriority(10);
// A signal to the whole process group is meant for the front; this process ends by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
sharp.cache(false);
sharp.concurrency(1);
// An SVG can read other files, and the remaining loaders have not been reviewed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`) });

/** @type {Task} */
const task = JSON.parse(process.argv[2] ?? '');
const bytes = await buffer(process.stdin);
const maxMemory = process.memoryUsage.rss() + allowance[task.do];
const watch = setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) reject('takes too much memory');
}, 10);
try {
  process.stdout.write(await done());
} catch (error) {
  reject(error instanceof Error ? error.message : String(error));
}
clearInterval(watch);

/** @returns {Promise<Uint8Array>} */
async function done() {
  if (task.do === 'blank') return (await import('./without-place.mjs')).withoutPlace(bytes);
  const header = await sharp(bytes, { failOn: 'error' }).metadata();
  if (task.do === 'draw') return draw(header, task);
  if (pixelsOf(header) > (isHeld(header) ? maxPixelsInShop : maxPixels)) reject('too many pixels');
  return new Uint8Array();
}

/**
 * @param {sharp.Metadata} header
 * @param {Extract<Task, { do: 'draw' }>} task
 */
async function draw(header, { as, cut }) {
  // The first of several pictures in a file is drawn. A rotation needs all of it in memory.
  const isWhole = isHeld(header) || (header.orientation ?? 1) > 1;
  if (header.width * header.height > (isWhole ? maxHeldPixels : maxPixels)) reject('too many pixels');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }).autoOrient();
  return encode[as](cut ? cutOut(picture, header.autoOrient, cut) : picture).toBuffer();
}

/**
 * Crops to the requested size, with the focal point as near the middle as possible.
 * @param {sharp.Sharp} picture
 * @param {{ width: number, height: number }} upright
 * @param {import('./draw-picture').Cut} cut
 */
function cutOut(picture, upright, { width, height, focalX = 50, focalY = 50 }) {
  const scale = Math.max(width / upright.width, height / upright.height);
  const whole = { width: Math.ceil(upright.width * scale), height: Math.ceil(upright.height * scale) };
  /** @type {(focus: number, all: number, part: number) => number} */
  const place = (focus, all, part) => Math.round(Math.min(Math.max((all * focus) / 100 - part / 2, 0), all - part));
  return picture
    .resize({ ...whole, fit: 'fill' })
    .extract({ left: place(focalX, whole.width, width), top: place(focalY, whole.height, height), width, height });
}

/**
 * Whether the decoder needs the whole picture in memory: each pass over a progressive file touches every line, and the other formats are not line-based.
 * @param {sharp.Metadata} header
 */
function isHeld({ format, isProgressive }) {
  return isProgressive || !lineByLine.includes(format);
}

/** @param {sharp.Metadata} header */
function pixelsOf({ width, height, pages = 1 }) {
  return width * height * pages;
}

/**
 * Ends the process at once, even while libvips is working.
 * @param {string} reason
 * @returns {never}
 */
function reject(reason) {
  writeSync(2, `rejected: ${reason}`);
  process.kill(process.pid, 'SIGKILL');
  throw new Error(reason);
}
