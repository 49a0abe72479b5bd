import * as z from 'zod';
import { fill } from '@/platform/kernel/content/localized';
import { readData, readEntries } from '@/platform/kernel/content/data';
import { localized, text } from '@/platform/kernel/content/shapes';
import type { SeedReview } from './types';

const phrases = readData('phrases/review', z.strictObject({ username: localized }));

const review = z.strictObject({
  sortOrder: z.number(),
  username: localized,
  comment: localized,
  /** A file of platform/seed/files. */
  media: z.strictObject({ name: text, alt: text }).optional(),
});

/** Invented reviews, for the demonstration alone; without ratings or figures, as there are no real ones. */
export const reviews: SeedReview[] = readEntries('reviews', review).map(([slug, { username, ...one }]) => ({
  slug,
  ...one,
  username: fill(phrases.username, { name: username }),
}));
