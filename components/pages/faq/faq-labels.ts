export const faqSays = [
  'search',
  'tool',
  'placeholder',
  'groups',
  'found',
  'nothing',
  'tryOther',
  'all',
  'copyLink',
  'copied',
  'inAddress',
] as const;

/** What the list of questions says; {count} and {question} stand where they come in. */
export type FaqLabels = Record<(typeof faqSays)[number], string>;

export type FaqGroup = { code: string; name: string; items: { slug: string; question: string; answer: string }[] };
