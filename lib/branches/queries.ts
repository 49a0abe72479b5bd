import { queryOptions } from '@tanstack/react-query';
import { backstageOperations } from './addresses';
import type { City } from './contract';
import { asksForClasses, type BranchFilter } from './branch-filter';
import type { Locale } from '@/lib/kernel/locale';
import type { StoreRegion } from './store-regions';
import { call } from '@/lib/kernel/api/client';

/** The days asked for, as both operations take them. Days without a time are the branch's own; what is past is never asked for. */
const daysOf = ({ from, to }: BranchFilter, today: string) => ({
  experienceCoursesStartTime: from && from > today ? from : today,
  ...(to && { experienceCoursesEndTime: to }),
});

/** Cities of a region; where classes are asked for, those that have one. */
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

/** Branches of a city with their classes on the days asked for. */
export const storesQuery = (locale: Locale, { id: cityId }: City, filter: BranchFilter, today: string) => {
  const query = { cityId, locale, ...daysOf(filter, today) };
  return queryOptions({
    queryKey: ['stores', cityId, query],
    queryFn: ({ signal }) => call(backstageOperations.stores, { query }, signal),
  });
};
