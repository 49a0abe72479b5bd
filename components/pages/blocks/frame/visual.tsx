import { Board } from '@/components/go/board';
import { Illustration } from '@/components/illustrations/illustration';
import { IllustrationImage } from '@/components/illustrations/illustration-image';
import { Picture } from '@/components/ui/pictures/picture';
import type { BlockOf } from '@/lib/pages/blocks';

type Visual = Pick<BlockOf<'pictureText'>, 'picture' | 'illustration' | 'position'>;
type Props = { visual: Visual; className?: string; sizes?: string; isFirst?: boolean };

export const hasVisual = ({ picture, illustration, position }: Visual) => Boolean(picture ?? illustration ?? position);

/** A picture, else a drawing, else a diagram; drawings are decorative and add nothing to the text beside them. */
export function Visual({ visual, className = '', sizes = '(min-width: 992px) 560px, 100vw', isFirst = false }: Props) {
  const { picture, illustration, position } = visual;
  if (picture)
    return <Picture image={picture} sizes={sizes} isFirst={isFirst} className={`rounded-card ${className}`} />;
  if (illustration)
    return isFirst ? (
      <Illustration name={illustration} className={className} />
    ) : (
      <IllustrationImage name={illustration} className={className} />
    );
  return position && <Board position={position} className={`overflow-hidden rounded-card ${className}`} />;
}
