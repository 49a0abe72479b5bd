import type { SearchKind } from '@/lib/search/shapes';

export const searchLabelKeys = [
  'open',
  'tool',
  'placeholder',
  'close',
  'results',
  'start',
  'nothing',
  'tryOther',
  'failed',
  'retry',
  'keys',
] as const;

/** The texts of the search in the page's language, with the placeholders {count} and {question}. */
export type SearchLabels = Record<(typeof searchLabelKeys)[number], string> & { kinds: Record<SearchKind, string> };
export type HelpfulLink = { href: string; label: string };
