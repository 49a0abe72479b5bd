import { getRequestConfig } from 'next-intl/server';
import * as rootParams from 'next/root-params';
import { defaultLocale, isLocale } from './locales';

/** Messages of the page's language; an explicit locale (mail, sitemap) overrides the URL's. */
export default getRequestConfig(async ({ locale: explicit }) => {
  const wanted = explicit ?? (await rootParams.locale());
  const locale = isLocale(wanted) ? wanted : defaultLocale;
  const messages = (await import(`../../../messages/${locale}.json`)).default;
  return { locale, messages, timeZone: 'Asia/Taipei' };
});
