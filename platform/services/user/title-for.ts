import type { Titles } from '@/lib/domain/grant';

/** A title as it was when sold, in the first of these languages that it has; else the one it was bought under. */
export function titleFor(
  titles: Titles | null,
  languages: readonly (string | null | undefined)[],
  fallback: string,
): string {
  for (const language of languages) {
    const title = language && titles?.[language];
    if (title) return title;
  }
  return fallback;
}
