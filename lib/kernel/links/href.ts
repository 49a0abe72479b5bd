import { regions } from '@/lib/kernel/i18n/locales';

/** '/zh-TW/courses' from 'zh-TW' and 'courses'; '' is the home page. */
export function hrefFor(locale: string, to: string): string {
  return to === '' ? `/${locale}` : `/${locale}/${to}`;
}

/** Where a course is started: its page in this project's learning app; a remote learning app gets only its base URL. */
export function startCourseHref(appUrl: string, locale: string, course: string | undefined): string {
  return course !== undefined && appUrl === hrefFor(locale, 'learn') ? `${appUrl}/${course}` : appUrl;
}

/** A campaign's token follows the locale directly: '/zh-TWspring2027'. */
export const campaignHref = (locale: string, token: string): string => `/${locale}${token}`;

/**
 * The origin site in a language. The setting may be empty, a host ('https://my.sente.example'), or the whole address
 * in any language ('/zh-TW/origin'): then only its locale changes.
 * @returns without a trailing slash
 */
export function originSiteHref({ originWebSiteUrl }: { originWebSiteUrl: string }, locale: string): string {
  const base = originWebSiteUrl.replace(/[#/]+$/, '');
  const [, start] = /^(.*)\/[a-z]{2}-[A-Z]{2}\/origin$/.exec(base) ?? [];
  return `${start ?? base}/${locale}/origin`;
}

/**
 * A screen of the origin site (login, register, userSpace, coupon …), which may be on another host.
 * @param path hash route without its leading slash, query included: 'login?redirect=courses'
 */
export function originHref(site: { originWebSiteUrl: string }, locale: string, path: string): string {
  return `${originSiteHref(site, locale)}#/${path}`;
}

export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

const regionInFront = new RegExp(`^/(?:${regions.join('|')})(?=/|$)`);
/**
 * The path that a visitor sees, from Next's path: during prerendering Next reports the internal one,
 * with the region in front and campaigns below `/campaign`.
 */
export function visiblePath(path: string): string {
  return path.replace(regionInFront, '').replace(/^(\/[^/]+)\/campaign\/([^/]+)$/, '$1$2') || '/';
}
