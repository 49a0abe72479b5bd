import { isIllustration } from '@/lib/illustrations/illustrations';
import { drawings } from './drawings';
import { Paints } from './parts/paints';

type Props = {
  /** See lib/illustrations/illustrations; an unknown name shows nothing. */
  name: string;
  /** Text alternative in the page's language. Empty: decorative, beside a text that says the same. */
  alt?: string;
  className?: string;
};

/**
 * A drawing of the shop as part of the page, 4:3. For the first screen, where it appears together with the text; further down and in client
 * components, `IllustrationImage` loads it lazily.
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
