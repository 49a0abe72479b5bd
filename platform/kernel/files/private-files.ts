import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/kernel/env';
import { connectBucket, sizeInBucket, type Connected } from './bucket';

/** Storage of documents and of videos of lessons: never at a public address, under names that the shop makes. */
type PrivateFiles = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer>;
  /** A stream of its bytes from `from` to `to`, both included. */
  read: (key: string, from: number, to: number) => Promise<Readable>;
  /** How many bytes it has; null where there is none. */
  size: (key: string) => Promise<number | null>;
  /** @throws if one of them could not be removed; calling it again is safe */
  remove: (keys: readonly string[]) => Promise<void>;
};

/** Accepts only names that the shop makes; anything else could be a path. */
function safe(key: string): string {
  if (!/^[\w-]{8,80}$/.test(key)) throw new Error('not the name of a private file');
  return key;
}

/** How many bytes a file has; null where there is none. */
export const sizeOnDisk = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? null : Promise.reject(error)),
  );

/**
 * Storage in a folder that only the shop's own user may enter. A file is written under another name and renamed, so that it is complete or absent, also
 * on a full disk.
 */
function inFolder(folder: string): PrivateFiles {
  const at = (key: string) => path.join(folder, safe(key));
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = `${at(key)}.${randomUUID()}`;
      try {
        await writeFile(beside, bytes, { mode: 0o600 });
        await rename(beside, at(key));
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(at(key)),
    read: async (key, start, end) => createReadStream(at(key), { start, end }),
    size: (key) => sizeOnDisk(at(key)),
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(at(key), { force: true })));
    },
  };
}

function inBucket(Bucket: string): PrivateFiles {
  let connected: Promise<Connected> | undefined;
  const bucket = () => (connected ??= connectBucket());
  const Key = (key: string) => `private/${safe(key)}`;
  return {
    async put(key, Body) {
      const { sdk, client } = await bucket();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: Key(key), Body }));
    },
    async get(key) {
      const { sdk, client } = await bucket();
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: Key(key) }));
      if (!Body) throw new Error('no such private file');
      return Buffer.from(await Body.transformToByteArray());
    },
    async read(key, from, to) {
      const { sdk, client } = await bucket();
      const Range = `bytes=${from}-${to}`;
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: Key(key), Range }));
      if (!Body) throw new Error('no such private file');
      return Body as Readable;
    },
    size: async (key) => sizeInBucket(await bucket(), Bucket, Key(key)),
    async remove(keys) {
      if (keys.length === 0) return;
      const { sdk, client } = await bucket();
      const Objects = keys.map((key) => ({ Key: Key(key) }));
      const command = new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } });
      // The request succeeds even if single objects are not removed.
      const { Errors = [] } = await client.send(command);
      if (Errors.length > 0)
        throw new Error(`${Errors.length} private files were not removed, the first with ${Errors[0]!.Code}`);
    },
  };
}

const known = new Map<string, PrivateFiles>();

/** Below DATA_DIR, or in the bucket for uploads where one is configured. */
export function privateFiles(): PrivateFiles {
  const bucket = env.S3_BUCKET ?? '';
  const files = known.get(bucket) ?? (bucket ? inBucket(bucket) : inFolder(path.resolve(env.DATA_DIR, 'private')));
  known.set(bucket, files);
  return files;
}
