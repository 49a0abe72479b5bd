import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { withoutPlace } from './without-place';

/** Beyond it a small file could fill the memory: twice what today's phones take. */
const mostPixels = 120_000_000;
const quality = 90;

const reencode: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality }),
};
const phonePictures = ['image/heic', 'image/heif'];

/** Why a file is none of the documents we take. */
export class NoDocument extends Error {
  override readonly name = 'NoDocument';
}

/**
 * What a file is, by its content, and its bytes without what tells where it was taken: pictures are drawn anew and upright, without metadata;
 * a PDF is kept as it is.
 * @throws NoDocument for any other type, and for what cannot be read
 */
export async function cleanDocument(bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (mime === 'application/pdf') return { mime, bytes };
  if (phonePictures.includes(mime)) return cleanPhonePicture(bytes);
  const draw = reencode[mime];
  if (!draw) throw new NoDocument(mime || 'of no known type');
  return { mime, bytes: await drawn(bytes, draw) };
}

/** As JPEG where sharp can decode it; else as it is, without its metadata. */
async function cleanPhonePicture(bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> {
  try {
    return { mime: 'image/jpeg', bytes: await drawn(bytes, reencode['image/jpeg']!) };
  } catch {
    return {
      mime: 'image/heic',
      bytes: await withoutPlace(bytes).catch((error: unknown) => {
        throw new NoDocument(String(error));
      }),
    };
  }
}

function drawn(bytes: Buffer, draw: (picture: Sharp) => Sharp): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();
  return draw(picture)
    .toBuffer()
    .catch((error: unknown) => {
      throw new NoDocument(String(error));
    });
}
