import Cookies from 'js-cookie';
import type { Measuring } from '@/lib/site/measuring';
import { cookieDomains } from '@/lib/kernel/browser/token';
import { startAnalytics, stopAnalytics } from './analytics';
import { startPixel, stopPixel } from './pixel';
import { pathBelow, publicAddress, routeOf, type PageType } from './route';

/** Milliseconds after which a page usually has its title; while it has none, the delay is repeated up to `patience` times. */
const analyticsDelay = 250;
const patience = 12;

type Running = { settings: Measuring; page: () => void; cancel: () => void };
let running: Running | null = null;
/** Measuring was stopped: nothing more is sent from this document. */
let isShut = false;

/** Reports the page, once for each change of page; the first call loads the scripts. */
export function measurePage(settings: Measuring): void {
  const isMeasured = routeOf(location.pathname) !== null;
  // Loaded third-party code must not run on a page that is not measured, and after a stop measuring can start only in a new document.
  if (isMeasured ? isShut : running) return location.reload();
  if (!isMeasured) return;
  running ??= start(settings);
  running.page();
}

function start(settings: Measuring): Running {
  const { pixel, analytics } = settings;
  const reportToPixel = pixel && startPixel(pixel);
  const pushView = analytics && startAnalytics(analytics);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const pushLater = (pathname: string, pageUrl: string, waits = patience) => {
    const push = () => {
      if (document.title === '' && waits > 0) pushLater(pathname, pageUrl, waits - 1);
      else pushView?.({ ...pageAt(pathname), pageUrl });
    };
    timers.add(setTimeout(push, analyticsDelay));
  };
  let last = '';
  return {
    settings,
    page() {
      const { pathname } = location;
      if (pathname === last) return;
      last = pathname;
      reportToPixel?.(pathBelow(pathname));
      pushLater(pathname, publicAddress(location));
    },
    cancel: () => timers.forEach(clearTimeout),
  };
}

/** A page that failed or is missing declares that in the document, because its address does not show it. */
function pageAt(pathname: string) {
  const route = routeOf(pathname);
  const declared = document.querySelector<HTMLElement>('[data-page-type]')?.dataset.pageType;
  const pageType = (declared ?? route?.type ?? 'editorial') as PageType;
  return { routeName: declared ?? route?.name ?? '', pageType, pageTitle: document.title };
}

/** The cookies that the two kinds of script set. */
const theirCookies = /^_(fb[pc]|ga|gid|gat|gcl|dc_gtm)/;
/** A policy without their origins, so that loaded scripts can no longer send anything. */
const shut = "script-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:";

/** Stops measuring in this document at once, and removes the cookies. */
export function stopMeasuring(): void {
  for (const name of Object.keys(Cookies.get())) {
    if (!theirCookies.test(name)) continue;
    for (const domain of [...cookieDomains(location.hostname), undefined])
      Cookies.remove(name, domain ? { domain } : {});
  }
  if (!running) return;
  running.cancel();
  if (running.settings.pixel) stopPixel();
  if (running.settings.analytics) stopAnalytics(running.settings.analytics);
  running = null;
  isShut = true;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = shut;
  document.head.append(policy);
}
