import type { ReactNode } from 'react';
import { Cover } from '@/components/go/cover';
import { GoodPicture, isShown } from '@/components/catalogue/good-picture';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';

/** The top of a card: goods show their picture, everything else a position under a label. */
export function CardCover({ item, children }: { item: CardItem; children: ReactNode }) {
  if (!isShown(item)) return <Cover position={item.cover}>{children}</Cover>;
  return (
    <span className="go-cover pc-picture">
      <GoodPicture item={item} sizes="(min-width: 576px) 384px, 116px" />
    </span>
  );
}
