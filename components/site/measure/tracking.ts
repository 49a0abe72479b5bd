import Cookies from 'js-cookie';
import type { Measuring } from '@/lib/site/measuring';
import { cookieDomains } from '@/lib/kernel/browser/token';
import { startAnalytics, stopAnalytics } from './analytics';
import { startPixel, stopPixel } from './pixel';
import { pathBelow, publicAddress, routeOf, type PageType } from './route';

/** By then a page has its title, as a rule; while it has none it is waited for, so many times. Milliseconds. */
const analyticsDelay = 250;
const patience = 12;

type Running = { settings: Measuring; page: () => void; cancel: () => void };
let running: Running | null = null;
/** This document lets nothing out any more. */
let isShut = false;

/** Tells where the visitor is, once for each change of page; the scripts are loaded by the first. */
export function measurePage(settings: Measuring): void {
  const isMeasured = routeOf(location.pathname) !== null;
  // Code of others that is here already does not stay where it must not be; and a door that was shut opens in a new document only.
  if (isMeasured ? isShut : running) return location.reload();
  if (!isMeasured) return;
  running ??= start(settings);
  running.page();
}

function start(settings: Measuring): Running {
  const { pixel, analytics } = settings;
  const tellPixel = pixel && startPixel(pixel);
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
      tellPixel?.(pathBelow(pathname));
      pushLater(pathname, publicAddress(location));
    },
    cancel: () => timers.forEach(clearTimeout),
  };
}

/** A page that failed or is missing says so itself: its address does not. */
function pageAt(pathname: string) {
  const route = routeOf(pathname);
  const said = document.querySelector<HTMLElement>('[data-page-type]')?.dataset.pageType;
  const pageType = (said ?? route?.type ?? 'editorial') as PageType;
  return { routeName: said ?? route?.name ?? '', pageType, pageTitle: document.title };
}

/** What the two kinds of script leave in the browser. */
const theirCookies = /^_(fb[pc]|ga|gid|gat|gcl|dc_gtm)/;
/** Their origins are gone from it: what they run from then on reaches nobody. */
const shut = "script-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:";

/** At once, in this document: nothing more is sent, and what was left behind is removed. */
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
