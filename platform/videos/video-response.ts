import { ReadableStream } from 'node:stream/web';
import parseRange from 'range-parser';
import { readVideo } from './video-parts';
import type { OpenVideo } from './open-video';

/** Headers for private bytes that must not run as a page and that no proxy may store or buffer: buffering would fetch bytes that are never watched. */
const ownBytes = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
};

/**
 * Responds with a video or the one requested range of it (RFC 9110, 14). It is read as fast as the client takes it, and no further once the client is
 * gone. Several ranges, or a range of another file (If-Range), get the whole video.
 */
export function videoResponse(video: OpenVideo, asked: Headers): Response {
  const { size, mime } = video;
  // Each file has its own key, so this is a strong ETag.
  const etag = `"${video.key}"`;
  const headers = { ...ownBytes, 'content-type': mime, 'accept-ranges': 'bytes', etag };
  const isOfThis = [null, etag].includes(asked.get('if-range'));
  const ranges = isOfThis ? parseRange(size, rangeOf(asked, size)) : -2;
  if (ranges === -1)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const range = typeof ranges === 'object' && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  return new Response(ReadableStream.from(readVideo(video, start, end)) as BodyInit, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/** A suffix range longer than the video means the whole video; the parser would call it unsatisfiable. */
const rangeOf = (asked: Headers, size: number) =>
  (asked.get('range') ?? '').replace(/^bytes=-(\d+)$/, (last, length) => (Number(length) > size ? 'bytes=0-' : last));

export const captionsResponse = (captions: string): Response =>
  new Response(captions, { headers: { ...ownBytes, 'content-type': 'text/vtt; charset=utf-8' } });
