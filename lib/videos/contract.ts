import * as z from 'zod';
import { operationsOf } from '@/lib/kernel/api/operation';
import { localeSchema } from '@/lib/kernel/api/shapes';

/** Videos of lessons and their captions, under the course API (docs/product.md, "Learning"). */

/** Identifies one file; a replaced file gets a new key. */
const videoKey = z.string().max(40);
/** `for`: the id of the user for whom the link was signed. */
const signedFor = z.object({
  for: z.string().max(40),
  until: z.coerce.number().int(),
  signature: z.string().max(100),
});

const { get } = operationsOf('course');
export const videoOperations = {
  /** Supports Range and If-Range: responds 206, or 416 for a range beyond the file. */
  film: get('/learning/films/{id}', {
    summary: 'A film of a lesson, or a range of its bytes, for who has its signed address',
    access: 'signed',
    params: z.object({ id: videoKey }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
  filmCaptions: get('/learning/films/{id}/captions/{locale}', {
    summary: 'The captions of a film in a language, as WebVTT, for who has their signed address',
    access: 'signed',
    params: z.object({ id: videoKey, locale: localeSchema }),
    query: signedFor,
    sendsFile: true,
    errors: ['NOT_FOUND', 'LINK_ENDED'],
  }),
};
