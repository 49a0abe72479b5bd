import type { Payload } from 'payload';
import * as z from 'zod';
import { examProducts } from './catalogue/exams';
import { starterCourse } from './catalogue/starter-course';
import { readData } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';

/** The 110 official lessons for G19 to G15, one long course for each stage beyond them, and the mock exam of every grade. */
const officialLessons = ['beginner-01', 'capture-basics', 'ladders-nets', 'first-life-death', 'nine-by-nine'];
const selfStudy = ['30k-10k-v2', 'advanced-01', 'master-01'];
export const teachingProducts = [...officialLessons, ...selfStudy, ...examProducts.map(({ code }) => code)];

export const { bankDetails } = readData('application-settings', z.strictObject({ bankDetails: localized }));

/** Creates the school's settings for applications; existing settings stay as they are. */
export async function seedApplicationSettings(payload: Payload): Promise<boolean> {
  const existing = await payload.db.findGlobal<{ id?: number }>({ slug: 'requestSettings', select: {} });
  if (existing?.id !== undefined) return false;
  await payload.db.createGlobal({
    slug: 'requestSettings',
    data: {
      keepMonths: 12,
      teachingFee: 4800,
      teachingProducts,
      bankDetails,
      activationPrice: { NTD: 300, USD: 10, JPY: 1500 },
      starterProduct: starterCourse.product.code,
      // The end of that day in Taipei.
      starterEndsAt: '2025-12-31T15:59:59.999Z',
    },
  });
  return true;
}
