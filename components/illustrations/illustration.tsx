import { isIllustration } from '@/lib/illustrations/illustrations';
import { drawings } from './drawings';
import { Paints } from './parts/paints';

type Props = {
  /** See lib/illustrations/illustrations; what is not drawn shows nothing. */
  name: string;
  /** What is to be seen, in the page's language. Empty: decoration beside words that say as much. */
  alt?: string;
  className?: string;
};

/**
 * A drawing of the shop as part of the page, 4:3. For the first screen, where it is there with the words; further down and where the browser
 * makes the page itself, `IllustrationImage` fetches it when it comes near.
 */
export function Illustration({ name, alt = '', className }: Props) {
  if (!isIllustration(name)) return null;
  const Drawing = drawings[name];
  return (
    <svg
      viewBox="0 0 400 300"
      width="400"
      height="300"
      className={`drawing ${className ?? ''}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Paints />
      <Drawing />
    </svg>
  );
}
