import type { Payload } from 'payload';
import { env } from '@/lib/kernel/env';
import { coursePlans, products } from './catalogue/index';
import { holidays } from './content/holidays';
import { starterCourse } from './catalogue/starter-course';
import { editorialContent } from './content/index';
import { coursePlanDocument, inventoryDocuments, productDocument } from './documents/catalogue';
import {
  articleDocument,
  campaignDocument,
  categoryDocuments,
  championshipDocument,
  cityDocument,
  couponDocument,
  faqDocument,
  faqGroupDocument,
  marketDocument,
  pageDocument,
  reviewDocument,
  storeDocument,
} from './documents/content';
import { ensureFiles, filesIn, filesOfReviews, replaceFormerVideos } from './files';
import { gatherStatistics } from './gather-statistics';
import { seedApplicationSettings } from './application-settings';
import { seedShopSettings } from './shop-settings';
import { seedLearning } from './learning';
import { seedSite } from './site';
import { Writer } from './writer';

/** Fills the shop with its catalogue and copy. Idempotent; resolves to how many documents were new. */
export async function seed(payload: Payload): Promise<number> {
  const writer = new Writer(payload);
  const { articles, campaigns, championships, cities, coupons, faqGroups, faqs, markets, pages, siteMetadata, stores } =
    editorialContent;

  // Only in the demonstration, because they are invented.
  const reviews = env.SEED_DEMO === '1' ? editorialContent.reviews : [];

  const productIds = await writer.ensure('products', 'code', [...products, starterCourse.product].map(productDocument));
  await writer.ensure('inventory', 'productCode', inventoryDocuments(products));
  await writer.ensure(
    'coursePlans',
    'code',
    [...coursePlans, starterCourse.plan].map((plan) => coursePlanDocument(plan, productIds)),
  );
  await seedLearning(payload, writer);
  const marketIds = await writer.ensure('markets', 'handle', markets.map(marketDocument(productIds)));
  await writer.ensure('categories', 'slug', categoryDocuments(productIds, marketIds, markets));
  await writer.ensure('coupons', 'code', coupons.map(couponDocument(productIds)));

  const faqGroupIds = await writer.ensure('faqGroups', 'code', faqGroups.map(faqGroupDocument));
  const faqIds = await writer.ensure('faqs', 'slug', faqs.map(faqDocument(faqGroupIds)));
  await replaceFormerVideos(payload);
  const fileIds = await ensureFiles(payload, [...filesIn([...pages, ...campaigns]), ...filesOfReviews(reviews)]);
  const blockIds = { products: productIds, faqs: faqIds, groups: faqGroupIds, files: fileIds };
  await writer.ensure('articles', 'slug', articles.map(articleDocument));
  await writer.ensure('reviews', 'slug', reviews.map(reviewDocument(fileIds)));
  await writer.ensure('pages', 'slug', pages.map(pageDocument(blockIds)));
  await writer.ensure('campaigns', 'token', campaigns.map(campaignDocument(blockIds)));
  await writer.ensure('championships', 'slug', championships.map(championshipDocument));

  const cityIds = await writer.ensure('cities', 'code', cities.map(cityDocument));
  await writer.ensure('stores', 'code', stores.map(storeDocument(cities, cityIds, new Date())));

  // Only into an empty calendar, so that a day which staff removed stays removed.
  if ((await writer.idsBy('holidays', 'day')).size === 0) await writer.ensure('holidays', 'day', holidays);

  const areNew = [
    await seedSite(payload, siteMetadata),
    await seedApplicationSettings(payload),
    await seedShopSettings(payload),
  ];
  const created = writer.created + areNew.filter(Boolean).length;
  if (created > 0) await gatherStatistics(payload);
  return created;
}
