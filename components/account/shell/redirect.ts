import { pageNames } from '@/lib/i18n/pages';
import { hashFor, parseRoute } from './hash-route';
import { matchScreen } from './screens';

/** Where a login leads to: a screen of this app or a page of the shop. */
export type Destination = { kind: 'screen'; hash: string } | { kind: 'page'; href: string };

const start: Destination = { kind: 'screen', hash: hashFor('userSpace/courses') };
const entrances = ['login', 'register', 'forgotPassword', 'resetPassword', 'notFound'];

/**
 * Reads the parameters of a login: `redirect` is a screen ('checkout', 'orders/1?x=y') or a page of the shop below the locale
 * ('courses', 'TeachingCooperationProject'); anything else leads to the personal space, so that no link can send a visitor to
 * another site. `courses` keeps appCoupon and coursesType.
 */
export function destinationOf(query: URLSearchParams, locale: string): Destination {
  const wanted = query.get('redirect') ?? '';
  const route = parseRoute(wanted);
  if (wanted === '' || route.segments.length === 0) return start;
  const [page, ...below] = route.segments;
  const isPage =
    page !== 'origin' &&
    pageNames.some((name) => name === page) &&
    below.length <= 1 &&
    below.every((part) => /^[A-Za-z0-9][\w-]*$/.test(part));
  if (isPage) return { kind: 'page', href: `/${locale}/${route.path}${page === 'courses' ? courseQuery(query) : ''}` };
  const match = matchScreen(route);
  if (entrances.includes(match.screen)) return start;
  return { kind: 'screen', hash: hashFor(route.path, Object.fromEntries(route.query)) };
}

function courseQuery(query: URLSearchParams): string {
  const kept = ['appCoupon', 'coursesType'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** What login, register and the password screens hand to each other. */
export function carriedQuery(query: URLSearchParams): Record<string, string | null> {
  return { redirect: query.get('redirect'), appCoupon: query.get('appCoupon'), coursesType: query.get('coursesType') };
}
