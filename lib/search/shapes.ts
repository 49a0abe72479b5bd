import * as z from 'zod';
import { maxQuestionLength } from './search-address';
import { localeSchema } from '@/lib/kernel/api/shapes';

/** Search over the whole shop: the storefront's own, over what it reads from the five APIs, wherever they run. */
export const searchKinds = ['courses', 'pages', 'questions', 'branches', 'events', 'articles'] as const;

/** An empty question only prepares the index and finds nothing. */
export const searchQuerySchema = z.strictObject({ q: z.string().trim().max(maxQuestionLength), locale: localeSchema });

/** Plain text and the parts of it that match: [start, end] in UTF-16 units. */
const markedSchema = z.object({ text: z.string(), marks: z.array(z.tuple([z.number(), z.number()])) });
const foundSchema = z.object({ href: z.string(), title: markedSchema, excerpt: markedSchema });

export const searchResponseSchema = z.object({
  /** Of all groups, shown or not. */
  total: z.number().int(),
  /** The group of the best match first. */
  groups: z.array(z.object({ kind: z.enum(searchKinds), total: z.number().int(), found: z.array(foundSchema) })),
});

export type SearchKind = (typeof searchKinds)[number];
export type Found = z.infer<typeof foundSchema>;
export type SearchResponse = z.infer<typeof searchResponseSchema>;
