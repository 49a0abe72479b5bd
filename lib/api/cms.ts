import * as z from 'zod';

/** Shapes of the CMS API, read in Strapi 5's REST form: { data, meta }, flat entries with id, documentId and locale. */

export const imageSchema = z.object({
  id: z.number(),
  name: z.string(),
  alt: z.string(),
  caption: z.string(),
  mime: z.string(),
  /** thumbnail or large, falling back to medium. */
  src: z.string(),
});
const entry = z.object({ id: z.number(), documentId: z.string(), locale: z.string() });

/** A problem to try; the tree is recursive, so it is checked by lib/domain, not here. */
export const cmsCourseSchema = entry.extend({
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

export const reviewSchema = entry.extend({
  username: z.string(),
  comment: z.string(),
  avatar: imageSchema.nullable(),
  media: imageSchema.nullable(),
});
export const articleSchema = entry.extend({
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  summary: z.string(),
  externalLink: z.string().nullable(),
  publishedAt: z.string(),
});
/** `group` is the heading in the page's language, `groupCode` its id. */
export const faqSchema = entry.extend({
  slug: z.string(),
  group: z.string(),
  groupCode: z.string(),
  question: z.string(),
  answer: z.string(),
});
export const championshipSchema = entry.extend({
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
export const editorialPageSchema = entry.extend({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), anchor: z.string(), body: z.string() })),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  effectiveAt: z.string().nullable(),
});
export type EditorialPage = z.infer<typeof editorialPageSchema>;
export const campaignSchema = entry.extend({
  token: z.string(),
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  productIds: z.array(z.string()),
});
export type Review = z.infer<typeof reviewSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type Championship = z.infer<typeof championshipSchema>;
export type Campaign = z.infer<typeof campaignSchema>;
