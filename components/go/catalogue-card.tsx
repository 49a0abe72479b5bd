import { ProductCard } from '@/components/ui/product-card';
import type { CatalogueItem } from '@/lib/data/catalogue';
import type { productLabels } from '@/lib/data/product-labels';
import { hrefFor } from '@/lib/i18n/href';
import { Cover } from './cover';
import { Stone } from './stone';

type Props = { item: CatalogueItem; labels: Awaited<ReturnType<typeof productLabels>>; locale: string };

/** A product of the catalogue on a shelf, under its own position. */
export function CatalogueCard({ item, labels, locale }: Props) {
  const label = labels.cover(item);
  const isWhite = item.gradeTo !== null && item.gradeTo % 2 === 0;
  return (
    <ProductCard
      href={hrefFor(locale, `courses/${item.id}`)}
      cover={
        <Cover position={item.cover}>
          <Stone color={isWhite ? 'white' : 'black'} decorative>
            {label.stone}
          </Stone>
          {label.text}
        </Cover>
      }
      title={item.copy.title}
      summary={item.copy.summary}
      chips={labels.chips(item)}
      price={labels.price(item)}
    />
  );
}
