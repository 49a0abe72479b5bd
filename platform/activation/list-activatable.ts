import type { Activatable } from '@/lib/activation/contract';
import { activatableGrades } from '@/lib/kernel/grades';
import { toMainUnit, type Currency } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { catalogueIndex } from '@/platform/catalogue/catalogue-index';
import { readProducts } from '@/platform/catalogue/products';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf } from '@/platform/kernel/database/paged';
import { activationPrices, isOffered, offerOf, ownGradeOf } from './offers';

/** Courses by grade, the easiest first; which the teacher may activate, for how much, and why not the others. */
export async function listActivatable({
  ctx,
  input,
}: Asked<{ page: number; locale: Locale; currency: Currency }>): Promise<Activatable> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const { page, locale, currency } = input;
  const db = database(ctx.payload);
  const grade = await ownGradeOf(db, teacher);
  const priceOf = await activationPrices(db, currency);
  const courses = (await catalogueIndex(ctx.payload)).list(locale, 'grade').filter(isOffered);
  const wanted = courses.slice((page - 1) * pageLength, page * pageLength).map(({ id }) => id);
  const products = await readProducts(ctx.payload, wanted);
  const offers = wanted.flatMap((id) => {
    const product = products.get(id);
    return product ? [offerOf(product, locale, grade, priceOf)] : [];
  });
  return {
    grade,
    range: activatableGrades(grade),
    courses: {
      items: offers.map(({ productId, title, gradeFrom, gradeTo, price, refusal, gradeNeeded }) => ({
        productId,
        title,
        gradeFrom,
        gradeTo,
        refusal,
        gradeNeeded,
        price: price === null ? null : toMainUnit({ amount: price, currency }),
      })),
      pages: pagesOf(courses.length),
      count: courses.length,
    },
  };
}
