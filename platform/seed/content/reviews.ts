import * as z from 'zod';
import { readEntries } from '../data';
import { localized, text } from '../shapes';
import type { SeedReview } from './types';

const review = z.strictObject({
  sortOrder: z.number(),
  username: localized,
  comment: localized,
  /** A file of platform/seed/files. */
  media: z.strictObject({ name: text, alt: text }).optional(),
});

/** Invented voices in the tone of real ones; no stars and no figures we do not have. */
export const reviews: SeedReview[] = readEntries('reviews', review).map(([slug, one]) => ({ slug, ...one }));
