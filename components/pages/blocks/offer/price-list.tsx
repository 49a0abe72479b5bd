import { priceTexts } from '@/components/catalogue/card/card-content';
import { readCardTexts } from '@/components/catalogue/card/read-card-texts';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { gradeRange } from '@/lib/kernel/grades';
import { Link } from '@/lib/kernel/links/link';

/** Many products at a glance: name, grade, price. */
export async function PriceList({ items }: { items: readonly CardItem[] }) {
  const texts = await readCardTexts();
  return (
    <ul className="card mt-8 divide-y divide-line px-5 text-ink shadow-none md:columns-2 md:gap-12">
      {items.map((item) => {
        const price = priceTexts(item, texts);
        const grades = gradeRange(item);
        return (
          <li key={item.id} className="flex break-inside-avoid items-baseline justify-between gap-4 py-2.5">
            <Link to={`courses/${item.id}`} className="py-1 font-semibold hover:text-action">
              {item.copy.title}
              {grades && !item.copy.title.includes(grades) && <small className="ml-2 text-ink-3">{grades}</small>}
            </Link>
            <span className="whitespace-nowrap">
              {price.before && (
                <s className="mr-2 text-sm text-ink-3">
                  <span className="sr-only">{texts.originalPrice}</span> {price.before}
                </s>
              )}
              <b>{price.now}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
