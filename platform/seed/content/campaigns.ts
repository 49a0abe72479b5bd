import * as z from 'zod';
import { readEntries } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';
import { block } from './blocks';
import { period } from './period';

const campaign = z.strictObject({ ...period, title: localized, summary: localized, blocks: z.array(block) });

/** One campaign in each state on the day of seeding. The copy promises only what the catalogue and the coupons contain. */
export const campaigns = readEntries('campaigns', campaign).map(([token, one]) => ({ token, ...one }));
export type SeedCampaign = (typeof campaigns)[number];
