import type { WantedActivation } from '@/lib/activation/contract';
import type { Asked } from '@/platform/kernel/context';
import { hashOf, type NewLine } from '@/platform/orders/insert-order';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { studentsToCharge } from './students-to-charge';
import { requireOffer, type Offer } from './offers';
import { placeTeachingOrder } from './place-order';

type Input = WantedActivation & { expectedTotal: number; idempotencyKey: string };

/**
 * Orders a course for each of some students: one line each, so that each is granted and refunded alone. Students who have
 * the course are left out; of two tabs the second gets an error with the first one's order.
 * @throws ServiceError ALREADY_OWNED if no student is left; ALREADY_ORDERED, with the order
 */
export async function orderActivation({ ctx, input }: Asked<Input>): Promise<{ order: string }> {
  const { idempotencyKey, ...body } = input;
  const { currency, locale, expectedTotal, students } = body;
  const teacher = await requireTeacher(ctx);
  const offer = await requireOffer(ctx.payload, teacher, body);
  const order = await placeTeachingOrder({
    ctx,
    input: {
      teacher,
      currency,
      locale,
      expectedTotal,
      teaching: 'activation',
      once: { user: teacher.id, idempotencyKey, requestHash: hashOf(body) },
      makeLines: async (db) => {
        const { charged, waiting } = await studentsToCharge(db, teacher, offer, students, ctx.now());
        if (waiting[0])
          throw new ServiceError('ALREADY_ORDERED', 'it waits in another order', { order: waiting[0].order });
        if (charged.length === 0) throw new ServiceError('ALREADY_OWNED', 'all of them have the course');
        return charged.map(({ user }) => lineOf(offer, 1, { student: user }));
      },
    },
  });
  return { order };
}

/** A line at the price of an activation. */
export function lineOf(
  { productId, type, title, titles, grants, price }: Offer & { price: number },
  quantity: number,
  more: Pick<NewLine, 'student'> & Partial<Pick<NewLine, 'grants'>>,
): NewLine {
  const amounts = { unitOrigin: price, unitPrice: price, discount: 0, amount: price * quantity };
  return { productId, type, title, titles, grants, quantity, ...amounts, requiresShipping: false, ...more };
}
