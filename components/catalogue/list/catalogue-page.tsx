import { getTranslations } from 'next-intl/server';
import type { CardsPage } from '@/lib/catalogue/catalogue-cards';
import { siteMetadata } from '@/lib/site/reads';
import { pageLength } from '@/lib/catalogue/catalogue-filter';
import type { ProductType } from '@/lib/catalogue/product-type';
import { hrefFor, originHref } from '@/lib/kernel/links/href';
import { Link } from '@/lib/kernel/links/link';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { CatalogueCard } from '../card/catalogue-card';
import { readCardTexts } from '../card/read-card-texts';
import { CatalogueList } from './catalogue-list';
import { readListTexts } from './read-list-texts';

type Props = {
  /** Whose list it is; null: all. */
  type: ProductType | null;
  page: number;
  cards: CardsPage;
};

/** One page of the course list. The browser replaces it when the address has a filter. */
export async function CataloguePage({ type, page, cards }: Props) {
  const [t, locale, site, cardTexts, texts] = await Promise.all([
    getTranslations('courses'),
    pageLocale(),
    siteMetadata(),
    readCardTexts(),
    readListTexts(),
  ]);
  const own = type ? `courses/type/${type}` : 'courses';
  const { items, total, pageCount, facets } = cards;
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <h1 className="text-[clamp(2rem,1.2rem+2.6vw,3.2rem)]">{type ? t(`type.${type}`) : t('title')}</h1>
      <p className="prose-width mt-3 text-ink-2">{page === 1 ? t('lead') : t('page', { page })}</p>
      <CatalogueList
        start={{ query: type ? `coursesType=${type}` : '', page, count: items.length, total, pageCount, facets }}
        path={hrefFor(locale, 'courses')}
        ownPath={hrefFor(locale, own)}
        loginHref={originHref(site, locale, 'login')}
        texts={texts}
        cardTexts={cardTexts}
      >
        {items.map((item) => (
          <CatalogueCard key={item.id} item={item} texts={cardTexts} />
        ))}
      </CatalogueList>
      {page > 1 && (
        <p className="mt-6 text-center">
          <Link to={page === 2 ? own : `${own}/page/${page - 1}`} className="link">
            {t('before', { count: pageLength })}
          </Link>
        </p>
      )}
    </div>
  );
}
