import { getTranslations } from 'next-intl/server';
import { relatedCards } from '@/lib/data/catalogue';
import { CatalogueCard } from '../card/catalogue-card';
import { readCardTexts } from '../card/read-card-texts';

const shown = 3;

export async function Related({ id }: { id: string }) {
  const [t, texts, nearest] = await Promise.all([getTranslations('course'), readCardTexts(), relatedCards(id, shown)]);
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 md:mt-20">
      <h2 id="related">{t('related')}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {nearest.map((item) => (
          <li key={item.id} className="sm:max-lg:last:hidden">
            <CatalogueCard item={item} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
