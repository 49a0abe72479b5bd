import type { Locale } from '@/lib/i18n/locales';

/** Kids Go is not offered in the Japanese navigation (docs/product.md, "Regions"). */
export function hasKidsGo(locale: Locale): boolean {
  return locale !== 'ja-JP';
}

/** Main navigation: address below the locale and its name in messages `layout.nav`. */
export function mainNavigation(locale: Locale) {
  return [
    { to: '', label: 'home' },
    { to: 'courses', label: 'courses' },
    ...(hasKidsGo(locale) ? [{ to: 'kidgo', label: 'kidsGo' } as const] : []),
    { to: 'igqe-intro', label: 'rankingExams' },
  ] as const;
}
