/**
 * What a picture costs to decode, its file decides: a megabyte may unfold to gigabytes of native memory, which no limit inside the shop's own
 * process holds. So this is a process of its own, for one picture: the file comes in on stdin, what is made of it goes out on stdout, and a
 * reason to reject it on stderr. Plain JavaScript, started by path, so that it is the same file in tests, in development and beside the build.
 */
import { writeSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** @typedef {import('./draw-picture').PictureTask} Task */

/** A page of A4 at 600 dpi has 35 million; decoded line by line they cost next to nothing. */
const maxPixels = 40_000_000;
/** Of a picture that has to be in memory as a whole: what phones take by default. It costs a quarter of a gigabyte, while one is drawn. */
const maxHeldPixels = 25_000_000;
/** The same where Payload decodes it, in the shop's own process and for several sizes at once: a screen of 3840 × 2160. */
const maxPixelsInShop = 8_500_000;
/** By how many bytes this process may grow over what it needs to start and to hold the file. A header is small. */
const allowance = { draw: 320_000_000, look: 64_000_000, blank: 320_000_000 };
const lineByLine = ['jpeg', 'png'];
const encode = {
  /** @param {sharp.Sharp} picture */
  // Tables made for this one picture would save a twentieth of the file and hold all of it in memory.
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 90, optimiseCoding: false }),
  /** @param {sharp.Sharp} picture */
  png: (picture) => picture.png(),
  /** @param {sharp.Sharp} picture */
  webp: (picture) => picture.webp({ quality: 84 }),
};

// Pages come first where two cores serve both. Only root may raise a priority: a service that runs lower stays there.
if (getPriority() < 10) setPriority(10);
// A signal to the whole group is for the front; this ends by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
sharp.cache(false);
sharp.concurrency(1);
// An SVG can have files read, and others have never been looked at.
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
  // Of several pictures in a file the first is drawn. To turn it, all of it is needed at once.
  const isWhole = isHeld(header) || (header.orientation ?? 1) > 1;
  if (header.width * header.height > (isWhole ? maxHeldPixels : maxPixels)) reject('too many pixels');
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true }).autoOrient();
  return encode[as](cut ? cutOut(picture, header.autoOrient, cut) : picture).toBuffer();
}

/**
 * As large as asked, with what must stay in sight as near its middle as can be.
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
 * Whether its decoder holds all of it: each pass over a progressive file touches every line, and the other formats know no lines.
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
 * Ends at once, in the middle of whatever libvips does.
 * @param {string} reason
 * @returns {never}
 */
function reject(reason) {
  writeSync(2, `rejected: ${reason}`);
  process.kill(process.pid, 'SIGKILL');
  throw new Error(reason);
}
