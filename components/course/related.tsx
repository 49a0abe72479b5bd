import { getTranslations } from 'next-intl/server';
import { CatalogueCard } from '@/components/go/catalogue-card';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { productLabels } from '@/lib/data/product-labels';
import { pageLocale } from '@/lib/i18n/page-locale';

const shown = 3;

/** How far another product is from this one: first its kind, then its place on the road. */
function distance(a: CatalogueItem, b: CatalogueItem): number {
  const kind = a.type === b.type ? 0 : 6;
  const grade =
    a.gradeTo === null || b.gradeTo === null
      ? 8
      : Math.abs(a.gradeTo - b.gradeTo) + Math.abs((a.gradeFrom ?? 0) - (b.gradeFrom ?? 0));
  const audience = a.audience.some((one) => b.audience.includes(one)) ? 0 : 6;
  return kind + grade + audience;
}

export async function Related({ item, items }: { item: CatalogueItem; items: CatalogueItem[] }) {
  const [t, labels, locale] = await Promise.all([getTranslations('course'), productLabels(), pageLocale()]);
  const nearest = items
    .filter((other) => other.id !== item.id)
    .map((other) => ({ other, far: distance(item, other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, shown);
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 md:mt-20">
      <h2 id="related">{t('related')}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {nearest.map(({ other }) => (
          <li key={other.id} className="sm:max-lg:last:hidden">
            <CatalogueCard item={other} labels={labels} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
