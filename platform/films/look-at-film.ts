import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { createFile, Log, MP4BoxBuffer, type Movie } from 'mp4box';
import { filmLimits, filmTypes, type FilmType } from '@/lib/films/film';
import { lengthOfPart, readFilm, type FilmBytes } from './film-parts';

/** Why a file is no film that we take: not a film by its content, one that browsers do not play, without a length, too long, too large. */
export const filmFaults = ['notAFilm', 'unplayable', 'noLength', 'tooLong', 'tooLarge'] as const;
export type FilmFault = (typeof filmFaults)[number];

export class FilmRejected extends Error {
  override readonly name = 'FilmRejected';

  constructor(readonly fault: FilmFault) {
    super(fault);
  }
}

/** What a file is by its first bytes, whatever it is called. */
export async function typeOfFilm(start: Buffer): Promise<FilmType> {
  const mime = (await fileTypeFromBuffer(start))?.mime;
  const type = filmTypes.find((one) => one === mime);
  if (!type) throw new FilmRejected('notAFilm');
  return type;
}

/** In whole seconds, and no longer than a lesson. */
export async function lengthOfFilm(film: FilmBytes, type: FilmType): Promise<number> {
  const length = await (type === 'video/mp4' ? lengthOfMp4(film) : lengthOfWebm(film)).catch((error: unknown) => {
    if (error instanceof FilmRejected) throw error;
    return 0;
  });
  if (!Number.isFinite(length) || length <= 0) throw new FilmRejected('noLength');
  if (length > filmLimits.seconds) throw new FilmRejected('tooLong');
  return Math.max(1, Math.round(length));
}

/** H.264, VP9 and AV1: what the browsers of phones and computers play. */
const playable = /^(?:avc[13]|vp09|av01)\b/;
/** Of a quarter of an hour the table of what lies where takes 2 MB; a file that wants more than this read for it is none. */
const maxRead = 32_000_000;

/** Reads what lies around the pictures and not them: the table stands at the beginning or at the end. */
async function lengthOfMp4(film: FilmBytes): Promise<number> {
  // What is odd in a file is nothing for our log.
  Log.setLogLevel(Log.error);
  const file = createFile();
  let found: Movie | undefined;
  file.onReady = (movie) => void (found = movie);
  for (let at = 0, read = 0; at < film.size && !found && read < maxRead; read += filmLimits.partBytes) {
    const end = at + lengthOfPart(film.size, at) - 1;
    const bytes = await buffer(Readable.from(readFilm(film, at, end)));
    const next = file.appendBuffer(
      MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, at),
      end + 1 === film.size,
    );
    at = next !== undefined && next > at ? next : end + 1;
  }
  const pictures = found?.tracks.filter(({ video }) => video) ?? [];
  if (!found || pictures.length === 0) throw new FilmRejected('notAFilm');
  if (!pictures.some(({ codec }) => playable.test(codec))) throw new FilmRejected('unplayable');
  const { duration, timescale, isFragmented, fragment_duration: inFragments } = found;
  return ((isFragmented && inFragments ? inFragments.num / inFragments.den : 0) || duration / timescale) as number;
}

/** What a recorder of a browser writes names no length. */
async function lengthOfWebm(film: FilmBytes): Promise<number> {
  const { parseStream } = await import('music-metadata');
  const bytes = Readable.from(readFilm(film, 0, film.size - 1), { objectMode: false });
  try {
    const { format } = await parseStream(bytes, { mimeType: 'video/webm', size: film.size }, { skipCovers: true });
    if (!format.hasVideo) throw new FilmRejected('notAFilm');
    return format.duration ?? 0;
  } finally {
    bytes.destroy();
  }
}
