import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { orders, orders_lines } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { isOfPerson, type Person } from '@/platform/fulfilment/ownership';

/** The person's unpaid orders by the products in them. A payment may still arrive for each of them. */
export async function waitingIn(
  db: Database,
  person: Person,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const isTheirs = and(isOfPerson(orders, person), eq(orders.status, 'PENDING'), isNull(orders.teaching));
  const found = await db
    .select({ productId: orders_lines.productCode, number: orders.number })
    .from(orders_lines)
    .innerJoin(orders, eq(orders.id, orders_lines._parentID))
    .where(and(isTheirs, inArray(orders_lines.productCode, [...productIds])))
    .orderBy(orders.id);
  return new Map(found.map(({ productId, number }) => [productId, number]));
}
