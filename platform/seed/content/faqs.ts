import * as z from 'zod';
import { readEntries } from '@/platform/kernel/content/data';
import { localized, text } from '@/platform/kernel/content/shapes';

const group = z.strictObject({
  sortOrder: z.number(),
  name: localized,
  questions: z.array(z.strictObject({ slug: text, question: localized, answer: localized })).min(1),
});
const groups = readEntries('faqs', group);

/** In the order the page shows them. */
export const faqGroups = groups.map(([id, { name, sortOrder }]) => ({ id, name, sortOrder }));
export type SeedFaqGroup = (typeof faqGroups)[number];

export const faqs = groups.flatMap(([id, { questions }]) => questions.map((one) => ({ ...one, group: id })));
export type SeedFaq = (typeof faqs)[number];
