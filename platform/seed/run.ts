import type { Payload } from 'payload';
import { coursePlans, products } from './catalogue/index';
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
  storeDocument,
} from './documents/content';
import { ensureFiles, filesIn } from './files';
import { gatherStatistics } from './gather-statistics';
import { seedSite } from './site';
import { Writer } from './writer';

/** Fills the shop with its catalogue and copy. Idempotent; resolves to how many documents were new. */
export async function seed(payload: Payload, today = new Date()): Promise<number> {
  const writer = new Writer(payload);
  const {
    articles,
    campaigns,
    championships,
    cities,
    coupons,
    faqGroups,
    faqs,
    markets,
    pages,
    reviews,
    siteMetadata,
    stores,
  } = editorialContent;

  const productIds = await writer.ensure('products', 'code', products.map(productDocument));
  await writer.ensure('inventory', 'productCode', inventoryDocuments(products));
  await writer.ensure(
    'coursePlans',
    'code',
    coursePlans.map((plan) => coursePlanDocument(plan, productIds)),
  );
  const marketIds = await writer.ensure('markets', 'handle', markets.map(marketDocument(productIds)));
  await writer.ensure('categories', 'slug', categoryDocuments(productIds, marketIds, markets));
  await writer.ensure('coupons', 'code', coupons.map(couponDocument(productIds)));

  const faqGroupIds = await writer.ensure('faqGroups', 'code', faqGroups.map(faqGroupDocument));
  const faqIds = await writer.ensure('faqs', 'slug', faqs.map(faqDocument(faqGroupIds)));
  const fileIds = await ensureFiles(payload, filesIn([...pages, ...campaigns]));
  const blockIds = { products: productIds, faqs: faqIds, groups: faqGroupIds, files: fileIds };
  await writer.ensure('articles', 'slug', articles.map(articleDocument));
  await writer.ensure(
    'reviews',
    'slug',
    reviews.map((review, index) => ({ ...review, sortOrder: (index + 1) * 10 })),
  );
  await writer.ensure('pages', 'slug', pages.map(pageDocument(blockIds)));
  await writer.ensure('campaigns', 'token', campaigns.map(campaignDocument(blockIds)));
  await writer.ensure('championships', 'slug', championships.map(championshipDocument));

  const cityIds = await writer.ensure('cities', 'code', cities.map(cityDocument));
  await writer.ensure('stores', 'code', stores.map(storeDocument(cities, cityIds, today)));

  const isSiteNew = await seedSite(payload, siteMetadata);
  const created = writer.created + (isSiteNew ? 1 : 0);
  if (created > 0) await gatherStatistics(payload);
  return created;
}
