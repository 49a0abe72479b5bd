import { filmLimits } from '@/lib/films/film';
import { privateFiles } from '@/platform/kernel/files/private-files';

/** A film as it lies, or as far as it has come: in parts, all but the last of full length, so that their places need not be kept. */
export type FilmBytes = { key: string; size: number };

const { partBytes } = filmLimits;
const nameOf = (key: string, offset: number) => `film-${key}-${offset}`;

export const lengthOfPart = (size: number, offset: number) => Math.min(partBytes, size - offset);

export const storeFilmPart = ({ key }: FilmBytes, offset: number, bytes: Buffer) =>
  privateFiles().put(nameOf(key, offset), bytes);

/** The files it lies in, each with its bytes. */
export const filmParts = ({ key, size }: FilmBytes) =>
  Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => index * partBytes).map((offset) => ({
    key: nameOf(key, offset),
    size: lengthOfPart(size, offset),
  }));

export const removeFilm = (film: FilmBytes) => privateFiles().remove(filmParts(film).map(({ key }) => key));

/** The bytes of a film from one to another, the last included: no more of them are read than are asked for. */
export async function* readFilm({ key }: FilmBytes, start: number, end: number): AsyncGenerator<Uint8Array, void> {
  for (let offset = start - (start % partBytes); offset <= end; offset += partBytes) {
    const from = Math.max(0, start - offset);
    const to = Math.min(partBytes - 1, end - offset);
    yield* await privateFiles().read(nameOf(key, offset), from, to);
  }
}
