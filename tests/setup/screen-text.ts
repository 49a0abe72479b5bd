import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { pages } from '@/platform/seed/content/pages';
import type { Localized } from '@/platform/seed/content/types';

const read = (locale: Locale): unknown => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
const messages = new Map<Locale, unknown>();

/** The interface string at a path such as 'layout.nav.home', so that tests use the labels that a visitor reads. Placeholders are filled from `values`. */
export function screenText(locale: Locale, path: string, values: Record<string, string | number> = {}): string {
  if (!messages.has(locale)) messages.set(locale, read(locale));
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (node && typeof node === 'object' ? Reflect.get(node, key) : undefined),
      messages.get(locale),
    );
  if (typeof found !== 'string') throw new Error(`messages/${locale}.json has no ${path}`);
  if (/, (?:plural|select|number)/.test(found))
    return createTranslator({ locale, messages: { found } })('found', values);
  return found.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** What a page is called in the menus. */
export function menuLabel(locale: Locale, slug: string): string {
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new Error(`no page ${slug} is seeded`);
  return (page.menuLabel ?? page.title)[locale];
}

/** A text of the home page's board about its first problem, or another by its place. */
export function heroText(locale: Locale, part: 'title' | 'wrong' | 'solved', at = 0): string {
  const [hero] = pages.find(({ slug }) => slug === 'home')!.blocks;
  return (hero as unknown as { problems: Record<typeof part, Localized>[] }).problems[at]![part][locale];
}
