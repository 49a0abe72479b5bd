import 'server-only';
import sharp from 'sharp';
import type { Image } from '@/lib/kernel/pictures/image';
import { env } from '@/lib/kernel/env';
import { ownOrigin } from '@/lib/kernel/own-address.mjs';
import { drawPicture } from '@/lib/kernel/pictures/draw-picture';
import { LineTooLong } from '@/lib/kernel/pictures/one-at-a-time';

/** Milliseconds to wait for a file of our own or of the CMS. */
const patience = 5_000;

/**
 * An upload as a share card: cropped around its focal point (in percent from the left and the top), with the shop's mark over it.
 * @param over an SVG as large as the card
 * @returns JPEG; null when the file cannot be fetched or decoded
 * @throws LineTooLong when too many pictures are waiting to be drawn
 */
export async function uploadCard(
  { src, focalX, focalY }: Pick<Image, 'src' | 'focalX' | 'focalY'>,
  { width, height, over }: { width: number; height: number; over: string },
): Promise<Buffer | null> {
  try {
    const response = await fetch(new URL(src, ownOrigin(env)), { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    return await sharp(await drawPicture(bytes, 'png', { width, height, focalX, focalY }))
      .composite([{ input: Buffer.from(over) }])
      .flatten({ background: '#fffdf8' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof LineTooLong) throw error;
    return null;
  }
}
