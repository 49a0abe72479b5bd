'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { sessionStore } from '@/stores/session';
import { AccountContext, type AccountSite } from './shell/account-context';
import { hashFor, type HashRoute } from './shell/hash-route';
import { NotFoundScreen } from './shell/not-found-screen';
import { matchScreen, needsLogin, type ScreenMatch, type UserSpaceTab } from './shell/screens';
import { goTo, useHashRoute } from './shell/use-hash-route';
import { useSessionUser } from './shell/use-session';

type ScreenProps = { query: URLSearchParams; id: string; tab: UserSpaceTab };
const screens: Record<ScreenMatch['screen'], ComponentType<ScreenProps>> = {
  login: lazy(() => import('./sign-in/login-screen')),
  register: lazy(() => import('./sign-in/register-screen')),
  forgotPassword: lazy(() => import('./sign-in/forgot-password-screen')),
  resetPassword: lazy(() => import('./sign-in/reset-password-screen')),
  userSpace: lazy(() => import('./personal-space/personal-space-screen')),
  coupon: lazy(() => import('./redeem/redeem-screen')),
  product: lazy(() => import('./product/product-screen')),
  cart: lazy(() => import('./cart/cart-screen')),
  checkout: lazy(() => import('./checkout/checkout-screen')),
  order: lazy(() => import('./orders/order-screen')),
  notFound: NotFoundScreen,
};

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
  if (!route) return <Loading />;
  const match = matchScreen(route);
  const { id = '', tab = 'courses' } = match;
  const Screen = screens[match.screen];
  const screen = (
    <Suspense fallback={<Loading />}>
      <Screen key={id} query={route.query} id={id} tab={tab} />
    </Suspense>
  );
  return needsLogin(match) ? <LoginRequired route={route}>{screen}</LoginRequired> : screen;
}

/** Leads to the login, and from there back to where somebody wanted to be. */
function LoginRequired({ route, children }: { route: HashRoute; children: ReactNode }) {
  const isIn = useSessionUser() !== null;
  const isSettled = useStore(sessionStore, (state) => state.settled);
  useEffect(() => {
    if (isIn || !isSettled) return;
    const redirect = route.path && [route.path, route.query.toString()].filter(Boolean).join('?');
    goTo(hashFor('login', { redirect }), { replace: true });
  }, [isIn, isSettled, route]);
  return isIn ? children : <Loading />;
}

/** Also what the static page shows until the browser knows the screen. */
function Loading() {
  const t = useTranslations('account');
  return (
    <div className="account-loading wrap grid max-w-[560px] gap-5 py-8 md:py-12">
      <Skeleton className="h-10 w-1/2" />
      <Spinner label={t('loading')} className="justify-self-center" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
