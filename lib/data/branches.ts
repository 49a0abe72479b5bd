import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { City, Store } from '../api/backstage';
import { readApi } from '../api/server';
import { storeRegionsOfLocale, type Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';

/** A city with its branches and their coming experience classes. */
export type CityBranches = City & { stores: Store[] };

/** Branches in the regions of the page's language (spec §4), city by city; cities without a branch are left out. */
export async function listBranches(): Promise<CityBranches[]> {
  return readBranches(await pageLocale());
}

async function readBranches(locale: Locale): Promise<CityBranches[]> {
  'use cache';
  cacheLife(cacheLifetimes.availability);
  cacheTag(cacheTags.content, cacheTags.stores);
  const cities = await Promise.all(
    storeRegionsOfLocale[locale].map((regionId) =>
      readApi<City[]>('backstage', `brickAndMortarStore/region/${regionId}/city`, { regionId, locale }),
    ),
  );
  const withStores = await Promise.all(
    cities.flat().map(async (city) => ({
      ...city,
      stores: await readApi<Store[]>('backstage', 'brickAndMortarStore/store', {
        cityId: city.id,
        locale,
        experienceCoursesStartTime: new Date().toISOString(),
      }),
    })),
  );
  return withStores.filter((city) => city.stores.length > 0);
}
