import { queryOptions, useQuery } from '@tanstack/react-query';
import { cmsList, equalTo, type CmsCollection } from '../contract/cms';
import type { Locale } from '../domain/locale';
import { call } from './client';
import { getQueryClient } from './query-client';

/** Entries of a CMS collection in one language, filtered by field equality. */
export const cmsQuery = <K extends CmsCollection>(collection: K, locale: Locale, equals: Record<string, string> = {}) =>
  queryOptions({
    queryKey: ['cms', collection, locale, equals],
    queryFn: async ({ signal }) => {
      const query = { locale, populate: '*', 'pagination[pageSize]': '100', ...equalTo(equals) };
      const { data } = await call(cmsList(collection), { query }, signal);
      return data;
    },
  });

export const useCms = <K extends CmsCollection>(collection: K, locale: Locale, equals?: Record<string, string>) =>
  useQuery(cmsQuery(collection, locale, equals), getQueryClient());
