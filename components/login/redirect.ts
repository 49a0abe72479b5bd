import { redirectTarget } from '@/lib/kernel/links/redirect-target';
import { hashFor, parseRoute, searchOf } from '@/components/ui/shell/hash-route';
import { matchScreen } from '@/components/account/screens';

const entrances = ['login', 'register', 'forgotPassword', 'resetPassword', 'notFound'];

/**
 * Where a login leads to: '#/…', a screen of this app ('checkout', 'orders/1?x=y' in its parameter `redirect`), or a page of the shop
 * below the locale ('courses', 'TeachingCooperationProject'); anything else leads to the personal space, so that no link can send a
 * visitor to another site. `courses` retains appCoupon and coursesType.
 */
export function destinationOf(query: URLSearchParams, locale: string): string {
  const { redirect, ...rest } = carriedQuery(query);
  const route = parseRoute(redirect ?? '');
  const [page] = route.segments;
  const { screen } = matchScreen(route);
  // A path that is no screen of this app is a page of the shop, if its form allows that.
  const isPage =
    screen === 'notFound' &&
    page !== 'origin' &&
    route.segments.length <= 3 &&
    route.segments.every((part) => /^[A-Za-z0-9][\w-]*$/.test(part));
  const inShop =
    page && isPage && redirectTarget(`/${locale}/${route.path}${page === 'courses' ? searchOf(rest) : ''}`);
  if (inShop) return inShop;
  if (!page || entrances.includes(screen)) return hashFor('userSpace/courses');
  return hashFor(route.path, Object.fromEntries(route.query));
}

/** The query parameters that login, register and the password screens pass to each other. */
export function carriedQuery(query: URLSearchParams) {
  return { redirect: query.get('redirect'), appCoupon: query.get('appCoupon'), coursesType: query.get('coursesType') };
}
