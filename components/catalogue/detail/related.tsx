import { getTranslations } from 'next-intl/server';
import { relatedCards } from '@/lib/catalogue/reads';
import { CardRow } from '../card/card-row';

const shown = 3;

export async function Related({ id }: { id: string }) {
  const [t, nearest] = await Promise.all([getTranslations('course'), relatedCards(id, shown)]);
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 md:mt-20">
      <h2 id="related">{t('related')}</h2>
      <CardRow items={nearest} className="mt-6 sm:grid-cols-2 sm:max-lg:*:last:hidden lg:grid-cols-3" />
    </section>
  );
}
