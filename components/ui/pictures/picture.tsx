import type { Image } from '@/lib/kernel/pictures/image';

type Props = {
  image: Image;
  /** How wide it is shown, for the browser to choose a file: '(min-width: 992px) 560px, 100vw'. */
  sizes: string;
  /** In the first screen: fetched at once, and before others. */
  isFirst?: boolean;
  className?: string;
};

/** Escapes spaces and commas, which would end an address in `srcset`. */
const inList = (src: string) => src.replace(/[\s,]/g, encodeURIComponent);

/** An upload, in the size that is shown, with its space reserved, cropped around its focal point if `className` has object-cover. */
export function Picture({ image, sizes, isFirst = false, className }: Props) {
  const { src, alt, width, height, focalX, focalY } = image;
  const files = image.sizes.map((file) => `${inList(file.src)} ${file.width}w`).join(', ');
  return (
    // eslint-disable-next-line @next/next/no-img-element -- uploads already come in several sizes, as WebP
    <img
      src={src}
      srcSet={files || undefined}
      sizes={files ? sizes : undefined}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
    />
  );
}
