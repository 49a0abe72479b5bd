import * as z from 'zod';
import { menus } from '@/lib/site/menus';
import { readEntries } from '@/platform/kernel/content/data';
import { languages, localized } from '@/platform/kernel/content/shapes';
import { block } from './blocks';
import { period } from './period';

const page = z.strictObject({
  sortOrder: z.number(),
  menus: z.array(z.enum(menus)),
  notInMenuOf: languages.optional(),
  isHiddenFromSearch: z.literal(true).optional(),
  /** The period of the offer that the page is about; both null when there is none. */
  ...period,
  /** The day from which its rules apply. */
  effectiveDate: z.iso.date().optional(),
  title: localized,
  /** What the page is about, for search engines: one or two sentences. */
  lead: localized,
  menuLabel: localized.optional(),
  blocks: z.array(block),
});

/** In the order of the menus. The slug is the first part of the page's address below the language. */
export const pages = readEntries('pages', page).map(([slug, one]) => ({ slug, ...one }));
export type SeedPage = (typeof pages)[number];
