import { queryOptions, useQuery } from '@tanstack/react-query';
import { backstageOperations } from '../contract/backstage';
import type { Locale } from '../domain/locale';
import { storeRegionsOfLocale } from '../domain/store-regions';
import { call } from './client';
import { getQueryClient } from './query-client';

/** Only stores with an experience course between these times; ISO 8601. */
export type ExperienceFilter = { experienceCoursesStartTime?: string; experienceCoursesEndTime?: string };

/** One call per region of the language, results merged. */
export const citiesQuery = (locale: Locale, filter: ExperienceFilter = {}) =>
  queryOptions({
    queryKey: ['cities', locale, filter],
    queryFn: async ({ signal }) => {
      const filterExperienceCourses = String(
        Boolean(filter.experienceCoursesStartTime || filter.experienceCoursesEndTime),
      );
      const answers = await Promise.all(
        storeRegionsOfLocale[locale].map((regionId) =>
          call(
            backstageOperations.cities,
            { params: { regionId }, query: { regionId, filterExperienceCourses, ...filter } },
            signal,
          ),
        ),
      );
      return answers.flat();
    },
  });

/** Kept per city and filter: coming back to a city asks nobody. */
export const storesQuery = (cityId: string, filter: ExperienceFilter = {}) =>
  queryOptions({
    queryKey: ['stores', cityId, filter],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => call(backstageOperations.stores, { query: { cityId, ...filter } }, signal),
  });

export const useCities = (locale: Locale, filter?: ExperienceFilter) =>
  useQuery(citiesQuery(locale, filter), getQueryClient());
export const useStores = (cityId: string, filter?: ExperienceFilter) =>
  useQuery(storesQuery(cityId, filter), getQueryClient());
