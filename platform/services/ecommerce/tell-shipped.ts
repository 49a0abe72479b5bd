import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { orders, shipments_items, users, type shipments } from '@/platform/payload-generated-schema';
import type { Database } from '../database';
import { enqueueMail } from '../outbox/enqueue';
import { titleFor } from '../user/title-for';
import { findLines } from './order-rows';

/** The buyer learns by mail that the parcel has left: once for each tracking number, so that a corrected one is told, too. */
export async function tellShipped(db: Database, now: Date, parcel: typeof shipments.$inferSelect): Promise<void> {
  const { email, realName, username, locale } = users;
  const [buyer] = await db
    .select({ id: orders.id, number: orders.number, language: orders.locale, email, realName, username, locale })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user))
    .where(eq(orders.id, parcel.order));
  // Nobody is written to whose account is gone.
  if (!buyer?.email) return;
  const lines = await findLines(db, [buyer.id]);
  const items = await db
    .select()
    .from(shipments_items)
    .where(eq(shipments_items._parentID, parcel.id))
    .orderBy(asc(shipments_items._order));
  await enqueueMail(db, now, {
    template: 'shipped',
    to: buyer.email,
    locale: buyer.locale,
    dedupeKey: `shipped:${buyer.number}:${parcel.tracking}`,
    data: {
      name: buyer.realName || buyer.username,
      number: buyer.number,
      carrier: parcel.carrier,
      tracking: parcel.tracking,
      trackingUrl: parcel.trackingUrl,
      items: items.map(({ productCode, title, quantity }) => {
        const line = lines.find((one) => one.productCode === productCode);
        return { title: titleFor(line?.titles, [buyer.locale, buyer.language], title), quantity };
      }),
    },
  });
}
