import type { ErrorCode } from '@/lib/domain/error-code';
import type { Locale } from '@/lib/i18n/locales';
import enUS from '@/messages/en-US.json';
import jaJP from '@/messages/ja-JP.json';
import zhCN from '@/messages/zh-CN.json';
import zhTW from '@/messages/zh-TW.json';

const texts: Record<Locale, Record<ErrorCode, string>> = {
  'zh-TW': zhTW.errors,
  'zh-CN': zhCN.errors,
  'en-US': enUS.errors,
  'ja-JP': jaJP.errors,
};

/** What a person reads of a refusal. The storefront translates codes itself; this is for the back office. */
export function errorMessage(code: ErrorCode, locale: Locale): string {
  return texts[locale][code];
}
