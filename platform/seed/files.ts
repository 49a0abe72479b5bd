import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import type { SeedBlock, SeedFile, SeedReview } from './content/types';
import type { Id } from './writer';

export const pathOf = (name: string) => fileURLToPath(new URL(`files/${name}`, import.meta.url));

/** The videos that blocks refer to, with their captions. */
export const filesIn = (pages: readonly { blocks: readonly SeedBlock[] }[]): SeedFile[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.block !== 'video') return [];
      const { file, captions, title = '' } = block;
      const alt = typeof title === 'string' ? title : (title[defaultLocale] ?? '');
      return [file, captions].flatMap((name) => (name ? { name, alt } : []));
    }),
  );

/** The videos of reviews. */
export const filesOfReviews = (reviews: readonly SeedReview[]): SeedFile[] =>
  reviews.flatMap(({ media }) => media ?? []);

/** Uploads missing files to the shop's storage; resolves to the ids of all, by name. */
export async function ensureFiles(payload: Payload, files: readonly SeedFile[]): Promise<Map<string, Id>> {
  const ids = new Map<string, Id>();
  for (const { name, alt } of files) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { equals: name } },
      limit: 1,
      select: {},
    });
    const { id } =
      docs[0] ??
      (await payload.create({
        collection: 'media',
        locale: defaultLocale,
        data: { alt },
        filePath: pathOf(name),
        // A file that an earlier database left in the folder is overwritten, not renamed.
        overwriteExistingFiles: true,
      }));
    ids.set(name, id);
  }
  return ids;
}

/** Videos that the seed uploaded before they were MP4. The length in bytes distinguishes them from files that staff uploaded instead. */
const formerVideos = [
  { former: 'parents-zh-TW.webm', bytes: 366_996, video: 'parents-zh-TW.mp4' },
  { former: 'adult-beginner-zh-TW.webm', bytes: 141_637, video: 'adult-beginner-zh-TW.mp4' },
];

/** Replaces the WebM videos, which older iPhones do not play. The document stays the same, so every page that uses it shows the new file. */
export async function replaceFormerVideos(payload: Payload): Promise<void> {
  for (const { former, bytes, video } of formerVideos) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { in: [former, video] } },
      pagination: false,
      select: { filename: true, filesize: true },
    });
    const old = docs.find(({ filename, filesize }) => filename === former && filesize === bytes);
    if (!old) continue;
    await payload.update({
      collection: 'media',
      id: old.id,
      data: {},
      filePath: pathOf(video),
      // An intermediate version may have uploaded the MP4 as a second document; then the file gets another name.
      overwriteExistingFiles: docs.every(({ filename }) => filename !== video),
    });
  }
}
