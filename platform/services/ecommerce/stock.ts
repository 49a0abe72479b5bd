import { rows, sql, type Transaction } from '../database';
import { ServiceError } from '../service-error';

type Piece = { productId: string; quantity: number };

// Always in the same order, so that two carts with the same goods never wait for each other.
const inOrder = (pieces: readonly Piece[]): Piece[] => [...pieces].sort((a, b) => (a.productId < b.productId ? -1 : 1));

/** Takes pieces off the shelf. The conditional update settles a race for the last one; a product without a stock row is unlimited. */
export async function takeStock(db: Transaction['db'], pieces: readonly Piece[]): Promise<void> {
  for (const { productId, quantity } of inOrder(pieces)) {
    const taken = await rows(
      db,
      sql`UPDATE inventory SET stock = stock - ${quantity}::int, updated_at = now() WHERE product_code = ${productId} AND stock >= ${quantity}::int RETURNING id`,
    );
    if (taken.length > 0) continue;
    const limited = await rows(db, sql`SELECT id FROM inventory WHERE product_code = ${productId}`);
    if (limited.length > 0) throw new ServiceError('OUT_OF_STOCK', 'not enough left', { productId });
  }
}

export async function returnStock(db: Transaction['db'], pieces: readonly Piece[]): Promise<void> {
  for (const { productId, quantity } of inOrder(pieces)) {
    await db.execute(
      sql`UPDATE inventory SET stock = stock + ${quantity}::int, updated_at = now() WHERE product_code = ${productId}`,
    );
  }
}
