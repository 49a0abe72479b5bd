import type { ActivationQuote, WantedActivation } from '@/lib/activation/contract';
import { toMainUnit } from '@/lib/kernel/money';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import type { StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { studentsToCharge } from './students-to-charge';
import { requireOffer } from './offers';

/** What it costs to activate a course for some students now, and which students are not charged. Nothing is stored. */
export async function quoteActivation({ ctx, input }: Asked<WantedActivation>): Promise<ActivationQuote> {
  const teacher = await requireTeacher(ctx);
  const offer = await requireOffer(ctx.payload, teacher, input);
  const { charged, owned, waiting } = await studentsToCharge(
    database(ctx.payload),
    teacher,
    offer,
    input.students,
    ctx.now(),
  );
  const inMain = (amount: number) => toMainUnit({ amount, currency: input.currency });
  return {
    productId: offer.productId,
    title: offer.title,
    currency: input.currency,
    price: inMain(offer.price),
    charged: charged.map(named),
    owned: owned.map(named),
    waiting: waiting.map(({ student, order }) => ({ ...named(student), order })),
    total: inMain(offer.price * charged.length),
  };
}

const named = ({ publicId, name }: StudentRow) => ({ id: publicId, name });
