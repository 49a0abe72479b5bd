import { fileTypeFromBuffer } from 'file-type';
import { blankPhonePicture, drawPicture, PictureRejected } from '@/lib/kernel/pictures/draw-picture';

/** A WebP becomes a JPEG: its own encoder takes several times the memory of its decoder. */
const drawnAs: Record<string, 'jpeg' | 'png'> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'jpeg' };
const phonePictures = ['image/heic', 'image/heif'];

/** Thrown for a file that is no document of an accepted type. */
export class NoDocument extends Error {
  override readonly name = 'NoDocument';
}

/**
 * The type of a file, by its content, and its bytes without metadata such as where it was taken: pictures are encoded anew and upright;
 * a PDF is left as it is.
 * @throws NoDocument for any other type, and for a file that cannot be read; LineTooLong when it has to be tried again
 */
export async function cleanDocument(bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (mime === 'application/pdf') return { mime, bytes };
  try {
    if (phonePictures.includes(mime)) return await cleanPhonePicture(bytes);
    const as = drawnAs[mime];
    if (as) return await drawn(bytes, as);
  } catch (error) {
    throw error instanceof PictureRejected ? new NoDocument(error.message) : error;
  }
  throw new NoDocument(mime || 'of no known type');
}

/** As JPEG where sharp can decode it; else as it is, without its metadata. */
async function cleanPhonePicture(bytes: Buffer): Promise<{ mime: string; bytes: Buffer }> {
  try {
    return await drawn(bytes, 'jpeg');
  } catch (error) {
    if (!(error instanceof PictureRejected)) throw error;
    return { mime: 'image/heic', bytes: await blankPhonePicture(bytes) };
  }
}

const drawn = async (bytes: Buffer, as: 'jpeg' | 'png') => ({
  mime: `image/${as}`,
  bytes: await drawPicture(bytes, as),
});
