import { isLocale, type Locale } from '@/lib/kernel/i18n/locales';

/** '/wechat/ja-JP.svg' */
export const wechatCodeHref = (locale: Locale): string => `/wechat/${locale}.svg`;

/** What a file's name asks for; null when it is none of ours. */
export function localeOfWechatCode(name: string): Locale | null {
  const [, locale] = /^(.+)\.svg$/.exec(name) ?? [];
  return isLocale(locale) ? locale : null;
}
