import type { Address } from '@/lib/contract/address';
import { requireUser, type Context } from '../context';
import { database, rows, sql } from '../database';

type Row = {
  name: string;
  phone: string;
  country: Address['country'];
  postal_code: string | null;
  city: string;
  line1: string;
  line2: string | null;
};

/** The user's saved addresses, in the user's own order. */
export async function listAddresses({ ctx }: { ctx: Context }): Promise<Address[]> {
  const { id } = requireUser(ctx);
  const found = await rows<Row>(
    database(ctx.payload),
    sql`
    SELECT name, phone, country::text AS country, postal_code, city, line1, line2 FROM users_addresses WHERE _parent_id = ${id} ORDER BY _order`,
  );
  return found.map(({ postal_code, line2, ...address }) => ({
    ...address,
    postalCode: postal_code ?? '',
    ...(line2 ? { line2 } : {}),
  }));
}
