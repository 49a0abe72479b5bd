import type { Image } from '@/lib/contract/cms';
import type { Media } from '@/platform/payload-types';

/** CMS Image: thumbnail or large, falling back to medium, then to the upload itself. */
export function imageOf(value: number | Media | null | undefined): Image | null {
  if (!value || typeof value === 'number') return null;
  const sizes = value.sizes ?? {};
  const src = sizes.large?.url ?? sizes.medium?.url ?? sizes.thumbnail?.url ?? value.url;
  if (!src) return null;
  return {
    id: value.id,
    name: value.filename ?? '',
    alt: value.alt ?? '',
    caption: value.caption ?? '',
    mime: value.mimeType ?? '',
    src,
  };
}

export function imageUrlOf(value: number | Media | null | undefined): string | null {
  return imageOf(value)?.src ?? null;
}
