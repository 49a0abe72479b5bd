import { Board } from '@/components/go/board';
import { Cover } from '@/components/go/cover';
import { Picture } from '@/components/ui/pictures/picture';
import type { Article } from '@/lib/pages/cms-contract';

type Props = { article: Pick<Article, 'image' | 'cover'>; sizes: string; isFirst?: boolean; isWhole?: boolean };

/** The cover of an article: its picture, else its position. Decorative: the title names the article. */
export function ArticleCover({ article: { image, cover }, sizes, isFirst, isWhole }: Props) {
  if (image)
    return (
      <Picture
        image={image}
        sizes={sizes}
        isFirst={isFirst}
        className="aspect-[1.6] w-full rounded-[inherit] object-cover"
      />
    );
  if (!cover) return null;
  return isWhole ? <Board position={cover} className="rounded-[inherit]" /> : <Cover position={cover} />;
}
