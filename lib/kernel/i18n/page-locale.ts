import { notFound } from 'next/navigation';
import { locale, region } from 'next/root-params';
import { isLocale, localesOfRegion, regions, type Locale, type Region } from './locales';

/** The language of the page being rendered. A 404 unless the first two segments are a site and one of its languages. */
export async function pageLocale(): Promise<Locale> {
  const [value, site] = await Promise.all([locale(), pageRegion()]);
  return isLocale(value) && localesOfRegion[site].includes(value) ? value : notFound();
}

/** The site of the page; the visible URL does not contain it. */
export async function pageRegion(): Promise<Region> {
  const value = await region();
  return regions.find((known) => known === value) ?? notFound();
}
