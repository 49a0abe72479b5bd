import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { localeSchema } from '@/lib/kernel/api/shapes';

/** Films of lessons and their captions, under the course API (docs/product.md, "Learning"). */

/** Names one file: another in its place has another. */
const filmKey = z.string().max(40);
/** `for`: whom the link was given to. */
const signedFor = z.object({
  for: z.string().max(40),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

const { get } = operationsOf('course');
export const filmOperations = {
  /** Takes Range and If-Range: 206, or 416 for what it does not have. */
  film: get('/learning/films/{id}', {
    summary: 'A film of a lesson, or a range of its bytes, for who has its signed address',
    access: 'signed',
    params: z.object({ id: filmKey }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
  filmCaptions: get('/learning/films/{id}/captions/{locale}', {
    summary: 'The captions of a film in a language, as WebVTT, for who has their signed address',
    access: 'signed',
    params: z.object({ id: filmKey, locale: localeSchema }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
};
