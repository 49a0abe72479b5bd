import { citiesQuery, storesQuery } from '@/lib/branches/queries';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { CityBranches } from '@/lib/branches/reads';
import { dayIn, filterBranches, type BranchFilter } from '@/lib/branches/branch-filter';
import type { Locale } from '@/lib/kernel/locale';
import type { StoreRegion } from '@/lib/branches/store-regions';

export { BranchList } from '../list/branch-list';

/**
 * Asks the API for the cities of each region, one call a region, then for the branches of each city, cached by city. Seats are at most 30 seconds old.
 * @throws ApiError
 */
export async function findBranches(
  locale: Locale,
  regions: readonly StoreRegion[],
  filter: BranchFilter,
): Promise<CityBranches[]> {
  const client = getQueryClient();
  const now = Date.now();
  // The day in the westernmost time zone: no branch has a day before it.
  const today = dayIn(now, 'Etc/GMT+12');
  const wanted = regions.filter((region) => !filter.region || region === filter.region);
  const ofRegions = await Promise.all(
    wanted.map((region) => client.fetchQuery(citiesQuery(locale, region, filter, today))),
  );
  const cities = ofRegions.flat().filter(({ id }) => !filter.city || id === filter.city);
  const withBranches = await Promise.all(
    cities.map(async (city) => ({
      ...city,
      stores: await client.fetchQuery(storesQuery(locale, city, filter, today)),
    })),
  );
  return filterBranches(withBranches, filter, now);
}
