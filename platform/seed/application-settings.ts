import type { Payload } from 'payload';
import { examProducts } from './catalogue/exams';
import { t } from './catalogue/localized';
import { starterCourse } from './catalogue/starter-course';

/** The 110 official lessons for G19 to G15, one long course for each stage beyond them, and the mock exam of every grade. */
const officialLessons = ['beginner-01', 'capture-basics', 'ladders-nets', 'first-life-death', 'nine-by-nine'];
const selfStudy = ['30k-10k-v2', 'advanced-01', 'master-01'];
export const teachingProducts = [...officialLessons, ...selfStudy, ...examProducts.map(({ code }) => code)];

/** An example, like the branches' telephones: no such bank. */
const bankDetails = t(
  '銀行：範例商業銀行（999）臺北分行\n戶名：先手圍棋教育有限公司\n帳號：000-00-0000000',
  '银行：范例商业银行（999）台北分行\n户名：先手围棋教育有限公司\n账号：000-00-0000000',
  'Bank: Example Commercial Bank (999), Taipei branch\nAccount name: Sente Go Education Ltd.\nAccount number: 000-00-0000000',
  '銀行：サンプル商業銀行（999）台北支店\n口座名義：先手囲碁教育有限公司\n口座番号：000-00-0000000',
);

/** What the school has decided about applications; left alone once it stands. */
export async function seedApplicationSettings(payload: Payload): Promise<boolean> {
  const existing = await payload.db.findGlobal<{ id?: number }>({ slug: 'requestSettings', select: {} });
  if (existing?.id !== undefined) return false;
  await payload.db.createGlobal({
    slug: 'requestSettings',
    // The end of that day in Taipei.
    data: {
      keepMonths: 12,
      teachingFee: 4800,
      teachingProducts,
      bankDetails,
      activationPrice: { NTD: 300, USD: 10, JPY: 1500 },
      starterProduct: starterCourse.product.code,
      starterEndsAt: '2025-12-31T15:59:59.999Z',
    },
  });
  return true;
}
