import * as z from 'zod';
import { siteOperations } from '@/lib/site/contract';
import { menus } from '@/lib/site/menus';
import { schoolTimeZone } from '@/lib/kernel/period';
import { blockSchema } from './blocks';
import { imageSchema } from '@/lib/kernel/pictures/image';
import { operationsOf, type Operation } from '@/lib/kernel/api/operation';
import { positionSchema } from '@/lib/go/position-shape';
import { inLocale, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';

/** The CMS API, in Strapi 5's REST form: { data, meta }, flat entries with id, documentId and locale. */

const entry = z.object({ id: z.number(), ...texts('documentId', 'locale') });

/** A problem to try; the tree is recursive, so it is checked by lib/go/problem, not here. */
const cmsCourseSchema = entry.extend({
  isActive: z.boolean(),
  title: z.string(),
  /** Localized text, e.g. 'NT$1,980'. The amount charged comes from the ecommerce API. */
  price: z.string(),
  specialPrice: z.string().nullable(),
  /** = product id. */
  code: z.string(),
  ...texts('summary', 'targetAudience', 'infomation'),
  /** Safe HTML rendered from rich text. */
  description: z.string(),
  ...texts('parentsZoneTarget', 'parentsZoneWeek', 'parentsZoneUnit', 'specialContent'),
  image: imageSchema.nullable(),
  /** Further pictures of it. */
  gallery: z.array(imageSchema).default([]),
  /** 'You will be able to …' */
  outcomes: z.array(z.string()),
  /** What comes with it. */
  includes: z.array(z.string()),
  contents: z.array(z.object({ title: z.string(), minutes: integer, isSample: z.boolean() })),
  questions: z.array(z.object(texts('question', 'answer'))),
  problem: z.unknown().nullable(),
});
export type CmsCourse = z.infer<typeof cmsCourseSchema>;

/** A date and time that `Date.parse` can read. */
const moment = z.string().refine((value) => !Number.isNaN(Date.parse(value)), 'expected a date');

const reviewSchema = entry.extend({
  ...texts('username', 'comment'),
  avatar: imageSchema.nullable(),
  media: imageSchema.nullable(),
});
const articleSchema = entry.extend({
  ...texts('slug', 'title', 'content', 'summary'),
  externalLink: z.string().nullable(),
  publishedAt: moment,
  image: imageSchema.nullable(),
  cover: positionSchema.nullable(),
});
/** `group` is the heading in the page's language, `groupCode` its id. */
const faqSchema = entry.extend(texts('slug', 'group', 'groupCode', 'question', 'answer'));
const championshipSchema = entry.extend({
  ...texts('slug', 'title', 'summary', 'description', 'venue'),
  startsAt: moment,
  endsAt: moment,
  registrationStartsAt: moment,
  registrationEndsAt: moment,
  /** Time zone in which its days and hours are shown. */
  timeZone: z.string().default(schoolTimeZone),
  /** Safe HTML. */
  rules: z.string(),
  cover: positionSchema.nullable(),
  /** `limit`: the most teams (players, where a team is one player) that may enter. A group's own registration dates override those above. */
  groups: z.array(
    z.object({
      ...texts('name', 'eligibility'),
      id: z.coerce.string().default(''),
      limit: integer.nullable(),
      teamSize: integer.default(1),
      /** The smallest team; `teamSize` is the largest. */
      minTeamSize: integer.default(1),
      registrationStartsAt: moment.nullable().default(null),
      registrationEndsAt: moment.nullable().default(null),
    }),
  ),
  prizes: z.array(z.object(texts('place', 'prize'))),
  /** Empty until the event is over. */
  results: z.array(z.object({ group: z.string(), winners: z.array(z.string()) })),
});
/** CMS collection `pages`: every page staff compose; slug as the address spells it, e.g. 'kidgo'; 'home' is the home page. */
const pageSchema = entry.extend({
  ...texts('slug', 'title', 'lead', 'menuLabel'),
  /** Where it is linked in this language. */
  menus: z.array(z.enum(menus)),
  sortOrder: z.number(),
  /** `noindex,follow`, and not in the sitemap. */
  isHiddenFromSearch: z.boolean(),
  ...textsOrNull('startsAt', 'endsAt', 'effectiveAt'),
  blocks: z.array(blockSchema),
});
export type Page = z.infer<typeof pageSchema>;
const campaignSchema = entry.extend({
  ...texts('token', 'title', 'summary'),
  ...textsOrNull('startsAt', 'endsAt'),
  blocks: z.array(blockSchema),
});
export type Review = z.infer<typeof reviewSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type Championship = z.infer<typeof championshipSchema>;
export type Campaign = z.infer<typeof campaignSchema>;

const meta = z.object({});
const pages = z.object({
  pagination: z.object({ page: integer, pageSize: integer, pageCount: integer, total: integer }),
});
const oneQuery = inLocale.loose();
/** Filters are further parameters: filters[field][$eq|$in|$containsi]. */
const listQuery = oneQuery.extend({
  sort: z.string().optional(),
  populate: z.string().optional(),
  /** Only these fields, comma-separated. */
  fields: z.string().optional(),
  'pagination[page]': z.string().optional(),
  'pagination[pageSize]': z.string().optional(),
});
/** Strapi's brackets: filters[code][$in][0], fields[0], pagination[start]. */
const bracketed =
  /^(?:filters\[\w+\](?:\[\$\w+\](?:\[\d*\])?)?|(?:fields|sort|populate)\[\d*\]|pagination\[(?:start|limit)\])$/;

/** Entries, by the plural name in the address. */
export const shapes = {
  courses: cmsCourseSchema,
  articles: articleSchema,
  reviews: reviewSchema,
  faqs: faqSchema,
  pages: pageSchema,
  championships: championshipSchema,
  campaigns: campaignSchema,
};
export type CmsCollection = keyof typeof shapes;

/** An entry of a collection. */
export type CmsEntry<K extends CmsCollection> = z.output<(typeof shapes)[K]>;
type CmsList<K extends CmsCollection> = Omit<Operation, 'response' | 'query'> & {
  query: typeof listQuery;
  response: z.ZodType<{ data: CmsEntry<K>[]; meta: z.output<typeof pages> }>;
};

const { get, post } = operationsOf('cms');
/** Lists of entries, by the plural name in the address. */
export const cmsLists = Object.entries(shapes).map(([name, shape]) =>
  get(`/${name}`, {
    summary: `${name} in one language, as Strapi 5 lists them; filters[field][$eq|$in|$containsi]`,
    access: 'public',
    query: listQuery,
    moreQuery: bracketed,
    response: z.object({ data: z.array(shape), meta: pages }),
  }),
);
export const cmsList = <K extends CmsCollection>(name: K) =>
  cmsLists.find(({ path }) => path === `/${name}`) as unknown as CmsList<K>;

/** The fields of a course's copy that its card shows. */
const cardCopySchema = cmsCourseSchema.pick({ code: true, title: true, summary: true, image: true });
export type CardCopy = z.infer<typeof cardCopySchema>;
/** The reads of courses' copy that the browser makes as well: the list, and the same asked for no more than cards need. */
export const courseCopyOperations = {
  list: cmsList('courses'),
  cards: { ...cmsList('courses'), response: z.object({ data: z.array(cardCopySchema), meta: pages }) },
};

/** The pages again, without what they are composed of. */
const pageSummarySchema = pageSchema.omit({
  id: true,
  documentId: true,
  locale: true,
  blocks: true,
  effectiveAt: true,
});
export type PageSummary = z.infer<typeof pageSummarySchema>;
export const pageSummaries = {
  ...cmsList('pages'),
  response: z.object({ data: z.array(pageSummarySchema), meta: pages }),
};
export const pageSummaryFields = Object.keys(pageSummarySchema.shape).join(',');

export const cmsEntries = Object.entries(shapes).map(([name, shape]) =>
  get(`/${name}/{documentId}`, {
    summary: `One of ${name}`,
    access: 'public',
    params: z.object({ documentId: z.string().max(200) }),
    query: oneQuery,
    response: z.object({ data: shape, meta }),
    errors: ['NOT_FOUND'],
  }),
);

export const cmsOperations = {
  login: post('/auth/local', {
    summary: 'CMS login; the bearer token as jwt',
    access: 'public',
    body: z.strictObject({ identifier: z.string().trim().min(1).max(120), password: z.string().min(1).max(200) }),
    response: z.object({ jwt: z.string(), user: z.object({ id: integer, ...texts('username', 'email') }) }),
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED'],
  }),
};

const reads = [...cmsLists, ...cmsEntries, siteOperations.siteMetadata].map((operation) => ({
  operation,
  path: new RegExp(`^/api/${operation.api}${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
/** The read that answers at a path: '/api/cms/faqs'. */
export const cmsReadAt = (at: string) => reads.find(({ path }) => path.test(at))?.operation;
