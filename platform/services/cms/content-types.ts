import type { CollectionSlug } from 'payload';
import type { Article, Campaign, Championship, CmsCourse, EditorialPage, Faq, Review } from '@/lib/contract/cms';
import { currencyOfLocale, formatMoney, fromMainUnit } from '@/lib/domain/money';
import type { Locale } from '@/lib/i18n/locales';
import type * as Stored from '@/platform/payload-types';
import { imageOf } from './image';
import { richTextHtml } from './rich-text';

type Entry = { id: number; documentId: string; locale: string };

/** How a stored collection reads as a CMS content type. */
export type ContentType<Doc = never, Out extends Entry = Entry> = {
  collection: CollectionSlug;
  /** API field → stored field; only these can be filtered and sorted by. */
  fields: Record<string, string>;
  /** The field whose value is the documentId. */
  key: string;
  /** An entry without this field in a language is not written in it. */
  written?: string;
  defaultSort: string;
  read: (doc: Doc, locale: Locale) => Out;
};

const text = (value: string | null | undefined) => value ?? '';
const define = <Doc, Out extends Entry>(type: ContentType<Doc, Out>) => type as unknown as ContentType;

const courses = define<Stored.Product, CmsCourse>({
  collection: 'products',
  fields: {
    code: 'code',
    title: 'title',
    summary: 'summary',
    type: 'type',
    sortOrder: 'sortOrder',
    isActive: 'isActive',
    featured: 'featured',
  },
  key: 'code',
  written: 'title',
  defaultSort: 'sortOrder',
  read: (doc, locale) => {
    const currency = currencyOfLocale(locale);
    const price = doc.price?.[currency];
    const money = (value: number | null | undefined) =>
      typeof value === 'number' ? formatMoney(fromMainUnit(value, currency), locale) : '';
    return {
      id: doc.id,
      documentId: doc.code,
      locale,
      isActive: doc.isActive ?? true,
      title: doc.title,
      price: money(price?.originPrice),
      specialPrice: price && price.sellPrice !== price.originPrice ? money(price.sellPrice) : null,
      code: doc.code,
      summary: text(doc.summary),
      targetAudience: text(doc.targetAudience),
      infomation: text(doc.infomation),
      description: richTextHtml(doc.description),
      parentsZoneTarget: text(doc.parentsZoneTarget),
      parentsZoneWeek: text(doc.parentsZoneWeek),
      parentsZoneUnit: text(doc.parentsZoneUnit),
      specialContent: text(doc.specialContent),
      image: imageOf(doc.image),
      outcomes: doc.outcomes ?? [],
      includes: doc.includes ?? [],
      contents: (doc.contents ?? [])
        .filter((lesson) => lesson.title)
        .map((lesson) => ({ title: lesson.title, minutes: lesson.minutes, isSample: lesson.isSample ?? false })),
      questions: (doc.questions ?? [])
        .filter((entry) => entry.question)
        .map(({ question, answer }) => ({ question, answer })),
      problem: doc.problem ?? null,
    };
  },
});

const articles = define<Stored.Article, Article>({
  collection: 'articles',
  fields: { slug: 'slug', title: 'title', publishedAt: 'publishedAt' },
  key: 'slug',
  written: 'title',
  defaultSort: '-publishedAt',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.slug,
    locale,
    slug: doc.slug,
    title: doc.title,
    content: richTextHtml(doc.content),
    summary: text(doc.summary),
    externalLink: doc.externalLink || null,
    publishedAt: doc.publishedAt,
  }),
});

const reviews = define<Stored.Review, Review>({
  collection: 'reviews',
  fields: { slug: 'slug', sortOrder: 'sortOrder' },
  key: 'slug',
  written: 'comment',
  defaultSort: 'sortOrder',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.slug,
    locale,
    username: text(doc.username),
    comment: text(doc.comment),
    avatar: imageOf(doc.avatar),
    media: imageOf(doc.media),
  }),
});

const faqs = define<Stored.Faq, Faq>({
  collection: 'faqs',
  fields: { slug: 'slug', group: 'group.code', groupCode: 'group.code', sortOrder: 'sortOrder' },
  key: 'slug',
  written: 'question',
  defaultSort: 'sortOrder',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.slug,
    locale,
    slug: doc.slug,
    question: doc.question,
    answer: text(doc.answer),
    group: typeof doc.group === 'object' ? doc.group.name : '',
    groupCode: typeof doc.group === 'object' ? doc.group.code : '',
  }),
});

const pages = define<Stored.Page, EditorialPage>({
  collection: 'pages',
  fields: { slug: 'slug', title: 'title' },
  key: 'slug',
  written: 'title',
  defaultSort: 'slug',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.slug,
    locale,
    slug: doc.slug,
    title: doc.title,
    lead: text(doc.lead),
    sections: (doc.sections ?? []).map(({ heading, anchor, body }) => ({ heading, anchor: text(anchor), body })),
    startsAt: doc.startsAt ?? null,
    endsAt: doc.endsAt ?? null,
    effectiveAt: doc.effectiveAt ?? null,
  }),
});

const championships = define<Stored.Championship, Championship>({
  collection: 'championships',
  fields: { slug: 'slug', title: 'title', startsAt: 'startsAt', endsAt: 'endsAt' },
  key: 'slug',
  written: 'title',
  defaultSort: '-startsAt',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.slug,
    locale,
    slug: doc.slug,
    title: doc.title,
    summary: text(doc.summary),
    description: richTextHtml(doc.description),
    venue: text(doc.venue),
    startsAt: doc.startsAt,
    endsAt: doc.endsAt,
    registrationStartsAt: doc.registrationStartsAt,
    registrationEndsAt: doc.registrationEndsAt,
    groups: (doc.groups ?? []).map(({ name, eligibility }) => ({ name, eligibility: text(eligibility) })),
    prizes: (doc.prizes ?? []).map(({ place, prize }) => ({ place, prize: text(prize) })),
    results: (doc.results ?? []).map(({ group, winners }) => ({ group, winners: winners ?? [] })),
  }),
});

const campaigns = define<Stored.Campaign, Campaign>({
  collection: 'campaigns',
  fields: { token: 'token', title: 'title', startsAt: 'startsAt', endsAt: 'endsAt' },
  key: 'token',
  written: 'title',
  defaultSort: '-startsAt',
  read: (doc, locale) => ({
    id: doc.id,
    documentId: doc.token,
    locale,
    token: doc.token,
    title: doc.title,
    summary: text(doc.summary),
    description: richTextHtml(doc.description),
    startsAt: doc.startsAt ?? null,
    endsAt: doc.endsAt ?? null,
    productIds: (doc.products ?? []).flatMap((product) => (typeof product === 'object' ? [product.code] : [])),
  }),
});

/** By the plural name in the address, as Strapi does. */
export const contentTypes: Record<string, ContentType> = {
  courses,
  articles,
  reviews,
  faqs,
  pages,
  championships,
  campaigns,
};
