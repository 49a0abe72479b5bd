import { getFormatter, getTranslations } from 'next-intl/server';
import { CatalogueCard } from '@/components/catalogue/card/catalogue-card';
import { readCardTexts } from '@/components/catalogue/card/read-card-texts';
import { Purchase } from '@/components/catalogue/card/purchase';
import { EmptyState } from '@/components/ui/empty-state';
import type { Market } from '@/lib/catalogue/shapes';
import type { MarketSection } from '@/lib/partners/open-market';
import { Link } from '@/lib/kernel/links/link';

/** The products of a market by category, each with an anchor. */
export async function MarketSections({ market, sections }: { market: Market; sections: readonly MarketSection[] }) {
  const [t, texts, format] = await Promise.all([
    getTranslations('editorial.partners'),
    readCardTexts(),
    getFormatter(),
  ]);
  if (sections.length === 0)
    return (
      <div className="wrap py-12 md:py-16">
        <EmptyState title={t('empty')}>
          <p>{t('emptyHelp')}</p>
          <p className="mt-4">
            <Link to="courses" className="btn btn-primary">
              {t('allCourses')}
            </Link>
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div className="wrap pt-8 pb-14 md:pt-10 md:pb-20">
      {sections.length > 1 && (
        <nav aria-label={t('shelves')}>
          <ul className="flex flex-wrap gap-2">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className="tab">
                  {name || t('others')}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ id, name, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-9 md:pt-12">
          <h2 id={`${id}-title`}>{name || t('others')}</h2>
          <ul className="pc-grid mt-5">
            {items.map((item) => (
              <CatalogueCard key={item.id} item={item} texts={texts}>
                {item.startsAt && (
                  <p>{t('opensAt', { date: format.dateTime(new Date(item.startsAt), { dateStyle: 'long' }) })}</p>
                )}
                <Purchase item={item} market={market.handle} />
              </CatalogueCard>
            ))}
          </ul>
        </section>
      ))}
      <p className="prose-width mt-9 text-[15px] text-ink-2">{t('price')}</p>
    </div>
  );
}
