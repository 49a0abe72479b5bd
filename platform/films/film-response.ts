import { ReadableStream } from 'node:stream/web';
import parseRange from 'range-parser';
import { readFilm } from './film-parts';
import type { OpenFilm } from './open-film';

/** Bytes that can do nothing here, for one person, kept by nobody on the way: a proxy that gathers them first would fetch what is never watched. */
const ownBytes = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/**
 * A film, or the one range of it that is asked for (RFC 9110, 14): read as fast as the caller takes it, and no further once he is gone. Several ranges at
 * once, or a range of another file than this (If-Range), are answered with the whole.
 */
export function filmResponse(film: OpenFilm, asked: Headers): Response {
  const { size, mime } = film;
  // Another file has another key, so this is as strong as an ETag can be.
  const etag = `"${film.key}"`;
  const headers = { ...ownBytes, 'content-type': mime, 'accept-ranges': 'bytes', etag };
  const isOfThis = [null, etag].includes(asked.get('if-range'));
  const ranges = isOfThis ? parseRange(size, rangeOf(asked, size)) : -2;
  if (ranges === -1)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const range = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(ReadableStream.from(readFilm(film, start, end)) as BodyInit, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** The last bytes of a film that has fewer are all of it; the parser says that there are none. */
const rangeOf = (asked: Headers, size: number) =>
  (asked.get('range') ?? '').replace(/^bytes=-(\d+)$/, (last, length) => (Number(length) > size ? 'bytes=0-' : last));

export const captionsResponse = (captions: string): Response =>
  new Response(captions, { headers: { ...ownBytes, 'content-type': 'text/vtt; charset=utf-8' } });
