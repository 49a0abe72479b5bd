import * as z from 'zod';
import { perLocale } from '../catalogue/localized';
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

/** Nobody takes an invented voice for a customer's. */
const example = { 'zh-TW': '（示範）', 'zh-CN': '（示例）', 'en-US': ' (example)', 'ja-JP': '（見本）' };

/** Invented voices in the tone of real ones, of the demonstration alone; no stars and no figures we do not have. */
export const reviews: SeedReview[] = readEntries('reviews', review).map(([slug, { username, ...one }]) => ({
  ...{ slug, ...one },
  username: perLocale((locale) => username[locale] + example[locale]),
}));
