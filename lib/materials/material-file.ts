import { uploadLimits } from '@/lib/kernel/upload';
import { mayBeSaid } from '@/lib/kernel/text/own-words';

/**
 * Files of a teacher's materials (docs/product.md, "A teacher's materials"). `files` and `allBytes`: of one teacher, those that are on their way included;
 * `bytes`: of one file; `alt`: characters of what a picture shows.
 */
export const materialFiles = { ...uploadLimits, files: 200, allBytes: 300 * 1024 * 1024, alt: 300 } as const;

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type MaterialFileType = keyof typeof endings;
/** What is stored: a WebP has become a JPEG. */
export const materialFileTypes = Object.keys(endings) as [MaterialFileType, ...MaterialFileType[]];
export const isMaterialFileType = (mime: string | null): mime is MaterialFileType =>
  mime !== null && Object.hasOwn(endings, mime);

/** What is seen in its place on a page; a PDF is saved and opened elsewhere. */
export const isPicture = (mime: MaterialFileType): boolean => mime !== 'application/pdf';

/** What it is called where it is saved: as its material is, and as its bytes are, whatever it was called when it came. */
export const savedAs = (title: string, mime: MaterialFileType): string => `${title}.${endings[mime]}`;

/** Whether these words may stand for a file; who does not see a picture has nothing else of it. */
export const isAlt = (words: string): boolean => mayBeSaid(words, materialFiles.alt);
export const needsAlt = (mime: MaterialFileType, alt: string): boolean => isPicture(mime) && alt === '';
