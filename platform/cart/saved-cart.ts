import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SavedCart } from '@/lib/cart/contract';
import { emptyCart, mergeCarts, type CartContent } from '@/lib/cart/cart';
import { carts } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

type Row = Pick<typeof carts.$inferSelect, 'lines' | 'coupon' | 'revision'>;

function savedCart({ lines, coupon, revision }: Row): SavedCart {
  const { items, marketHandle } = lines as Pick<CartContent, 'items' | 'marketHandle'>;
  return { items, marketHandle, coupon, revision };
}

export async function readCart({ ctx }: { ctx: Context }): Promise<SavedCart> {
  const [row] = await database(ctx.payload)
    .select()
    .from(carts)
    .where(eq(carts.user, requireUser(ctx).id));
  return row ? savedCart(row) : { ...emptyCart, revision: 0 };
}

/**
 * Saves a cart that is based on `revision`. If two devices save at once the database accepts one; the other gets
 * STATE_CHANGED, reads and merges.
 */
export async function saveCart({ ctx, input }: Asked<SavedCart>): Promise<SavedCart> {
  const { id: user } = requireUser(ctx);
  const { revision } = input;
  // One line for each product, whatever the client sent.
  const { items, coupon, marketHandle } = mergeCarts(emptyCart, input, emptyCart);
  const content = {
    lines: { items, marketHandle },
    coupon,
    revision: revision + 1,
    updatedAt: ctx.now().toISOString(),
  };
  const db = database(ctx.payload);
  const [row] =
    revision === 0
      ? await db
          .insert(carts)
          .values({ user, ...content })
          .onConflictDoNothing({ target: carts.user })
          .returning()
      : await db
          .update(carts)
          .set(content)
          .where(and(eq(carts.user, user), eq(carts.revision, revision)))
          .returning();
  if (!row) throw new ServiceError('STATE_CHANGED', 'another device has changed the cart');
  return savedCart(row);
}

/**
 * Changes the account's cart inside a transaction, as its last lock: a device that saves at the same time was either
 * earlier, or is rejected and merges. The revision rises even if nothing changes, so that a late save cannot bring
 * ordered lines back.
 */
export async function changeCart(
  db: Database,
  user: number,
  now: Date,
  change: (cart: CartContent) => CartContent,
): Promise<void> {
  const [row] = await db.select().from(carts).where(eq(carts.user, user)).for('update');
  const { items, coupon, marketHandle } = change(row ? savedCart(row) : emptyCart);
  const content = {
    lines: { items, marketHandle },
    coupon,
    revision: (row?.revision ?? 0) + 1,
    updatedAt: now.toISOString(),
  };
  if (row) return void (await db.update(carts).set(content).where(eq(carts.user, user)));
  const made = await db
    .insert(carts)
    .values({ user, ...content })
    .onConflictDoNothing({ target: carts.user })
    .returning({ id: carts.id });
  // A device has saved the first cart at this moment.
  if (made.length === 0) await changeCart(db, user, now, change);
}
