import 'server-only';
import { hrefFor, originHref } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { isOnSale } from '@/lib/catalogue/reads';
import { findArticle, findChampionship } from '@/lib/pages/editorial';
import { hasMarket } from '@/lib/partners/reads';
import { readPages } from '@/lib/pages/reads';
import { siteMetadata } from '@/lib/site/reads';

/**
 * The URL of a link that staff entered (lib/pages/blocks), or null if the page does not exist in the current language, so that no link
 * is broken.
 */
export async function linkTarget(to: string): Promise<string | null> {
  if (!to) return null;
  if (/^(?:https?:|mailto:|tel:|#|\/)/.test(to)) return to;
  const locale = await pageLocale();
  const [path = ''] = to.split(/[?#]/);
  const [page = '', ...below] = path.split('/');
  if (page === 'origin' && below.length > 0)
    return originHref(await siteMetadata(), locale, to.slice('origin/'.length));
  const isThere = page === '' || (await readPages(locale)).some(({ slug }) => slug === page);
  return isThere && (await hasEntry(page, below)) ? hrefFor(locale, to) : null;
}

/** Courses, championships, articles and partner markets have a subpage for each entry, which must exist. */
async function hasEntry(page: string, [entry, ...rest]: string[]): Promise<boolean> {
  if (entry === undefined || rest.length > 0) return true;
  switch (page) {
    case 'courses':
      return isOnSale(entry);
    case 'SchoolChampionships':
      return (await findChampionship(entry)) !== null;
    case 'articles':
      return (await findArticle(entry)) !== null;
    case 'partners':
      return hasMarket(entry);
    default:
      return true;
  }
}
