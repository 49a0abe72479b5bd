import { queryOptions, useQuery } from '@tanstack/react-query';
import { storeRegionsOfLocale, type Locale } from '../i18n/locales';
import type { City, Store } from './backstage';
import { api } from './client';
import { getQueryClient } from './query-client';

/** Only stores with an experience course between these times; ISO 8601. */
export type ExperienceFilter = { experienceCoursesStartTime?: string; experienceCoursesEndTime?: string };

/** One call per region of the language, results merged (spec §7). */
export const citiesQuery = (locale: Locale, filter: ExperienceFilter = {}) =>
  queryOptions({
    queryKey: ['cities', locale, filter],
    queryFn: async ({ signal }) => {
      const filterExperienceCourses = Boolean(filter.experienceCoursesStartTime || filter.experienceCoursesEndTime);
      const answers = await Promise.all(
        storeRegionsOfLocale[locale].map((regionId) =>
          api.get<City[]>(`backstage/brickAndMortarStore/region/${regionId}/city`, {
            params: { regionId, filterExperienceCourses, ...filter },
            signal,
          }),
        ),
      );
      return answers.flatMap(({ data }) => data);
    },
  });

/** Kept per city and filter: coming back to a city asks nobody. */
export const storesQuery = (cityId: string, filter: ExperienceFilter = {}) =>
  queryOptions({
    queryKey: ['stores', cityId, filter],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) =>
      api
        .get<Store[]>('backstage/brickAndMortarStore/store', { params: { cityId, ...filter }, signal })
        .then(({ data }) => data),
  });

export const useCities = (locale: Locale, filter?: ExperienceFilter) =>
  useQuery(citiesQuery(locale, filter), getQueryClient());
export const useStores = (cityId: string, filter?: ExperienceFilter) =>
  useQuery(storesQuery(cityId, filter), getQueryClient());
