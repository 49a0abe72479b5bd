import type { Titles } from '@/lib/kernel/i18n/titles';

/** A title as it was when sold, in the first of these languages that it has; else the one it was bought under. */
export function titleFor(titles: unknown, languages: readonly (string | undefined)[], otherwise: string): string {
  const written = titles as Titles | null;
  return languages.map((language) => language && written?.[language]).find(Boolean) || otherwise;
}
