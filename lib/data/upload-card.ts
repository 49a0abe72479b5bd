import 'server-only';
import sharp from 'sharp';
import type { Image } from '../contract/image';
import { env } from '../env';
import { ownOrigin } from '../own-address.mjs';

/** Milliseconds to wait for a file of our own or of the CMS. */
const patience = 5_000;

/**
 * An upload as a share card: what must stay in sight (in percent from the left and the top) as near its middle as can be, and the shop's mark over it.
 * @param over an SVG as large as the card
 * @returns JPEG; null when the file cannot be had
 */
export async function uploadCard(
  { src, focalX, focalY }: Pick<Image, 'src' | 'focalX' | 'focalY'>,
  { width, height, over }: { width: number; height: number; over: string },
): Promise<Buffer | null> {
  try {
    const answer = await fetch(new URL(src, ownOrigin(env)), { signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return null;
    const upright = await sharp(await answer.arrayBuffer())
      .rotate()
      .toBuffer({ resolveWithObject: true });
    const scale = Math.max(width / upright.info.width, height / upright.info.height);
    const whole = { width: Math.ceil(upright.info.width * scale), height: Math.ceil(upright.info.height * scale) };
    const place = (focus: number, all: number, part: number) =>
      Math.round(Math.min(Math.max((all * focus) / 100 - part / 2, 0), all - part));
    const card = sharp(upright.data)
      .resize({ ...whole, fit: 'fill' })
      .extract({ left: place(focalX, whole.width, width), top: place(focalY, whole.height, height), width, height });
    return await sharp(await card.toBuffer())
      .composite([{ input: Buffer.from(over) }])
      .flatten({ background: '#fffdf8' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  } catch {
    return null;
  }
}
