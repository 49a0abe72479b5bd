import * as z from 'zod';
import { currencies } from '@/lib/kernel/money';
import { readEntries } from '@/platform/kernel/content/data';
import { diagram } from '@/platform/go/diagram';
import { localized, text } from '@/platform/kernel/content/shapes';
import { period } from './period';

const market = z.strictObject({
  ...period,
  name: localized,
  description: localized,
  cover: diagram,
  timeZone: text,
  categories: z.array(z.strictObject({ slug: text, name: localized, productIds: z.array(z.string()) })),
  /** The market's own selling price, in the main unit; a product without one has the shop's. */
  prices: z.record(z.string(), z.partialRecord(z.enum(currencies), z.number())),
});

export const markets = readEntries('markets', market).map(([handle, one]) => ({ handle, ...one }));
export type SeedMarket = (typeof markets)[number];
