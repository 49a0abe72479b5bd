import { and, asc, count, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { unionAll } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Payload } from 'payload';
import type { TeacherMinutes } from '@/lib/minutes/contract';
import type { MinuteEntryKind } from '@/lib/minutes/minutes';
import type { Currency } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { entitlements, minute_uses, orders, products, products_grants } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { minutesLeft } from '@/platform/courses/live-minutes';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import { readProducts } from '@/platform/catalogue/products';
import { titleFor } from '@/platform/kernel/title-for';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { pageLength, pagesOf } from '@/platform/kernel/database/paged';

type Input = { page: number; locale: Locale; currency: Currency };

/** What is left of the account's live minutes, what can be bought, and their history (docs/product.md, "Delivery and access"). */
export async function getMinutes({ ctx, input }: Asked<Input>): Promise<TeacherMinutes> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return {
    left: await minutesLeft(db, teacher.id, ctx.now()),
    packs: await packsOf(ctx.payload, input),
    history: await historyOf(db, teacher.id, input.page),
  };
}

/** Packs of minutes alone that are sold in this language and currency. */
async function packsOf(payload: Payload, { locale, currency }: Input): Promise<TeacherMinutes['packs']> {
  const codes = await database(payload)
    .selectDistinct({ code: products.code })
    .from(products_grants)
    .innerJoin(products, eq(products.id, products_grants._parentID))
    .where(and(eq(products_grants.kind, 'hours'), eq(products._status, 'published'), isNotNull(products.code)))
    .orderBy(asc(products.code));
  const found = await readProducts(
    payload,
    codes.flatMap(({ code }) => code ?? []),
  );
  return [...found.values()]
    .flatMap(({ facts, titles, grants }) => {
      const price = facts.price[currency];
      const isPack = grants.every(({ kind }) => kind === 'hours');
      if (!isPack || !price || !facts.isActive[locale]) return [];
      const minutes = grants.reduce((sum, { amount }) => sum + amount, 0);
      return [{ productId: facts.id, title: titleFor(titles, [locale], facts.id), minutes, price: price.sellPrice }];
    })
    .sort((one, other) => one.minutes - other.minutes);
}

/** Packs that were bought and returned, and minutes that were taught, the newest first. */
async function historyOf(db: Database, user: number, page: number): Promise<TeacherMinutes['history']> {
  const isPack = and(eq(entitlements.user, user), eq(entitlements.kind, 'hours'));
  const entries = unionAll(
    db
      .select({
        id: sql<string>`'b' || ${entitlements.id}`.as('entry'),
        kind: sql<MinuteEntryKind>`'bought'`.as('kind'),
        at: sql<string>`${entitlements.startsAt}`.as('at'),
        minutes: sql<number>`${entitlements.amount}::int`.as('minutes'),
        order: sql<string | null>`${orders.number}`.as('order'),
      })
      .from(entitlements)
      .leftJoin(orders, eq(orders.id, entitlements.order))
      .where(isPack),
    db
      .select({
        id: sql<string>`'r' || ${entitlements.id}`.as('entry'),
        kind: sql<MinuteEntryKind>`'returned'`.as('kind'),
        at: sql<string>`${entitlements.revokedAt}`.as('at'),
        minutes: sql<number>`${entitlements.amount}::int`.as('minutes'),
        order: sql<string | null>`${orders.number}`.as('order'),
      })
      .from(entitlements)
      .leftJoin(orders, eq(orders.id, entitlements.order))
      .where(and(isPack, isNotNull(entitlements.revokedAt))),
    db
      .select({
        id: sql<string>`'t' || ${minute_uses.id}`.as('entry'),
        kind: sql<MinuteEntryKind>`'taught'`.as('kind'),
        at: sql<string>`${minute_uses.usedAt}`.as('at'),
        minutes: sql<number>`${minute_uses.minutes}::int`.as('minutes'),
        order: sql<string | null>`null`.as('order'),
      })
      .from(minute_uses)
      .where(eq(minute_uses.user, user)),
  ).as('entries');
  const [counted] = await db.select({ all: count() }).from(entries);
  const all = counted?.all ?? 0;
  const items = await db
    .select()
    .from(entries)
    .orderBy(sql`${entries.at} desc, ${entries.id} desc`)
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  return { items: items.map(({ at, ...entry }) => ({ ...entry, at: iso(at) })), pages: pagesOf(all), count: all };
}
