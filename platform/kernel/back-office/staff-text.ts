import type { PayloadRequest } from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/lib/kernel/i18n/locales';

/** A label in the back office's languages. */
export type StaffText = Record<(typeof languages)[number], string>;
/** Payload's codes of the languages. */
export const languages = ['en', 'zh-TW', 'zh', 'ja'] as const;

export const staffText = (en: string, zhTW: string, zh: string, ja: string): StaffText => ({
  en,
  'zh-TW': zhTW,
  zh,
  ja,
});

export const isStaffText = (value: unknown): value is StaffText =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);

export const textIn = (text: StaffText, language: string): string => text[language as keyof StaffText] ?? text.en;

/** The text in the back-office language of the user of a request. */
export const textFor = ({ i18n }: PayloadRequest, text: StaffText): string => textIn(text, i18n?.language ?? 'en');

const locales: Record<string, Locale> = { en: 'en-US', ja: 'ja-JP', zh: 'zh-CN' };

/** The locale of a back-office language, whose codes differ. */
export function localeOfLanguage(language: string | undefined): Locale {
  const locale = language === undefined ? undefined : (locales[language] ?? language);
  return isLocale(locale) ? locale : defaultLocale;
}

type ActionField = {
  name: string;
  label: StaffText;
  /** `row`: one of the document's own `rows`. */
  type?: 'text' | 'number' | 'date' | 'csv' | 'row';
  rows?: { of: string; title: string };
  optional?: boolean;
};
/** A named action as the back office shows it. */
export type ActionSpec = {
  /** Below the back office's API: '/orders/:id/cancel'. */
  path: string;
  label: StaffText;
  fields?: readonly ActionField[];
  /** Sent along: name → field of the document. */
  with?: Readonly<Record<string, string>>;
  /** Offered only where this field of the document has one of these values. */
  when?: { field: string; oneOf: readonly (string | null)[] };
  /** Offered only where this field of the document contains this. */
  whenContains?: { field: string; text: string };
  /** Offered only where this field of the document has a value. */
  whenSet?: string;
};
