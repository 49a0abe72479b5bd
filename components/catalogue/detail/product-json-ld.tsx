import { JsonLd } from '@/components/site/json-ld';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { siteMetadata } from '@/lib/site/reads';
import { shippingIn } from '@/lib/shipping/reads';
import { currencies, fromMainUnit, isoCurrency } from '@/lib/kernel/money';
import { shippingDetails } from '@/lib/shipping/shipping-of';
import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The product with an offer in each currency, and the course it is. */
export async function ProductJsonLd({ item, image }: { item: CatalogueItem; image: string }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const url = pageUrl(locale, `courses/${item.id}`);
  const sending = await Promise.all(currencies.map((one) => (item.requiresShipping ? shippingIn(one) : null)));
  const offers = currencies.flatMap((currency, index) => {
    const price = item.price[currency];
    if (!price) return [];
    const availability = `https://schema.org/${item.stock === 0 ? 'OutOfStock' : 'InStock'}`;
    const sent = sending[index];
    return [
      {
        '@type': 'Offer',
        price: price.sellPrice,
        priceCurrency: isoCurrency(currency),
        availability,
        url,
        ...(sent?.length && { shippingDetails: shippingDetails(sent, fromMainUnit(price.sellPrice, currency)) }),
      },
    ];
  });
  const minutes = item.copy.contents.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const about = { name: item.copy.title, description: item.copy.summary, url };
  const brand = { '@type': 'Brand', name: site.title };
  return (
    <>
      <JsonLd data={{ '@type': 'Product', ...about, sku: item.id, image, brand, offers }} />
      {minutes > 0 && (
        <JsonLd
          data={{
            '@type': 'Course',
            ...about,
            provider: { '@type': 'EducationalOrganization', name: site.title, url: pageUrl(locale, '') },
            inLanguage: locale,
            offers: offers.map((offer) => ({ ...offer, category: offer.price === 0 ? 'Free' : 'Paid' })),
            hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
          }}
        />
      )}
    </>
  );
}
