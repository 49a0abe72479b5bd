import type { CardItem } from '@/lib/api/catalogue-cards';
import { CatalogueCard } from './catalogue-card';
import { readCardTexts } from './read-card-texts';

/** A few products side by side. */
export async function Shelf({ items, className }: { items: readonly CardItem[]; className: string }) {
  const texts = await readCardTexts();
  return (
    <ul className={`grid gap-5 ${className}`}>
      {items.map((item) => (
        <li key={item.id}>
          <CatalogueCard item={item} texts={texts} />
        </li>
      ))}
    </ul>
  );
}
