import { isLocale, type Locale } from '@/lib/kernel/locale';

/** Replaces placeholders in the texts of raw data, such as `{code}` in a sentence; a text that is only `{heading}` becomes the value itself. */
export function filled(part: unknown, values: Readonly<Record<string, unknown>>, locale?: Locale): unknown {
  if (typeof part === 'string') {
    const whole = /^\{(\w+)\}$/.exec(part)?.[1];
    if (whole && whole in values) return inLocale(values[whole], locale);
    return part.replace(/\{(\w+)\}/g, (as, name: string) =>
      name in values ? String(inLocale(values[name], locale)) : as,
    );
  }
  if (Array.isArray(part)) return part.map((item) => filled(item, values, locale));
  if (!part || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, filled(value, values, isLocale(key) ? key : locale)]),
  );
}

/** A value of the current language, where it differs by language. */
const inLocale = (value: unknown, locale?: Locale) =>
  locale && value && typeof value === 'object' ? (value as Partial<Record<Locale, unknown>>)[locale] : value;
