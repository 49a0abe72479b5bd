import path from 'node:path';
import { eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { env } from '@/lib/kernel/env';
import { films, material_files, media, request_files } from '@/platform/payload-generated-schema';
import { connectBucket, sizeInBucket } from '@/platform/kernel/files/bucket';
import type { Database } from '@/platform/kernel/database/database';
import { videoParts } from '@/platform/videos/video-parts';
import { privateFiles, sizeOnDisk } from '@/platform/kernel/files/private-files';

/** A file that a row names. `size`: its expected bytes; null: only its existence is checked. */
type Named = { of: string; key: string; size: number | null; look: (key: string) => Promise<number | null> };
type Found = { named: number; missing: string[] };

/** Lists files that the database names and that are missing or incomplete: 'media: a.png'. */
export async function findMissingFiles(db: Database): Promise<Found> {
  const named = [...(await publicFiles(db)), ...(await ownFiles(db)), ...(await partsOfVideos(db))];
  const missing: string[] = [];
  for (const { of, key, size, look } of named) {
    const there = await look(key);
    if (there === null || (size !== null && there !== size)) missing.push(`${of}: ${key}`);
  }
  return { named: named.length, missing };
}

/** Pictures in each of their sizes, and the shop's videos. */
async function publicFiles(db: Database): Promise<Named[]> {
  const look = await publicLook();
  const found = await db.select().from(media);
  const files = found.flatMap((row) => [
    [row.filename, row.filesize],
    [row.sizes_thumbnail_filename, row.sizes_thumbnail_filesize],
    [row.sizes_medium_filename, row.sizes_medium_filesize],
    [row.sizes_large_filename, row.sizes_large_filesize],
  ]) as [string | null, number | null][];
  return files.flatMap(([key, size]) => (key ? [{ of: 'media', key, size, look }] : []));
}

async function publicLook(): Promise<Named['look']> {
  const bucket = env.S3_BUCKET;
  if (!bucket) return (name) => sizeOnDisk(path.resolve(env.DATA_DIR, 'media', name));
  const connected = await connectBucket();
  return (name) => sizeInBucket(connected, bucket, name);
}

/** Documents of applications, and files in teachers' materials. */
async function ownFiles(db: Database): Promise<Named[]> {
  const found = await Promise.all(
    [request_files, material_files].map((files) =>
      db.select({ key: files.publicId, size: files.size }).from(files).where(eq(files.state, 'STORED')),
    ),
  );
  return found.flat().map((file) => ({ of: 'private', ...file, look: privateFiles().size }));
}

async function partsOfVideos(db: Database): Promise<Named[]> {
  const found = await db
    .select({ key: films.file_key, size: films.file_size })
    .from(films)
    .where(isNotNull(films.file_key));
  return found.flatMap(({ key, size }) =>
    videoParts({ key: key!, size: size ?? 0 }).map((part) => ({ of: 'films', ...part, look: privateFiles().size })),
  );
}
