'use client';

import { Suspense, useEffect, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '@/stores/session';
import { cartStore } from '@/stores/cart';
import { AccountContext, useAccount, type AccountSite } from '@/components/ui/shell/account-context';
import { goTo, hashFor, type HashRoute, useHashRoute } from '@/components/ui/shell/hash-route';
import { Loading } from '@/components/ui/shell/loading';
import { NotFoundScreen } from '@/components/account/shell/not-found-screen';
import { destinationOf } from '@/components/login/redirect';
import { screenWithMessages } from '@/components/account/shell/screen-with-messages';
import { isEntrance, matchScreen, needsLogin, type ScreenMatch, type UserSpaceTab } from '@/components/account/screens';

type ScreenProps = { query: URLSearchParams; id: string; tab: UserSpaceTab };
const screens: Record<ScreenMatch['screen'], ComponentType<ScreenProps>> = {
  login: screenWithMessages('login', () => import('@/components/login/login-screen')),
  register: screenWithMessages('register', () => import('@/components/login/register-screen')),
  forgotPassword: screenWithMessages('forgotPassword', () => import('@/components/login/forgot-password-screen')),
  resetPassword: screenWithMessages('resetPassword', () => import('@/components/login/reset-password-screen')),
  userSpace: screenWithMessages('userSpace', () => import('../personal-space/personal-space-screen')),
  coupon: screenWithMessages('coupon', () => import('@/components/codes/redeem-screen')),
  product: screenWithMessages('product', () => import('@/components/orders/product/product-screen')),
  cart: screenWithMessages('cart', () => import('@/components/orders/cart-and-orders-screen')),
  checkout: screenWithMessages('checkout', () => import('@/components/payments/checkout/checkout-screen')),
  order: screenWithMessages('order', () => import('@/components/orders/order-screen')),
  give: screenWithMessages('give', () => import('@/components/gifts/send-gift-screen')),
  giftCard: screenWithMessages('giftCard', () => import('@/components/gifts/card-screen')),
  starter: screenWithMessages('starter', () => import('@/components/starter/starter-screen')),
  apply: screenWithMessages('apply', () => import('@/components/applications/teaching/apply-screen')),
  bookTrial: screenWithMessages('bookTrial', () => import('@/components/applications/book-trial-screen')),
  enter: screenWithMessages('enter', () => import('@/components/championships/entry/enter-championship-screen')),
  request: screenWithMessages('request', () => import('@/components/championships/entry/application-with-entry')),
  family: screenWithMessages('family', () => import('@/components/handover/handover-screen')),
  join: screenWithMessages('join', () => import('@/components/joining/learner/join-screen')),
  deleted: screenWithMessages('deleted', () => import('@/components/privacy/deleted-screen')),
  notFound: NotFoundScreen,
};

/** Also what the static page shows until the browser knows the screen. */
const loading = <Loading isScreen skeleton="h-64" className="wrap max-w-[560px] py-8 md:py-12" />;

/** The origin site: a client-side app with hash routes. */
export function AccountApp(site: AccountSite) {
  return (
    <AccountContext value={site}>
      <CurrentScreen />
    </AccountContext>
  );
}

function CurrentScreen() {
  const route = useHashRoute();
  return route ? <RoutedScreen route={route} /> : loading;
}

/** A screen. Redirects a visitor from a personal screen to the login and back, and a logged-in user away from login and registration. */
function RoutedScreen({ route }: { route: HashRoute }) {
  const { locale, user } = useAccount();
  const isSettled = useStore(sessionStore, (state) => state.settled);
  const match = matchScreen(route);
  const { id = '', tab = 'courses' } = match;
  const isBarred = user === null && needsLogin(match);
  const isPassed = user !== null && isEntrance(match);
  useEffect(() => {
    if (isBarred && isSettled) {
      const redirect = route.path && [route.path, route.query.toString()].filter(Boolean).join('?');
      goTo(hashFor('login', { redirect }), { replace: true });
    }
    if (!isPassed) return;
    const coupon = route.query.get('appCoupon');
    if (coupon) cartStore.getState().setCoupon(coupon);
    const to = destinationOf(route.query, locale);
    if (to.startsWith('#')) goTo(to, { replace: true });
    else window.location.replace(to);
  }, [isBarred, isSettled, isPassed, route, locale]);
  const Screen = screens[match.screen];
  return (
    <Suspense fallback={loading}>
      {isBarred ? loading : <Screen key={id} query={route.query} id={id} tab={tab} />}
    </Suspense>
  );
}
