import * as z from 'zod';
import { locales, type Locale } from '../domain/locale';
import { operation, type Operation } from './operation';

/** The CMS API, in Strapi 5's REST form: { data, meta }, flat entries with id, documentId and locale. */

export const imageSchema = z.object({
  id: z.number(),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  mime: z.string(),
  /** thumbnail or large, falling back to medium. */
  src: z.string(),
});
export type Image = z.infer<typeof imageSchema>;
const entry = z.object({ id: z.number(), documentId: z.string(), locale: z.string() });

/** A problem to try; the tree is recursive, so it is checked by lib/domain, not here. */
const cmsCourseSchema = entry.extend({
  isActive: z.boolean(),
  title: z.string(),
  /** Localized text, e.g. 'NT$1,980'. What is charged is the ecommerce API's. */
  price: z.string(),
  specialPrice: z.string().nullable(),
  /** = product id. */
  code: z.string(),
  summary: z.string(),
  targetAudience: z.string(),
  infomation: z.string(),
  /** Safe HTML rendered from rich text. */
  description: z.string(),
  parentsZoneTarget: z.string(),
  parentsZoneWeek: z.string(),
  parentsZoneUnit: z.string(),
  specialContent: z.string(),
  image: imageSchema.nullable(),
  /** 'You will be able to …' */
  outcomes: z.array(z.string()),
  /** What comes with it. */
  includes: z.array(z.string()),
  contents: z.array(z.object({ title: z.string(), minutes: z.number().int(), isSample: z.boolean() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  problem: z.unknown().nullable(),
});
export type CmsCourse = z.infer<typeof cmsCourseSchema>;

export const siteMetadataSchema = z.object({
  title: z.string(),
  description: z.string(),
  slogan: z.string(),
  logo: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  copyright: z.string(),
  officeHours: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  lineUrl: z.string(),
  youtubeUrl: z.string(),
  discordUrl: z.string(),
  whatsappUrl: z.string(),
  wechatId: z.string(),
  officialLineEnabled: z.boolean(),
  socialShareTitle: z.string(),
  socialShareDescription: z.string(),
  socialShareImage: z.string().nullable(),
  socialShareTwitterTitle: z.string(),
  socialShareTwitterDescription: z.string(),
  socialShareTwitterImage: z.string().nullable(),
  originWebSiteUrl: z.string(),
  appUrl: z.string(),
  shopUrl: z.string(),
  /** Shown only when set. */
  studentCount: z.number().int().nullable(),
});
export type SiteMetadata = z.infer<typeof siteMetadataSchema>;

const reviewSchema = entry.extend({
  username: z.string(),
  comment: z.string(),
  avatar: imageSchema.nullable(),
  media: imageSchema.nullable(),
});
const articleSchema = entry.extend({
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  summary: z.string(),
  externalLink: z.string().nullable(),
  publishedAt: z.string(),
});
/** `group` is the heading in the page's language, `groupCode` its id. */
const faqSchema = entry.extend({
  slug: z.string(),
  group: z.string(),
  groupCode: z.string(),
  question: z.string(),
  answer: z.string(),
});
const championshipSchema = entry.extend({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  venue: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  registrationStartsAt: z.string(),
  registrationEndsAt: z.string(),
  groups: z.array(z.object({ name: z.string(), eligibility: z.string() })),
  prizes: z.array(z.object({ place: z.string(), prize: z.string() })),
  /** Empty until the event is over. */
  results: z.array(z.object({ group: z.string(), winners: z.array(z.string()) })),
});
/** CMS collection `pages`: editorial copy of one page; slug as the address spells it, e.g. 'kidgo', 'terms-of-service'. */
const editorialPageSchema = entry.extend({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), anchor: z.string(), body: z.string() })),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  effectiveAt: z.string().nullable(),
});
export type EditorialPage = z.infer<typeof editorialPageSchema>;
const campaignSchema = entry.extend({
  token: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  productIds: z.array(z.string()),
});
export type Review = z.infer<typeof reviewSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type Championship = z.infer<typeof championshipSchema>;
export type Campaign = z.infer<typeof campaignSchema>;

const meta = z.object({});
const pages = z.object({
  pagination: z.object({
    page: z.number().int(),
    pageSize: z.number().int(),
    pageCount: z.number().int(),
    total: z.number().int(),
  }),
});
const oneQuery = z.looseObject({ locale: z.enum(locales).optional() });
/** Filters are further parameters: filters[field][$eq|$in|$containsi]. */
const listQuery = oneQuery.extend({
  sort: z.string().optional(),
  populate: z.string().optional(),
  /** Only these fields, comma-separated. */
  fields: z.string().optional(),
  'pagination[page]': z.string().optional(),
  'pagination[pageSize]': z.string().optional(),
});

/** Strapi's way to ask for equal fields. */
export const equalTo = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`filters[${field}][$eq]`, value]));

/** Entries, by the plural name in the address. */
export const shapes = {
  courses: cmsCourseSchema,
  articles: articleSchema,
  reviews: reviewSchema,
  faqs: faqSchema,
  pages: editorialPageSchema,
  championships: championshipSchema,
  campaigns: campaignSchema,
};
export type CmsCollection = keyof typeof shapes;

/** An entry of a collection. */
export type CmsEntry<K extends CmsCollection> = z.output<(typeof shapes)[K]>;
type CmsList<K extends CmsCollection> = Omit<Operation, 'answer' | 'query'> & {
  query: typeof listQuery;
  answer: z.ZodType<{ data: CmsEntry<K>[]; meta: z.output<typeof pages> }>;
};

/** Lists of entries, by the plural name in the address. */
export const cmsLists = Object.entries(shapes).map(([name, shape]) =>
  operation({
    api: 'cms',
    method: 'get',
    path: `/${name}`,
    summary: `${name} in one language, as Strapi 5 lists them; filters[field][$eq|$in|$containsi]`,
    access: 'public',
    query: listQuery,
    answer: z.object({ data: z.array(shape), meta: pages }),
    errors: [],
  }),
);
export const cmsList = <K extends CmsCollection>(name: K) =>
  cmsLists.find(({ path }) => path === `/${name}`) as unknown as CmsList<K>;

/** The fields of a course's copy that its card shows. */
const cardCopySchema = cmsCourseSchema.pick({ code: true, title: true, summary: true });
export type CardCopy = z.infer<typeof cardCopySchema>;
/** The list of courses again, asked for no more than cards need. */
export const cardCopies = {
  ...cmsList('courses'),
  answer: z.object({ data: z.array(cardCopySchema), meta: pages }),
};
export const cardCopyQuery = (locale: Locale, codes: readonly string[]) => ({
  locale,
  fields: Object.keys(cardCopySchema.shape).join(','),
  'filters[code][$in]': codes.join(','),
  'pagination[pageSize]': String(codes.length),
});

export const cmsEntries = Object.entries(shapes).map(([name, shape]) =>
  operation({
    api: 'cms',
    method: 'get',
    path: `/${name}/{documentId}`,
    summary: `One of ${name}`,
    access: 'public',
    params: z.object({ documentId: z.string().max(200) }),
    query: oneQuery,
    answer: z.object({ data: shape, meta }),
    errors: ['NOT_FOUND'],
  }),
);

export const cmsOperations = {
  login: operation({
    api: 'cms',
    method: 'post',
    path: '/auth/local',
    summary: 'CMS login; the bearer token as jwt',
    access: 'public',
    body: z.strictObject({ identifier: z.string().trim().min(1).max(120), password: z.string().min(1).max(200) }),
    answer: z.object({
      jwt: z.string(),
      user: z.object({ id: z.number().int(), username: z.string(), email: z.string() }),
    }),
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }),
  siteMetadata: operation({
    api: 'cms',
    method: 'get',
    path: '/site-metadata',
    summary: 'The constants of the site',
    access: 'public',
    query: oneQuery,
    answer: z.object({ data: siteMetadataSchema, meta }),
    errors: [],
  }),
};
