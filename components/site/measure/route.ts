export type PageType = 'home' | 'catalogue' | 'product' | 'editorial' | 'campaign' | 'market' | 'error';
export type Route = { name: string; type: PageType };

/** '/zh-TW/courses/combo-05' → '/courses/combo-05', '/zh-TWspring2027' → '/spring2027', '/zh-TW' → '/'. */
export const pathBelow = (pathname: string): string => `/${pathname.slice('/zh-TW'.length).replace(/^\//, '')}`;

const listSegments = ['page', 'type'];
const types: Record<string, PageType> = { courses: 'catalogue', partners: 'market' };

/**
 * A page by the name of its route, without the entry it shows: 'index', 'faq', 'courses-slug', 'courses-type'; a campaign is 'token'. Null for
 * the origin app: where passwords, addresses and orders are shown, no third-party code runs (docs/decisions/025).
 */
export function routeOf(pathname: string): Route | null {
  const isCampaign = !/^\/[^/]{5}(\/|$)/.test(pathname);
  const [first = '', second, ...rest] = pathBelow(pathname).slice(1).split('/');
  if (first === 'origin') return null;
  if (isCampaign) return { name: 'token', type: 'campaign' };
  if (!first) return { name: 'index', type: 'home' };
  const type = types[first] ?? 'editorial';
  if (second === undefined) return { name: first, type };
  const isList = first === 'courses' && rest.length > 0 && listSegments.includes(second);
  if (isList)
    return { name: [first, second, ...rest.filter((segment) => listSegments.includes(segment))].join('-'), type };
  return { name: `${first}-slug`, type: first === 'courses' ? 'product' : type };
}

/** Parameters for filters, sorting and the source of a visit. Any other parameter might contain personal data. */
const harmless = /^(coursesType|gradeFrom|gradeTo|audience|price|sort|utm_\w+)$/;

/** An address that third parties may see: without hash, coupon, name or code. */
export function publicAddress({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!harmless.test(name)) query.delete(name);
  return origin + pathname + (query.size > 0 ? `?${query}` : '');
}
