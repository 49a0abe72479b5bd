import { queryOptions } from '@tanstack/react-query';
import { backstageOperations } from './addresses';
import type { City } from './contract';
import { asksForClasses, type BranchFilter } from './branch-filter';
import type { Locale } from '@/lib/kernel/locale';
import type { StoreRegion } from './store-regions';
import { call } from '@/lib/kernel/api/client';

/** The days of the filter as parameters of both operations. Days are in the branch's time zone; past days are never requested. */
const daysOf = ({ from, to }: BranchFilter, today: string) => ({
  experienceCoursesStartTime: from && from > today ? from : today,
  ...(to && { experienceCoursesEndTime: to }),
});

/** Cities of a region; with a filter about classes only those that have one. */
export const citiesQuery = (locale: Locale, regionId: StoreRegion, filter: BranchFilter, today: string) => {
  const query = {
    regionId,
    locale,
    ...(asksForClasses(filter) && { filterExperienceCourses: 'true', ...daysOf(filter, today) }),
    ...(filter.age !== null && { age: filter.age }),
  };
  return queryOptions({
    queryKey: ['cities', query],
    queryFn: ({ signal }) => call(backstageOperations.cities, { params: { regionId }, query }, signal),
  });
};

/** Branches of a city with their classes on the days of the filter. */
export const storesQuery = (locale: Locale, { id: cityId }: City, filter: BranchFilter, today: string) => {
  const query = { cityId, locale, ...daysOf(filter, today) };
  return queryOptions({
    queryKey: ['stores', cityId, query],
    queryFn: ({ signal }) => call(backstageOperations.stores, { query }, signal),
  });
};
