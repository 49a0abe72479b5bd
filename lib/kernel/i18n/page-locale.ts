import { notFound } from 'next/navigation';
import { locale, region } from 'next/root-params';
import { isLocale, localesOfRegion, regions, type Locale, type Region } from './locales';

/** Language of the page being rendered. Two segments that name no site and no language of it are no page. */
export async function pageLocale(): Promise<Locale> {
  const [value, site] = await Promise.all([locale(), pageRegion()]);
  return isLocale(value) && localesOfRegion[site].includes(value) ? value : notFound();
}

/** Site the page belongs to; the visitor's address does not show it. */
export async function pageRegion(): Promise<Region> {
  const value = await region();
  return regions.find((known) => known === value) ?? notFound();
}
