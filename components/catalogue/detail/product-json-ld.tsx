import { getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd, JsonLd } from '@/components/ui/json-ld';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { siteMetadata } from '@/lib/data/site';
import { currencies, isoCurrency } from '@/lib/domain/money';
import { pageUrl } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

/** The product with an offer in each currency, the course it is, and where the page stands. */
export async function ProductJsonLd({ item, image }: { item: CatalogueItem; image: string }) {
  const [layout, courses, locale, site] = await Promise.all([
    getTranslations('layout'),
    getTranslations('courses'),
    pageLocale(),
    siteMetadata(),
  ]);
  const url = pageUrl(locale, `courses/${item.id}`);
  const provider = { '@type': 'EducationalOrganization', name: site.title, url: pageUrl(locale, '') };
  const offers = currencies.flatMap((currency) => {
    const price = item.price[currency];
    if (!price) return [];
    const availability = `https://schema.org/${item.stock === 0 ? 'OutOfStock' : 'InStock'}`;
    return [{ '@type': 'Offer', price: price.sellPrice, priceCurrency: isoCurrency(currency), availability, url }];
  });
  const minutes = item.copy.contents.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <>
      <BreadcrumbJsonLd
        steps={[
          { name: layout('nav.home'), url: pageUrl(locale, '') },
          { name: courses('title'), url: pageUrl(locale, 'courses') },
          { name: item.copy.title, url },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'Product',
          name: item.copy.title,
          description: item.copy.summary,
          sku: item.id,
          image,
          url,
          brand: { '@type': 'Brand', name: site.title },
          offers,
        }}
      />
      {minutes > 0 && (
        <JsonLd
          data={{
            '@type': 'Course',
            name: item.copy.title,
            description: item.copy.summary,
            url,
            provider,
            inLanguage: locale,
            offers: offers.map((offer) => ({ ...offer, category: 'Paid' })),
            hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
          }}
        />
      )}
    </>
  );
}
