import { videoLimits } from '@/lib/videos/video';
import { privateFiles } from '@/platform/kernel/files/private-files';

/** A stored video, or an upload in progress. It is stored in parts, all of full length but the last, so that no offsets need to be stored. */
export type VideoBytes = { key: string; size: number };

const { partBytes } = videoLimits;
const nameOf = (key: string, offset: number) => `film-${key}-${offset}`;

export const lengthOfPart = (size: number, offset: number) => Math.min(partBytes, size - offset);

export const storeVideoPart = ({ key }: VideoBytes, offset: number, bytes: Buffer) =>
  privateFiles().put(nameOf(key, offset), bytes);

/** The files that a video is stored in, each with its size in bytes. */
export const videoParts = ({ key, size }: VideoBytes) =>
  Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => index * partBytes).map((offset) => ({
    key: nameOf(key, offset),
    size: lengthOfPart(size, offset),
  }));

export const removeVideo = (video: VideoBytes) => privateFiles().remove(videoParts(video).map(({ key }) => key));

/** Reads the bytes of a video from `start` to `end`, both included, and no more than that. */
export async function* readVideo({ key }: VideoBytes, start: number, end: number): AsyncGenerator<Uint8Array, void> {
  for (let offset = start - (start % partBytes); offset <= end; offset += partBytes) {
    const from = Math.max(0, start - offset);
    const to = Math.min(partBytes - 1, end - offset);
    yield* await privateFiles().read(nameOf(key, offset), from, to);
  }
}
