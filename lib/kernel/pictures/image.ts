import * as z from 'zod';
import { integer, texts } from '@/lib/kernel/api/shapes';

/** A file of an upload and its width. */
type Size = { src: string; width: number };

const shape = z.object({
  id: z.number(),
  ...texts('name', 'alt', 'caption', 'mime'),
  /** thumbnail or large, falling back to medium. */
  src: z.string(),
  /** Of the upload, so that a page reserves its space; null if it is not a picture. */
  width: integer.nullable(),
  height: integer.nullable(),
  /** The focal point, which stays visible in a crop, in percent from the left and from the top. */
  focalX: z.number(),
  focalY: z.number(),
  /** The same picture in several widths, the smallest first. */
  sizes: z.array(z.object({ src: z.string(), width: integer })),
});
export type Image = z.output<typeof shape>;

/** The files of an upload: `src` is the largest of the named ones, else the upload itself. */
export function filesOf(
  named: Partial<Record<'thumbnail' | 'small' | 'medium' | 'large', Partial<Size> | null>>,
  upload: { src: string; width: number | null },
): Pick<Image, 'src' | 'sizes'> {
  const found = [named.thumbnail, named.small, named.medium, named.large].flatMap((size) =>
    size?.src && size.width ? [{ src: size.src, width: size.width }] : [],
  );
  // A picture smaller than `large` is itself the largest there is.
  const own = !named.large?.src && upload.width ? [{ src: upload.src, width: upload.width }] : [];
  const sizes = [...found, ...own].toSorted((a, b) => a.width - b.width);
  return { src: found.at(-1)?.src ?? upload.src, sizes };
}

const address = z.object({ url: z.string(), width: z.number().nullish() });
/** A file as Strapi 5 sends it. */
const strapiMedia = z.object({
  id: z.number(),
  name: z.string(),
  alternativeText: z.string().nullish(),
  caption: z.string().nullish(),
  mime: z.string(),
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  formats: z.object({ thumbnail: address, small: address, medium: address, large: address }).partial().nullish(),
});

/** Strapi has no focal point, so it is the middle. */
function fromStrapi(value: unknown): unknown {
  const media = strapiMedia.safeParse(value);
  if (!media.success) return value;
  const { id, name, alternativeText, caption, mime, url, width = null, height = null, formats } = media.data;
  const named = Object.fromEntries(
    Object.entries(formats ?? {}).map(([key, file]) => [key, { src: file?.url, width: file?.width ?? undefined }]),
  );
  const upload = { src: url, width };
  return {
    id,
    name,
    alt: alternativeText ?? '',
    caption: caption ?? '',
    mime,
    width,
    height,
    focalX: 50,
    focalY: 50,
    ...filesOf(named, upload),
  };
}

/** An upload: in this form, or as Strapi sends its media. */
export const imageSchema = z.preprocess(fromStrapi, shape);

/** Only the URL of an upload; Strapi sends the whole object. */
export const imageAddressSchema = z.preprocess((value) => {
  const image = imageSchema.safeParse(value);
  return image.success ? image.data.src : value;
}, z.string());
