import { randomBytes } from 'node:crypto';
import type { Address } from '@/lib/api/ecommerce';
import { requireUser, type Context } from '../context';
import { database, inTransaction, rows, sql } from '../database';

type Row = { name: string; phone: string; country: Address['country']; postal_code: string | null; city: string; line1: string; line2: string | null };

/** The user's saved addresses, in their order. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<Address[]> {
  const { id } = requireUser(ctx);
  const found = await rows<Row>(database(ctx.payload), sql`
    SELECT name, phone, country::text AS country, postal_code, city, line1, line2 FROM users_addresses WHERE _parent_id = ${id} ORDER BY _order`);
  return found.map(({ postal_code, line2, ...address }) => ({ ...address, postalCode: postal_code ?? '', ...(line2 ? { line2 } : {}) }));
}

/** Replaces all of them. */
export async function saveAddresses({ ctx, input }: { ctx: Context; input: readonly Address[] }): Promise<Address[]> {
  const { id } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    // Two devices saving at once: one after the other.
    await db.execute(sql`SELECT id FROM users WHERE id = ${id} FOR UPDATE`);
    await db.execute(sql`DELETE FROM users_addresses WHERE _parent_id = ${id}`);
    for (const [index, address] of input.entries()) {
      await db.execute(sql`
        INSERT INTO users_addresses (_order, _parent_id, id, name, phone, country, postal_code, city, line1, line2)
        VALUES (${index + 1}, ${id}, ${randomBytes(12).toString('hex')}, ${address.name}, ${address.phone}, ${address.country}, ${address.postalCode}, ${address.city}, ${address.line1}, ${address.line2 ?? null})`);
    }
  });
  return listAddresses({ ctx });
}
