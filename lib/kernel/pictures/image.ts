import * as z from 'zod';
import { integer, texts } from '@/lib/kernel/api/shapes';

/** A file of an upload, and how wide it is. */
type Size = { src: string; width: number };

const shape = z.object({
  id: z.number(),
  ...texts('name', 'alt', 'caption', 'mime'),
  /** thumbnail or large, falling back to medium. */
  src: z.string(),
  /** Of the upload, so that its place is kept free; null for what is no picture. */
  width: integer.nullable(),
  height: integer.nullable(),
  /** What must stay in sight where the picture is cropped, in percent from the left and from the top. */
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

/** Strapi knows no focal point: the middle. */
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

/** Only the address of an upload; Strapi sends the whole of it. */
export const imageAddressSchema = z.preprocess((value) => {
  const image = imageSchema.safeParse(value);
  return image.success ? image.data.src : value;
}, z.string());
