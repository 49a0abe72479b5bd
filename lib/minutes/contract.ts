import * as z from 'zod';
import { priced } from '@/lib/activation/contract';
import { teacherAlone } from '@/lib/classes/teacher-errors';
import { operationsOf } from '@/lib/kernel/api/operation';
import { paged } from '@/lib/kernel/api/paging';
import { amount, integer, texts, textsOrNull } from '@/lib/kernel/api/shapes';
import { minuteEntryKinds } from './minutes';

/** A teacher's live minutes, under the course API (docs/product.md, "Delivery and access"). */

const minutesSchema = z.object({
  left: integer,
  /** The packs on sale, the smallest first. */
  packs: z.array(z.object({ ...texts('productId', 'title'), minutes: integer, price: amount })),
  history: paged(
    z.object({
      ...texts('id', 'at'),
      kind: z.enum(minuteEntryKinds),
      minutes: integer,
      /** The order of the purchase. */
      ...textsOrNull('order'),
    }),
  ),
});
export type TeacherMinutes = z.infer<typeof minutesSchema>;

const { get } = operationsOf('course');
export const minuteOperations = {
  minutes: get('/teach/minutes', {
    summary: 'Live minutes: what is left, the packs there are, and what was bought, taught and taken back',
    access: 'user',
    query: priced,
    response: minutesSchema,
    errors: [...teacherAlone],
  }),
};
