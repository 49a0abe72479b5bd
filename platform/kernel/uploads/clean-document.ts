import { fileTypeFromBuffer } from 'file-type';
import { blankPhonePicture, drawPicture, PictureRejected } from '@/lib/kernel/pictures/draw-picture';

/** A WebP becomes a JPEG: its own encoder takes several times the memory of its decoder. */
const drawnAs: Record<string, 'jpeg' | 'png'> = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'jpeg' };
const phonePictures = ['image/heic', 'image/heif'];

/** Why a file is none of the documents we take. */
export class NoDocument extends Error {
  override readonly name = 'NoDocument';
}

/**
 * What a file is, by its content, and its bytes without what tells where it was taken: pictures are drawn anew and upright, without metadata;
 * a PDF is kept as it is.
 * @throws NoDocument for any other type, and for what cannot be read; LineTooLong when it has to be tried again
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
