import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { CachedResponse } from './prepare-response';

/** A page as instances share it: `number` is that of the last invalidation received before its rendering began. */
export type PageEntry = Pick<CachedResponse, 'headers' | 'etag' | 'forms'> & { number: number };

/** The version of the format. It is part of the signature, so entries of former versions are invalid. */
const form = 'sente page 1';
const signatureBytes = 32;
const size = z.number().int().nonnegative();
const headSchema = z.object({
  number: size,
  etag: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  sizes: z.union([z.strictObject({ plain: size }), z.strictObject({ br: size, gzip: size })]),
});

/**
 * Entries are signed together with their key, with a secret of the shop's instances: another writer to the store can change no page, and damaged
 * entries are noticed.
 */
export class PageEntries {
  constructor(private readonly secret: string) {}

  /** Signature, length of the head, head, bodies. */
  encode(key: string, { number, etag, headers, forms }: PageEntry): Buffer {
    const bodies = Object.entries(forms) as [string, Buffer][];
    const sizes = Object.fromEntries(bodies.map(([name, body]) => [name, body.length]));
    const head = Buffer.from(JSON.stringify({ number, etag, headers, sizes }));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(head.length);
    const rest = Buffer.concat([length, head, ...bodies.map(([, body]) => body)]);
    return Buffer.concat([this.#sign(key, rest), rest]);
  }

  /** @returns null for an entry that this version did not write under this key */
  decode(key: string, bytes: Buffer): PageEntry | null {
    const rest = bytes.subarray(signatureBytes);
    if (rest.length < 4 || !timingSafeEqual(bytes.subarray(0, signatureBytes), this.#sign(key, rest))) return null;
    let at = 4 + rest.readUInt32BE();
    const head = headSchema.safeParse(JSON.parse(rest.toString('utf8', 4, at)));
    if (!head.success) return null;
    const { sizes, ...entry } = head.data;
    // Copies, because a slice would retain the whole buffer in memory.
    const next = (length: number) => Buffer.from(rest.subarray(at, (at += length)));
    if ('plain' in sizes) return { ...entry, forms: { plain: next(sizes.plain) } };
    return { ...entry, forms: { br: next(sizes.br), gzip: next(sizes.gzip) } };
  }

  #sign(key: string, rest: Buffer): Buffer {
    return createHmac('sha256', this.secret).update(`${form}\n${key}\n`).update(rest).digest();
  }
}
