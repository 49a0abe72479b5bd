/**
 * The one list of cache tags. The storefront's cached reads carry these tags;
 * the back office invalidates them when a document changes.
 */
export const cacheTags = {
  /** Every cached read: invalidated when a server starts, for edits made while it was down. */
  content: 'content',
  /** Site metadata: header, footer, share images. */
  site: 'site',
  /** Every product list, and counts over all products. */
  products: 'products',
  /** One product's page: facts and copy. */
  product: (code: string) => `product:${code}`,
  coursePlans: 'course-plans',
  /** Free lessons. */
  learning: 'learning',
  /** The deadline for claiming the free starter course. */
  starterCourse: 'starter-course',
  /** Shipping fees and invoice settings. */
  shop: 'shop-settings',
  categories: 'categories',
  markets: 'markets',
  market: (handle: string) => `market:${handle}`,
  articles: 'articles',
  article: (slug: string) => `article:${slug}`,
  reviews: 'reviews',
  faqs: 'faqs',
  pages: 'pages',
  page: (slug: string) => `page:${slug}`,
  /** Cities, stores and their experience courses. */
  stores: 'stores',
  championships: 'championships',
  championship: (slug: string) => `championship:${slug}`,
  campaigns: 'campaigns',
  campaign: (token: string) => `campaign:${token}`,
  media: 'media',
  /** The list of teachers who have a page. */
  teachers: 'teachers',
  /** Whether a language has any teacher's page, for the footer link on every page: invalidated only when a page is turned on or off. */
  teachersLinked: 'teachers-linked',
  teacher: (slug: string) => `teacher:${slug}`,
} as const;
