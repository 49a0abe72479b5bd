import { locale, region } from 'next/root-params';
import { defaultLocale, isLocale, regions, type Locale, type Region } from './locales';

/** Language of the page being rendered. */
export async function pageLocale(): Promise<Locale> {
  const value = await locale();
  return isLocale(value) ? value : defaultLocale;
}

/** Site the page belongs to; the visitor's address does not show it. */
export async function pageRegion(): Promise<Region> {
  const value = await region();
  return regions.find((known) => known === value) ?? 'global';
}
