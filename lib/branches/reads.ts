import 'server-only';
import { addWeeks } from 'date-fns';
import { cacheLife, cacheTag } from 'next/cache';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import { backstageOperations, type City, type Store, type TrialClass } from './contract';
import type { Locale } from '@/lib/kernel/locale';
import { storeRegionsOfLocale } from './store-regions';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';

/** How many weeks ahead a page shows classes; later ones are loaded on demand (docs/product.md, "Branches"). */
const weeksShown = 8;

/** A city with its branches and their coming experience classes. */
export type CityBranches = City & { stores: Store[] };

/** Branches in the regions of the page's language (docs/product.md, "Regions"), city by city; cities without a branch are left out. */
export async function listBranches(): Promise<CityBranches[]> {
  return readBranches(await pageLocale());
}

/** A class of a branch by its id, whenever it is; null when there is none. */
export async function findClass(id: string, locale: Locale): Promise<TrialClass | null> {
  try {
    return await readApi(backstageOperations.experienceCourse, { params: { id }, query: { locale } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

async function readBranches(locale: Locale): Promise<CityBranches[]> {
  'use cache';
  // Short, because seats change without any publication by staff.
  cacheLife({ stale: 60, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.content, cacheTags.stores);
  const now = new Date();
  const cities = await Promise.all(
    storeRegionsOfLocale[locale].map((regionId) =>
      readApi(backstageOperations.cities, { params: { regionId }, query: { regionId, locale } }),
    ),
  );
  const withStores = await Promise.all(
    cities.flat().map(async (city) => ({
      ...city,
      stores: await readApi(backstageOperations.stores, {
        query: {
          cityId: city.id,
          locale,
          experienceCoursesStartTime: now.toISOString(),
          experienceCoursesEndTime: addWeeks(now, weeksShown).toISOString(),
        },
      }),
    })),
  );
  return withStores.filter((city) => city.stores.length > 0);
}
