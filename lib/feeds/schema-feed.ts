import { amountOf, currencyOf, feedItem, type Feed, type FeedItem } from './feed-item';

/** The catalogue as a schema.org DataFeed of products, each with its offer in the language's currency. */
export function schemaFeed({ locale, site, items }: Feed): string {
  const products = items.flatMap((item) => feedItem(item, locale) ?? []);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    name: site.title,
    description: site.description,
    inLanguage: locale,
    dataFeedElement: products.map((item) => ({ '@type': 'DataFeedItem', item: product(item, site.title) })),
  });
}

function product({ id, title, description, url, image, origin, sell, isInStock }: FeedItem, brand: string) {
  const isSpecial = sell.amount < origin.amount;
  return {
    '@type': 'Product',
    sku: id,
    name: title,
    description,
    url,
    image,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url,
      price: amountOf(sell),
      priceCurrency: currencyOf(sell),
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      ...(isSpecial && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: amountOf(origin),
          priceCurrency: currencyOf(origin),
        },
      }),
    },
  };
}
