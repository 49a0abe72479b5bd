import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { CatalogueCard } from './catalogue-card';
import { readCardTexts } from './read-card-texts';

/** A few products side by side. */
export async function CardRow({ items, className }: { items: readonly CardItem[]; className: string }) {
  const texts = await readCardTexts();
  return (
    <ul className={`grid gap-5 ${className}`}>
      {items.map((item) => (
        <CatalogueCard key={item.id} item={item} texts={texts} />
      ))}
    </ul>
  );
}
