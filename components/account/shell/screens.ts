import type { HashRoute } from './hash-route';

export const userSpaceTabs = ['profile', 'courses', 'purchases', 'entitlements', 'addresses'] as const;
export type UserSpaceTab = (typeof userSpaceTabs)[number];

export type ScreenMatch =
  | { screen: 'login' | 'register' | 'forgotPassword' | 'resetPassword' | 'coupon' | 'cart' | 'checkout' | 'notFound' }
  | { screen: 'userSpace'; tab: UserSpaceTab }
  | { screen: 'product' | 'order'; id: string };

const plain = ['login', 'register', 'forgotPassword', 'resetPassword', 'coupon', 'cart', 'checkout'] as const;

/** The screens of the origin site and their addresses. The start is the personal space. */
export function matchScreen({ segments }: Pick<HashRoute, 'segments'>): ScreenMatch {
  const [first = 'userSpace', second, third, ...more] = segments;
  if (more.length > 0) return { screen: 'notFound' };
  const simple = plain.find((name) => name === first);
  if (simple && second === undefined) return { screen: simple };
  if (first === 'userSpace' && third === undefined) {
    const tab = userSpaceTabs.find((name) => name === (second ?? 'courses'));
    if (tab) return { screen: 'userSpace', tab };
  }
  if (first === 'orders' && second && third === undefined) return { screen: 'order', id: second };
  if (first === 'shop' && second === 'products' && third) return { screen: 'product', id: third };
  return { screen: 'notFound' };
}

/** Screens nobody sees without a login. */
export function needsLogin({ screen }: ScreenMatch): boolean {
  return screen === 'userSpace' || screen === 'order' || screen === 'coupon';
}
