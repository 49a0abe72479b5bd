export const faqLabelKeys = [
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

/** The texts of the list of questions, with the placeholders {count} and {question}. */
export type FaqLabels = Record<(typeof faqLabelKeys)[number], string>;

export type FaqGroup = { code: string; name: string; items: { slug: string; question: string; answer: string }[] };
