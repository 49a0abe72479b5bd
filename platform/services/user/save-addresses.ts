import { randomBytes } from 'node:crypto';
import type { Address } from '@/lib/contract/address';
import { requireUser, type Context } from '../context';
import { inTransaction, sql } from '../database';
import { listAddresses } from './list-addresses';

/** Replaces the user's saved addresses by these. Two savings at once end with one of both, never with a mixture. */
export async function saveAddresses({ ctx, input }: { ctx: Context; input: Address[] }): Promise<Address[]> {
  const { id } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    await db.execute(sql`UPDATE users SET updated_at = ${ctx.now().toISOString()} WHERE id = ${id}`);
    await db.execute(sql`DELETE FROM users_addresses WHERE _parent_id = ${id}`);
    for (const [index, address] of input.entries()) {
      await db.execute(sql`
        INSERT INTO users_addresses (_order, _parent_id, id, name, phone, country, postal_code, city, line1, line2)
        VALUES (${index + 1}, ${id}, ${randomBytes(12).toString('hex')}, ${address.name}, ${address.phone}, ${address.country},
          ${address.postalCode}, ${address.city}, ${address.line1}, ${address.line2 ?? null})`);
    }
  });
  return listAddresses({ ctx });
}
