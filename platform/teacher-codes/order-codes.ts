import type { WantedActivation } from '@/lib/activation/contract';
import type { Asked } from '@/platform/kernel/context';
import { codeFor, fixCodes } from '@/platform/catalogue/fix-codes';
import { hashOf } from '@/platform/orders/insert-order';
import { requireOffer } from '@/platform/activation/offers';
import { lineOf } from '@/platform/activation/order-activation';
import { placeTeachingOrder } from '@/platform/activation/place-order';
import { requireTeacher } from '@/platform/classes/access/require-teacher';

type Input = Omit<WantedActivation, 'students'> & { count: number; expectedTotal: number; idempotencyKey: string };

/**
 * Orders codes of a course within the same limits and at the same price as activations. They are made when the order is paid, and open what the
 * course gives on the day of the order.
 */
export async function orderCodes({ ctx, input }: Asked<Input>): Promise<{ order: string }> {
  const { idempotencyKey, ...body } = input;
  const { currency, locale, expectedTotal, count, productId } = body;
  const teacher = await requireTeacher(ctx);
  const offer = await requireOffer(ctx.payload, teacher, body);
  const [fixed] = await fixCodes(ctx.payload, [{ productId, grants: [codeFor(productId)] }]);
  const order = await placeTeachingOrder({
    ctx,
    input: {
      teacher,
      currency,
      locale,
      expectedTotal,
      teaching: 'codes',
      once: { user: teacher.id, idempotencyKey, requestHash: hashOf(body) },
      makeLines: async () => [lineOf(offer, count, { grants: fixed!.grants })],
    },
  });
  return { order };
}
