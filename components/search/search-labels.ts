import type { SearchKind } from '@/lib/search/shapes';

export const says = [
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

/** What the search says, in the page's language; {count} and {question} stand where they come in. */
export type SearchLabels = Record<(typeof says)[number], string> & { kinds: Record<SearchKind, string> };
export type HelpfulLink = { href: string; label: string };
