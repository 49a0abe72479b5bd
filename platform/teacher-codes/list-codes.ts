import { count, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import type { CodeState } from '@/lib/teacher-codes/teacher-code';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { orders, redeem_codes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { isOwnCode, selectCodes, toCode } from './own-codes';

type Input = { page: number; locale: Locale; state?: CodeState | undefined };

/** One page of the teacher's codes, the newest first. */
export async function listCodes({ ctx, input: { page, locale, state } }: Asked<Input>): Promise<Paged<TeacherCode>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const now = ctx.now();
  const isWanted = isOwnCode(teacher, state, now);
  const [counted] = await db
    .select({ all: count() })
    .from(redeem_codes)
    .innerJoin(orders, eq(orders.id, redeem_codes.order))
    .where(isWanted);
  const all = counted?.all ?? 0;
  const found = await selectCodes(db, teacher)
    .where(isWanted)
    .orderBy(desc(redeem_codes.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  return { items: found.map((row) => toCode(row, locale, now)), pages: pagesOf(all), count: all };
}
