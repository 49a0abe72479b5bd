import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

const locales: Record<string, Locale> = { en: 'en-US', ja: 'ja-JP', zh: 'zh-CN' };

/** The back office's languages have names of their own. */
export function localeOfLanguage(language: string | undefined): Locale {
  const locale = language === undefined ? undefined : (locales[language] ?? language);
  return isLocale(locale) ? locale : defaultLocale;
}
