import { illustrationHref } from '@/lib/illustrations/illustrations';

type Props = {
  /** See lib/illustrations/illustrations. */
  name: string;
  alt?: string;
  className?: string;
};

/** A drawing of the shop as a file of its own, 4:3; made by `app/illustrations/[file]/route.ts`. */
export function IllustrationImage({ name, alt = '', className }: Props) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a drawing has no sizes to choose from
    <img
      src={illustrationHref(name)}
      alt={alt}
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className={`drawing ${className ?? ''}`}
    />
  );
}
