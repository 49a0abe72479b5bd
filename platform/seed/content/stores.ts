import { hkCities, hkStores } from './stores/hk';
import { jpCities, jpStores } from './stores/jp';
import { myCities, myStores } from './stores/my';
import { twCities, twStores } from './stores/tw';
import { usCities, usStores } from './stores/us';
import type { SeedCity, SeedStore } from './types';

export const cities: SeedCity[] = [...twCities, ...hkCities, ...myCities, ...usCities, ...jpCities];
export const stores: SeedStore[] = [...twStores, ...hkStores, ...myStores, ...usStores, ...jpStores];
