'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { useStore } from 'zustand';
import type { Locale } from '@/lib/i18n/locales';
import { forgetSession } from '@/stores/session/login';
import { readToken } from '@/lib/session/token';
import { sessionStore } from '@/stores/session';
import { hashFor, type HashRoute } from './shell/hash-route';
import { NotFoundScreen } from './shell/not-found-screen';
import { AccountProvider, type AccountSite } from './shell/account-context';
import { matchScreen, needsLogin, type ScreenMatch } from './shell/screens';
import { goTo, useHashRoute } from './shell/use-hash-route';
import { useSessionUser } from './shell/use-session';

const LoginScreen = lazy(() => import('./sign-in/login-screen'));
const RegisterScreen = lazy(() => import('./sign-in/register-screen'));
const ForgotPasswordScreen = lazy(() => import('./sign-in/forgot-password-screen'));
const ResetPasswordScreen = lazy(() => import('./sign-in/reset-password-screen'));
const PersonalSpaceScreen = lazy(() => import('./personal-space/personal-space-screen'));
const RedeemScreen = lazy(() => import('./redeem/redeem-screen'));
const ProductScreen = lazy(() => import('./product/product-screen'));
const CartScreen = lazy(() => import('./cart/cart-screen'));
const CheckoutScreen = lazy(() => import('./checkout/checkout-screen'));
const OrderScreen = lazy(() => import('./orders/order-screen'));

/** The origin site: a client-side app with hash routes. */
export function AccountApp({ locale, site }: { locale: Locale; site: AccountSite }) {
  return (
    <AccountProvider locale={locale} site={site}>
      <CurrentScreen />
    </AccountProvider>
  );
}

function CurrentScreen() {
  const route = useHashRoute();
  useEffect(() => {
    // The name was kept, the token is gone: nobody is logged in.
    if (sessionStore.getState().user && !readToken()) forgetSession();
  }, []);
  if (!route) return <Loading />;
  const match = matchScreen(route);
  const screen = <Suspense fallback={<Loading />}>{screenOf(match, route)}</Suspense>;
  return needsLogin(match) ? <LoginRequired route={route}>{screen}</LoginRequired> : screen;
}

function screenOf(match: ScreenMatch, { query }: HashRoute): ReactNode {
  switch (match.screen) {
    case 'login':
      return <LoginScreen query={query} />;
    case 'register':
      return <RegisterScreen query={query} />;
    case 'forgotPassword':
      return <ForgotPasswordScreen query={query} />;
    case 'resetPassword':
      return <ResetPasswordScreen query={query} />;
    case 'userSpace':
      return <PersonalSpaceScreen tab={match.tab} />;
    case 'coupon':
      return <RedeemScreen query={query} />;
    case 'product':
      return <ProductScreen key={match.id} id={match.id} />;
    case 'cart':
      return <CartScreen />;
    case 'checkout':
      return <CheckoutScreen />;
    case 'order':
      return <OrderScreen key={match.id} id={match.id} />;
    case 'notFound':
      return <NotFoundScreen />;
  }
}

/** Leads to the login, and from there back to where somebody wanted to be. */
function LoginRequired({ route, children }: { route: HashRoute; children: ReactNode }) {
  const isIn = useSessionUser() !== null;
  const isSettled = useStore(sessionStore, (state) => state.settled);
  useEffect(() => {
    if (isIn || !isSettled) return;
    const search = route.query.toString();
    const redirect = route.path && (search ? `${route.path}?${search}` : route.path);
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
