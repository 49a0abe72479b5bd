import type { Payload } from 'payload';
import { starterCourse } from './catalogue/starter-course';

/** What the school has decided about requests; left alone once it stands. */
export async function seedRequestSettings(payload: Payload): Promise<boolean> {
  const existing = await payload.db.findGlobal<{ id?: number }>({ slug: 'requestSettings', select: {} });
  if (existing?.id !== undefined) return false;
  await payload.db.createGlobal({
    slug: 'requestSettings',
    // The end of that day in Taipei.
    data: {
      keepMonths: 12,
      teachingFee: 4800,
      starterProduct: starterCourse.product.code,
      starterEndsAt: '2025-12-31T15:59:59.999Z',
    },
  });
  return true;
}
