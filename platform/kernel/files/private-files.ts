import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { env } from '@/lib/kernel/env';
import { connectBucket, sizeInBucket, type Connected } from './bucket';

/** Where documents and the films of lessons lie: never at a public address, under names that the shop gives. */
type PrivateFiles = {
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer>;
  /** Its bytes from one to another, the last included, as they are asked for. */
  read: (key: string, from: number, to: number) => Promise<Readable>;
  /** How many bytes it has; null where there is none. */
  size: (key: string) => Promise<number | null>;
  /** @throws where one of them stays; asking again harms nothing */
  remove: (keys: readonly string[]) => Promise<void>;
};

/** Names the shop itself makes; anything else would be a path. */
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

/** A folder that only the shop's own user may enter. Written beside and renamed, so that a file is whole or not there, also on a full disk. */
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
      // The request succeeds also where single objects stay.
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
