import { Picture } from '@/components/ui/pictures/picture';
import type { Product } from '@/lib/catalogue/shapes';
import type { Image } from '@/lib/kernel/pictures/image';
import { IllustrationImage } from '@/components/illustrations/illustration-image';

type Good = Pick<Product, 'type' | 'illustration'> & { copy: { image: Image | null } };

/** Whether a product is shown by its own picture: goods with a photograph or a drawing. */
export const isShown = ({ type, illustration, copy }: Good) =>
  type === 'physicalGood' && Boolean(copy.image?.src ?? illustration);

/** The first picture of goods: the photograph, else the drawing. Decorative: the name stands beside it. */
export function GoodPicture({ item, sizes, className }: { item: Good; sizes: string; className?: string }) {
  const { copy, illustration } = item;
  if (copy.image?.src) return <Picture image={{ ...copy.image, alt: '' }} sizes={sizes} className={className} />;
  return illustration && <IllustrationImage name={illustration} className={className} />;
}
