/** The four languages. */
export const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-TW';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}
