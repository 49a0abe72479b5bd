import { uploadLimits } from '@/lib/kernel/upload';
import { isSafeText } from '@/lib/kernel/text/free-text';

/**
 * Limits of the files of a teacher's materials (docs/product.md, "A teacher's materials"). `files` and `allBytes`: of one teacher, unfinished uploads included;
 * `bytes`: of one file; `alt`: characters of an alternative text.
 */
export const materialFiles = { ...uploadLimits, files: 200, allBytes: 300 * 1024 * 1024, alt: 300 } as const;

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type MaterialFileType = keyof typeof endings;
/** The types of stored files; a WebP is converted to a JPEG. */
export const materialFileTypes = Object.keys(endings) as [MaterialFileType, ...MaterialFileType[]];
export const isMaterialFileType = (mime: string | null): mime is MaterialFileType =>
  mime !== null && Object.hasOwn(endings, mime);

/** Whether the file is shown on the page; a PDF is downloaded instead. */
export const isPicture = (mime: MaterialFileType): boolean => mime !== 'application/pdf';

/** The file name of a download: the material's title and the extension of the actual type, not the name of the upload. */
export const savedAs = (title: string, mime: MaterialFileType): string => `${title}.${endings[mime]}`;

/** Whether a text may be an alternative text: it must not contain an address. */
export const isAlt = (text: string): boolean => isSafeText(text, materialFiles.alt);
export const needsAlt = (mime: MaterialFileType, alt: string): boolean => isPicture(mime) && alt === '';
