import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';

const read = (locale: Locale): unknown => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
const messages = new Map<Locale, unknown>();

/** The interface string at a path such as 'layout.nav.home', so that tests press what a visitor reads. Placeholders are filled from `values`. */
export function word(locale: Locale, path: string, values: Record<string, string | number> = {}): string {
  if (!messages.has(locale)) messages.set(locale, read(locale));
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (node && typeof node === 'object' ? Reflect.get(node, key) : undefined),
      messages.get(locale),
    );
  if (typeof found !== 'string') throw new Error(`messages/${locale}.json has no ${path}`);
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
