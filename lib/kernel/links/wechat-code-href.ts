import { isLocale, type Locale } from '@/lib/kernel/i18n/locales';

/** '/wechat/ja-JP.svg' */
export const wechatCodeHref = (locale: Locale): string => `/wechat/${locale}.svg`;

/** Parses a file name; null if it is not one of these files. */
export function localeOfWechatCode(name: string): Locale | null {
  const [, locale] = /^(.+)\.svg$/.exec(name) ?? [];
  return isLocale(locale) ? locale : null;
}
