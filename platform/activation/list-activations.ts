import { and, count, desc, eq, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Activation } from '@/lib/activation/contract';
import type { Titles } from '@/lib/kernel/i18n/titles';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { entitlements, orders, orders_lines, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, isoOrNull } from '@/platform/kernel/database/database';
import { placeOf } from '@/platform/orders/line-states';
import { titleFor } from '@/platform/kernel/title-for';
import { isHolder } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';

const shown = ['PENDING', ...paidStatuses] as const;

/** What was activated for whom, the newest first; what ended unpaid is left out. */
export async function listActivations({
  ctx,
  input: { page, locale },
}: Asked<{ page: number; locale: Locale }>): Promise<Paged<Activation>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const isOwn = and(
    eq(orders.user, teacher.id),
    eq(orders.teaching, 'activation'),
    inArray(orders.status, [...shown]),
    isNotNull(orders_lines.student),
  );
  const isOfOrder = eq(orders.id, orders_lines._parentID);
  const [counted] = await db.select({ all: count() }).from(orders_lines).innerJoin(orders, isOfOrder).where(isOwn);
  const all = counted?.all ?? 0;
  const found = await db
    .select({ order: orders, line: orders_lines, name: students.name })
    .from(orders_lines)
    .innerJoin(orders, isOfOrder)
    .leftJoin(students, isHolder(teacher, orders_lines.student))
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.id), orders_lines._order)
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  // Active as long as what it gave was not revoked.
  const ids = [...new Set(found.map(({ order }) => order.id))];
  const given =
    ids.length > 0
      ? await db
          .selectDistinct({ order: entitlements.order, line: entitlements.line })
          .from(entitlements)
          .where(and(inArray(entitlements.order, ids), isNull(entitlements.revokedAt)))
      : [];
  const isHeld = new Set(given.map(({ order, line }) => `${order}:${line}`));
  return {
    items: found.map(({ order, line, name }) => ({
      id: line.id,
      productId: line.productCode,
      title: titleFor(line.titles as Titles | null, [locale], line.title),
      student: name,
      order: order.number,
      orderedAt: iso(order.createdAt),
      paidAt: isoOrNull(order.paidAt),
      state:
        order.status === 'PENDING' ? 'waiting' : isHeld.has(`${order.id}:${placeOf(line)}`) ? 'active' : 'returned',
    })),
    pages: pagesOf(all),
    count: all,
  };
}
