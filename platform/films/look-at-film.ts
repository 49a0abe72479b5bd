import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { createFile, Log, MP4BoxBuffer, type Movie } from 'mp4box';
import { filmLimits, filmTypes, type FilmType } from '@/lib/films/film';
import { lengthOfPart, readFilm, type FilmBytes } from './film-parts';

/** Why a file is rejected: no video by its content, not playable in browsers, without a length, too long, too large. */
export const filmFaults = ['notAFilm', 'unplayable', 'noLength', 'tooLong', 'tooLarge'] as const;
export type FilmFault = (typeof filmFaults)[number];

export class FilmRejected extends Error {
  override readonly name = 'FilmRejected';

  constructor(readonly fault: FilmFault) {
    super(fault);
  }
}

/** The type of a file by its first bytes, not by its name. */
export async function typeOfFilm(start: Buffer): Promise<FilmType> {
  const mime = (await fileTypeFromBuffer(start))?.mime;
  const type = filmTypes.find((one) => one === mime);
  if (!type) throw new FilmRejected('notAFilm');
  return type;
}

/** The length in whole seconds; rejects what is longer than a lesson. */
export async function lengthOfFilm(video: FilmBytes, type: FilmType): Promise<number> {
  const length = await (type === 'video/mp4' ? lengthOfMp4(video) : lengthOfWebm(video)).catch((error: unknown) => {
    if (error instanceof FilmRejected) throw error;
    return 0;
  });
  if (!Number.isFinite(length) || length <= 0) throw new FilmRejected('noLength');
  if (length > filmLimits.seconds) throw new FilmRejected('tooLong');
  return Math.max(1, Math.round(length));
}

/** H.264, VP9 and AV1: the codecs that browsers of phones and computers play. */
const playable = /^(?:avc[13]|vp09|av01)\b/;
/** In bytes. The index of a video of 15 minutes takes 2 MB; a file that needs more reads than this is rejected. */
const maxRead = 32_000_000;

/** Reads the index, which is at the beginning or at the end, and skips the frames. */
async function lengthOfMp4(video: FilmBytes): Promise<number> {
  // The parser's warnings about a file do not belong in our log.
  Log.setLogLevel(Log.error);
  const file = createFile();
  let found: Movie | undefined;
  file.onReady = (movie) => void (found = movie);
  for (let at = 0, read = 0; at < video.size && !found && read < maxRead; read += filmLimits.partBytes) {
    const end = at + lengthOfPart(video.size, at) - 1;
    const bytes = await buffer(Readable.from(readFilm(video, at, end)));
    const next = file.appendBuffer(
      MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, at),
      end + 1 === video.size,
    );
    at = next !== undefined && next > at ? next : end + 1;
  }
  const videoTracks = found?.tracks.filter((track) => track.video) ?? [];
  if (!found || videoTracks.length === 0) throw new FilmRejected('notAFilm');
  if (!videoTracks.some(({ codec }) => playable.test(codec))) throw new FilmRejected('unplayable');
  const { duration, timescale, isFragmented, fragment_duration: inFragments } = found;
  return ((isFragmented && inFragments ? inFragments.num / inFragments.den : 0) || duration / timescale) as number;
}

/** Returns 0 without a length, as in files that browsers record. */
async function lengthOfWebm(video: FilmBytes): Promise<number> {
  const { parseStream } = await import('music-metadata');
  const bytes = Readable.from(readFilm(video, 0, video.size - 1), { objectMode: false });
  try {
    const { format } = await parseStream(bytes, { mimeType: 'video/webm', size: video.size }, { skipCovers: true });
    if (!format.hasVideo) throw new FilmRejected('notAFilm');
    return format.duration ?? 0;
  } finally {
    bytes.destroy();
  }
}
