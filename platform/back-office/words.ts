import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** A label in the back office's languages. */
export type Words = Record<'en' | 'zh-TW' | 'zh' | 'ja', string>;

export const words = (en: string, zhTW: string, zh: string, ja: string): Words => ({ en, 'zh-TW': zhTW, zh, ja });

export const wordsIn = (text: Words, language: string): string => text[language as keyof Words] ?? text.en;

const locales: Record<string, Locale> = { en: 'en-US', ja: 'ja-JP', zh: 'zh-CN' };

/** The back office's languages have names of their own. */
export function localeOfLanguage(language: string | undefined): Locale {
  const locale = language === undefined ? undefined : (locales[language] ?? language);
  return isLocale(locale) ? locale : defaultLocale;
}

type ActionField = { name: string; label: Words; type?: 'text' | 'number'; optional?: boolean };
/** A named action as the back office shows it. */
export type ActionSpec = {
  /** Below the back office's API: '/orders/:id/cancel'. */
  path: string;
  label: Words;
  fields?: readonly ActionField[];
  /** Sent along: name → field of the document. */
  with?: Readonly<Record<string, string>>;
  /** Offered only where this field of the document has one of these values. */
  when?: { field: string; oneOf: readonly (string | null)[] };
};
