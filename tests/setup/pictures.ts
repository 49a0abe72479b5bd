import { deflateSync } from 'node:zlib';
import { crc32 } from '@/platform/payments/providers/paypal/paypal-signature';

/** A segment of a JPEG file (ITU-T T.81, B): its marker, its length, its bytes. */
function segment(marker: number, bytes: readonly number[] | Buffer): Buffer {
  const length = bytes.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), Buffer.from(bytes)]);
}

type Jpeg = { width: number; height: number; progressive?: boolean; orientation?: number };

/**
 * A grey JPEG of any size, made without a picture in memory: each of its blocks is one bit a table, "as the one before, and nothing else".
 * Progressive, it is as small as a file can be that has its decoder hold three coefficients for each pixel.
 */
export function greyJpeg({ width, height, progressive = false, orientation }: Jpeg): Buffer {
  const components = [1, 2, 3];
  const [upper, lower] = [(value: number) => value >> 8, (value: number) => value & 0xff];
  const frame = [8, upper(height), lower(height), upper(width), lower(width), components.length];
  // One symbol, 0, which is written as the bit 0.
  const table = (kind: number) => [kind, 1, ...new Array<number>(15).fill(0), 0];
  const exif = Buffer.from([
    ...Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation ?? 1,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * components.length;
  const bits = blocks * (progressive ? 1 : 2);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation ? [segment(0xe1, exif)] : []),
    segment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    segment(progressive ? 0xc2 : 0xc0, [...frame, ...components.flatMap((id) => [id, 0x11, 0])]),
    segment(0xc4, [...table(0x00), ...table(0x10)]),
    segment(0xda, [components.length, ...components.flatMap((id) => [id, 0x00]), 0, progressive ? 0 : 63, 0]),
    Buffer.alloc(Math.floor(bits / 8)),
    Buffer.from([0xff >> (bits % 8), 0xff, 0xd9].slice(bits % 8 ? 0 : 1)),
  ]);
}

/** A small PNG with so many notes of 8 MB each, compressed to 8 KB: 900 of them are a file of 7 MB. */
export function pngWithNotes(notes: number): Buffer {
  const chunk = (type: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), bytes]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 2, 0, 0, 0]);
  const note = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(7_900_000, 65))]));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    ...new Array<Buffer>(notes).fill(note),
    chunk('IDAT', deflateSync(Buffer.alloc((64 * 3 + 1) * 64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** By how many megabytes this process grew, at most, while `work` was done. */
export async function growthDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ megabytes: number; result: Result }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => (most = Math.max(most, process.memoryUsage.rss()));
  const watch = setInterval(look, 5);
  try {
    const result = await work();
    look();
    return { megabytes: (most - before) / 1e6, result };
  } finally {
    clearInterval(watch);
  }
}
