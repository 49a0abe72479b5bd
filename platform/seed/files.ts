import { fileURLToPath } from 'node:url';
import type { Payload } from 'payload';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import type { SeedBlock, SeedFile, SeedReview } from './content/types';
import type { Id } from './writer';

export const pathOf = (name: string) => fileURLToPath(new URL(`files/${name}`, import.meta.url));

/** The films that blocks point to, with their captions. */
export const filesIn = (pages: readonly { blocks: readonly SeedBlock[] }[]): SeedFile[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.block !== 'video') return [];
      const { file, captions, title = '' } = block;
      const alt = typeof title === 'string' ? title : (title[defaultLocale] ?? '');
      return [file, captions].flatMap((name) => (name ? { name, alt } : []));
    }),
  );

/** The films of reviews. */
export const filesOfReviews = (reviews: readonly SeedReview[]): SeedFile[] =>
  reviews.flatMap(({ media }) => media ?? []);

/** Uploads what is missing, to wherever the shop keeps its files; resolves to the ids of all, by name. */
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
        // What a former database left in the folder is no reason for another name.
        overwriteExistingFiles: true,
      }));
    ids.set(name, id);
  }
  return ids;
}

/** What the seed put there before it was MP4, known by its length: what staff put in its place has another. */
const formerFilms = [
  { former: 'parents-zh-TW.webm', bytes: 366_996, film: 'parents-zh-TW.mp4' },
  { former: 'adult-beginner-zh-TW.webm', bytes: 141_637, film: 'adult-beginner-zh-TW.mp4' },
];

/** Older iPhones play no WebM: such a film gets its present file, in its own place, so that every page which shows it shows that. */
export async function replaceFormerFilms(payload: Payload): Promise<void> {
  for (const { former, bytes, film } of formerFilms) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { filename: { in: [former, film] } },
      pagination: false,
      select: { filename: true, filesize: true },
    });
    const old = docs.find(({ filename, filesize }) => filename === former && filesize === bytes);
    if (!old) continue;
    await payload.update({
      collection: 'media',
      id: old.id,
      data: {},
      filePath: pathOf(film),
      // A version in between may have put the film beside it: then it is there twice, under two names.
      overwriteExistingFiles: docs.every(({ filename }) => filename !== film),
    });
  }
}
