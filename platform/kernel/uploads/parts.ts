import { uploadLimits } from '@/lib/kernel/upload';
import { privateFiles } from '@/platform/kernel/files/private-files';

/** `size`: bytes, as they were announced. */
type Received = { publicId: string; size: number };

const keyOf = (publicId: string, offset: number) => `${publicId}-part-${offset}`;
/** Every part but the last has the maximum length, so their offsets need not be stored. */
const offsets = (size: number) =>
  Array.from({ length: Math.ceil(size / uploadLimits.partBytes) }, (_, index) => index * uploadLimits.partBytes);

export const lengthOfPart = (size: number, offset: number) => Math.min(uploadLimits.partBytes, size - offset);

export const storePart = ({ publicId }: Received, offset: number, bytes: Buffer) =>
  privateFiles().put(keyOf(publicId, offset), bytes);

export async function joinParts({ publicId, size }: Received): Promise<Buffer> {
  return Buffer.concat(await Promise.all(offsets(size).map((offset) => privateFiles().get(keyOf(publicId, offset)))));
}

/** @param size as it was announced: what is stored in the end may be longer or shorter */
export const removeParts = ({ publicId, size }: Received) =>
  privateFiles().remove(offsets(size).map((offset) => keyOf(publicId, offset)));

/** Everything of a file, whatever state it is in. */
export const removeBytes = async ({ publicId }: Pick<Received, 'publicId'>) =>
  privateFiles().remove([publicId, ...offsets(uploadLimits.bytes).map((offset) => keyOf(publicId, offset))]);
