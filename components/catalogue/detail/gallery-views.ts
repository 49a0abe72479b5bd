import type { CatalogueItem } from '@/lib/catalogue/reads';
import type { Image } from '@/lib/kernel/pictures/image';
import { isIllustration, viewsOf, type IllustrationName } from '@/lib/illustrations/illustrations';

export type View = { image: Image } | { drawing: IllustrationName };

/** The pictures of goods: photographs, else drawings from all sides; other products have none. */
export function galleryViews({
  type,
  copy,
  illustration,
}: Pick<CatalogueItem, 'type' | 'copy' | 'illustration'>): View[] {
  if (type !== 'physicalGood') return [];
  const photographs = [copy.image, ...copy.gallery].flatMap((image) => (image ? [{ image }] : []));
  if (photographs.length > 0) return photographs;
  return isIllustration(illustration) ? viewsOf(illustration).map((drawing) => ({ drawing })) : [];
}
