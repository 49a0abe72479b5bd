import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Locale } from '../i18n/locales';
import { api } from './client';
import type { Article, Campaign, Championship, CmsCourse, Faq, Review } from './cms';
import { getQueryClient } from './query-client';

type Collections = {
  courses: CmsCourse;
  articles: Article;
  reviews: Review;
  faqs: Faq;
  championships: Championship;
  campaigns: Campaign;
};
type Answer<T> = {
  data: T[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
};

/** Entries of a CMS collection in one language; `equals` filters by field equality, as Strapi 5 writes it. */
export const cmsQuery = <K extends keyof Collections>(
  collection: K,
  locale: Locale,
  equals: Record<string, string> = {},
) =>
  queryOptions({
    queryKey: ['cms', collection, locale, equals],
    queryFn: ({ signal }) => {
      const filters = Object.fromEntries(
        Object.entries(equals).map(([field, value]) => [`filters[${field}][$eq]`, value]),
      );
      return api
        .get<Answer<Collections[K]>>(`cms/${collection}`, {
          params: { locale, populate: '*', 'pagination[pageSize]': 100, ...filters },
          signal,
        })
        .then(({ data }) => data.data);
    },
  });

export const useCms = <K extends keyof Collections>(collection: K, locale: Locale, equals?: Record<string, string>) =>
  useQuery(cmsQuery(collection, locale, equals), getQueryClient());
