import { NextResponse, type NextRequest } from 'next/server';
import { rightAddress } from './lib/feeds/right-spelling';
import { checkPath } from './lib/certificates/certificate';
import { redirectTarget } from './lib/kernel/links/redirect-target';
import {
  destinationOf,
  negotiateLocale,
  partsOf,
  regionOfHost,
  wantedLocale,
  type Destination,
} from './lib/kernel/links/address';
import { localeCookie } from './lib/kernel/i18n/locales';
import { draftCookie } from './server/next/draft-cookie';

/**
 * Handles redirects, the Japan site, the language of the back office, and addresses of entries that do not exist, because rendering one would cost
 * forty milliseconds and memory.
 */
export async function proxy(request: NextRequest) {
  const region = regionOfHost(request.headers.get('host') ?? '');
  const { pathname } = request.nextUrl;

  if (/^\/backstage(?:\/|$)/.test(pathname)) return inWantedLanguage(request);

  const withoutLanguage = paperAddress.test(pathname) ? `/${checkPath}` : pathname === '/' ? '' : null;
  if (withoutLanguage !== null) {
    const locale = negotiateLocale(
      region,
      request.cookies.get(localeCookie)?.value,
      request.headers.get('accept-language'),
    );
    const response = redirectTo(request, `/${locale}${withoutLanguage}`, 307);
    response.headers.set('vary', 'Accept-Language, Cookie');
    return response;
  }

  const found = destinationOf(pathname, region);
  // An editor's preview may be of a page that is not public yet.
  const isPreview = request.cookies.has(draftCookie);
  const destination = isPreview ? found : await spelledRight(found, pathname);
  switch (destination.kind) {
    case 'page':
      return NextResponse.next();
    case 'rewrite':
      return rewriteTo(request, destination.path);
    case 'redirect':
      return redirectTo(request, destination.path, destination.status);
    case 'missing':
      return rewriteTo(request, missing);
  }
}

/** Printed on certificates and typed by hand, so its case does not matter. */
const paperAddress = new RegExp(`^/${checkPath}/?$`, 'i');

/** Looks the address up in the CMS and the catalogue: without an entry it is missing, and another spelling redirects to the right one, in one step. */
async function spelledRight(destination: Destination, pathname: string): Promise<Destination> {
  const path = destination.kind === 'redirect' ? destination.path : pathname;
  const parts = destination.kind === 'missing' ? null : partsOf(path);
  if (!parts) return destination;
  const right = await rightAddress(parts);
  if (!right) return { kind: 'missing' };
  if (right.path === path) return destination;
  return { kind: 'redirect', path: right.path, status: right.isForNow ? 307 : 308 };
}

/** Sets the back office's language. By itself Payload takes 'zh-HK' for Simplified Chinese, and falls back to English after the first unknown language. */
function inWantedLanguage(request: NextRequest) {
  const headers = new Headers(request.headers);
  const wanted = wantedLocale(headers.get('accept-language'));
  if (wanted) headers.set('accept-language', wanted);
  return NextResponse.next({ request: { headers } });
}

/** No page has this address, so Next answers 404. */
const missing = '/_missing';

function rewriteTo(request: NextRequest, path: string) {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.rewrite(url);
}

/** Next turns the address into a relative Location, so the visitor's host and scheme stay. */
function redirectTo(request: NextRequest, path: string, status: 307 | 308) {
  return NextResponse.redirect(new URL(redirectTarget(path + request.nextUrl.search) ?? '/', request.url), status);
}

/** Runs for every document. Responses that the front has cached skip it, so it only costs time when a page is rendered. */
export const config = { matcher: '/((?!_next/|api/|backstage/api/|.*\\.[a-z0-9]+$).*)' };
