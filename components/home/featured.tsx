import { getTranslations } from 'next-intl/server';
import { Shelf } from '@/components/catalogue/card/shelf';
import { ButtonLink } from '@/components/ui/button-link';
import { findCards } from '@/lib/data/catalogue';
import { Section } from './section';

/** In this order where they are on sale (docs/product.md, "Catalogue"); the first of the series takes the place of one that is not. */
const featuredSlugs = ['combo-05', '30k-10k-v2', 'kidbasic', 'goplus-01'];
const shown = 3;

export async function Featured() {
  const [t, found] = await Promise.all([getTranslations('home'), findCards(featuredSlugs)]);
  const featured = found.slice(0, shown);
  if (featured.length === 0) return null;
  return (
    <Section name="featured" tinted>
      <Shelf items={featured} className="mt-8 md:grid-cols-3" />
      <p className="mt-8">
        <ButtonLink to="courses" kind="secondary">
          {t('featured.all')}
        </ButtonLink>
      </p>
    </Section>
  );
}
