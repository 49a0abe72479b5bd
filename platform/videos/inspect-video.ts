import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { createFile, Log, MP4BoxBuffer, type Movie } from 'mp4box';
import { videoLimits, videoTypes, type VideoType } from '@/lib/videos/video';
import { lengthOfPart, readVideo, type VideoBytes } from './video-parts';

/** Why a file is rejected: no video by its content, not playable in browsers, without a length, too long, too large. */
export const videoFaults = ['notAVideo', 'unplayable', 'noLength', 'tooLong', 'tooLarge'] as const;
export type VideoFault = (typeof videoFaults)[number];

export class VideoRejected extends Error {
  override readonly name = 'VideoRejected';

  constructor(readonly fault: VideoFault) {
    super(fault);
  }
}

/** The type of a file by its first bytes, not by its name. */
export async function typeOfVideo(start: Buffer): Promise<VideoType> {
  const mime = (await fileTypeFromBuffer(start))?.mime;
  const type = videoTypes.find((one) => one === mime);
  if (!type) throw new VideoRejected('notAVideo');
  return type;
}

/** The length in whole seconds; rejects what is longer than a lesson. */
export async function lengthOfVideo(video: VideoBytes, type: VideoType): Promise<number> {
  const length = await (type === 'video/mp4' ? lengthOfMp4(video) : lengthOfWebm(video)).catch((error: unknown) => {
    if (error instanceof VideoRejected) throw error;
    return 0;
  });
  if (!Number.isFinite(length) || length <= 0) throw new VideoRejected('noLength');
  if (length > videoLimits.seconds) throw new VideoRejected('tooLong');
  return Math.max(1, Math.round(length));
}

/** H.264, VP9 and AV1: the codecs that browsers of phones and computers play. */
const playable = /^(?:avc[13]|vp09|av01)\b/;
/** In bytes. The index of a video of 15 minutes takes 2 MB; a file that needs more reads than this is rejected. */
const maxRead = 32_000_000;

/** Reads the index, which is at the beginning or at the end, and skips the frames. */
async function lengthOfMp4(video: VideoBytes): Promise<number> {
  // The parser's warnings about a file do not belong in our log.
  Log.setLogLevel(Log.error);
  const file = createFile();
  let found: Movie | undefined;
  file.onReady = (movie) => void (found = movie);
  for (let at = 0, read = 0; at < video.size && !found && read < maxRead; read += videoLimits.partBytes) {
    const end = at + lengthOfPart(video.size, at) - 1;
    const bytes = await buffer(Readable.from(readVideo(video, at, end)));
    const next = file.appendBuffer(
      MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, at),
      end + 1 === video.size,
    );
    at = next !== undefined && next > at ? next : end + 1;
  }
  const videoTracks = found?.tracks.filter((track) => track.video) ?? [];
  if (!found || videoTracks.length === 0) throw new VideoRejected('notAVideo');
  if (!videoTracks.some(({ codec }) => playable.test(codec))) throw new VideoRejected('unplayable');
  const { duration, timescale, isFragmented, fragment_duration: inFragments } = found;
  return ((isFragmented && inFragments ? inFragments.num / inFragments.den : 0) || duration / timescale) as number;
}

/** Returns 0 without a length, as in files that browsers record. */
async function lengthOfWebm(video: VideoBytes): Promise<number> {
  const { parseStream } = await import('music-metadata');
  const bytes = Readable.from(readVideo(video, 0, video.size - 1), { objectMode: false });
  try {
    const { format } = await parseStream(bytes, { mimeType: 'video/webm', size: video.size }, { skipCovers: true });
    if (!format.hasVideo) throw new VideoRejected('notAVideo');
    return format.duration ?? 0;
  } finally {
    bytes.destroy();
  }
}
