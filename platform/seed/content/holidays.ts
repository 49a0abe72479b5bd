import * as z from 'zod';
import { storeRegions } from '@/lib/branches/store-regions';
import { readData } from '@/platform/kernel/content/data';
import { localized, nameOf } from '@/platform/kernel/content/shapes';

const names = readData('phrases/holidays', z.record(z.string(), localized));
const days = z.record(z.iso.date(), nameOf(names, 'holiday'));

/**
 * Weekdays of 2026 and 2027 on which offices are closed by law, substitute days included: staff add the rest as each year is announced (in Malaysia,
 * the days that depend on the moon). Weekends need no entry.
 */
export const holidays = storeRegions.flatMap((region) =>
  Object.entries(readData(`holidays/${region}`, days)).map(([day, name]) => ({ region, day, name, isWorkday: false })),
);
