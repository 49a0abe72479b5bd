import { getTranslations } from 'next-intl/server';
import { CatalogueCard } from '@/components/catalogue/card/catalogue-card';
import { readCardTexts } from '@/components/catalogue/card/read-card-texts';
import { ButtonLink } from '@/components/ui/button-link';
import { findCards } from '@/lib/data/catalogue';
import { Section } from './section';

/** In this order where they are on sale (docs/product.md, "Catalogue"); the first of the series takes the place of one that is not. */
const featuredSlugs = ['combo-05', '30k-10k-v2', 'kidbasic', 'goplus-01'];
const shown = 3;

export async function Featured() {
  const [t, texts, found] = await Promise.all([getTranslations('home'), readCardTexts(), findCards(featuredSlugs)]);
  const featured = found.slice(0, shown);
  if (featured.length === 0) return null;
  return (
    <Section id="featured-title" eyebrow={t('featured.eyebrow')} title={t('featured.title')} tinted>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {featured.map((item) => (
          <li key={item.id}>
            <CatalogueCard item={item} texts={texts} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to="courses" kind="secondary">
          {t('featured.all')}
        </ButtonLink>
      </p>
    </Section>
  );
}
