import type { HashRoute } from '@/components/ui/shell/hash-route';

export const userSpaceTabs = [
  'profile',
  'account',
  'learners',
  'courses',
  'purchases',
  'entitlements',
  'requests',
  'addresses',
  'letters',
] as const;
export type UserSpaceTab = (typeof userSpaceTabs)[number];

const plain = [
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'coupon',
  'cart',
  'starter',
  'apply',
  'family',
  'join',
  'deleted',
] as const;

export type ScreenMatch = {
  screen:
    | (typeof plain)[number]
    | 'userSpace'
    | 'checkout'
    | 'product'
    | 'order'
    | 'give'
    | 'giftCard'
    | 'bookTrial'
    | 'enter'
    | 'request'
    | 'notFound';
  /** Of a product (of a checkout: the one product that is bought without the cart), an order, a code, a gift, a class, a championship or an application. */
  id?: string;
  tab?: UserSpaceTab;
};

/** The screens of the origin site and their addresses. The start is the personal space. */
export function matchScreen({ segments }: Pick<HashRoute, 'segments'>): ScreenMatch {
  const [first = 'userSpace', second, third] = segments;
  const simple = plain.find((name) => name === first);
  const tab = userSpaceTabs.find((name) => name === (second ?? 'courses'));
  if (simple && segments.length === 1) return { screen: simple };
  if (first === 'userSpace' && tab && segments.length <= 2) return { screen: 'userSpace', tab };
  if (first === 'checkout' && segments.length <= 2) return { screen: 'checkout', ...(second && { id: second }) };
  if (first === 'orders' && second && segments.length === 2) return { screen: 'order', id: second };
  if (first === 'give' && second && segments.length === 2) return { screen: 'give', id: second };
  if (first === 'gifts' && second && segments.length === 2) return { screen: 'giftCard', id: second };
  if (first === 'book' && second && segments.length === 2) return { screen: 'bookTrial', id: second };
  if (first === 'enter' && second && segments.length === 2) return { screen: 'enter', id: second };
  if (first === 'requests' && second && segments.length === 2) return { screen: 'request', id: second };
  if (first === 'shop' && second === 'products' && third && segments.length === 3)
    return { screen: 'product', id: third };
  return { screen: 'notFound' };
}

/** Screens that need a login. */
export function needsLogin({ screen }: ScreenMatch): boolean {
  return ['userSpace', 'order', 'coupon', 'starter', 'give', 'giftCard', 'join'].includes(screen);
}

/** Screens that are for visitors only. */
export function isEntrance({ screen }: ScreenMatch): boolean {
  return screen === 'login' || screen === 'register' || screen === 'resetPassword';
}
