import { eq } from '@payloadcms/db-postgres/drizzle';
import { isDay, parseBound } from '@/lib/kernel/calendar';
import type { SoldGrant } from '@/lib/catalogue/grant';
import { code_batches, redeem_codes } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { readStarterCourse } from '@/platform/fulfilment/starter-course';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { readProducts } from '@/platform/catalogue/products';
import { newRedeemCode } from '@/platform/fulfilment/grant-product';
import { codeFor, fixCodes } from '@/platform/catalogue/fix-codes';
import { voidCodes } from './void-codes';

export const maxBatch = 5000;
/** Rows per INSERT statement. */
const atOnce = 500;

type Wanted = { name: string; productCode: string; count: number; expiresOn?: string | undefined; key: string };

/**
 * Makes codes for a school, an event or a partner. What each code opens is fixed now, even if the product changes later. One `key` makes one batch,
 * however often it is sent.
 */
export async function makeCodeBatch({ ctx, input }: AskedByStaff<Wanted>): Promise<void> {
  const { name, productCode, count, key } = input;
  const at = ctx.now().toISOString();
  const expiresAt = endOf(ctx, input.expiresOn);
  const { titles, grants } = await openedBy(ctx, productCode);
  await inTransaction(ctx.payload, async ({ db }) => {
    const [batch] = await db
      .insert(code_batches)
      .values({ name, productCode, count, expiresAt, staff: ctx.staff.id, idempotencyKey: key, createdAt: at })
      .onConflictDoNothing({ target: code_batches.idempotencyKey })
      .returning({ id: code_batches.id });
    if (!batch) return;
    for (let made = 0; made < count; made += atOnce) {
      const codes = Array.from({ length: Math.min(atOnce, count - made) }, () => ({
        code: newRedeemCode(),
        productCode,
        titles,
        grants,
        expiresAt,
        batch: batch.id,
        createdAt: at,
      }));
      await db.insert(redeem_codes).values(codes);
    }
  });
}

/** The end of that day on the school's calendar. */
function endOf(ctx: StaffContext, day: string | undefined): string | null {
  if (!day) return null;
  try {
    const end = parseBound(day, 'end');
    if (isDay(day) && end > ctx.now()) return end.toISOString();
  } catch {
    // The error is thrown below.
  }
  throw new ServiceError('VALIDATION_FAILED', 'no day to come', { field: 'expiresOn' });
}

/**
 * What a code for this product or course plan opens; no code can open goods, which need an address, a bundle, which has codes of its own, or the starter
 * course, which is claimed.
 */
async function openedBy(ctx: StaffContext, productCode: string): Promise<NonNullable<SoldGrant['opens']>> {
  const [line] = await fixCodes(ctx.payload, [{ productId: productCode, grants: [codeFor(productCode)] }]);
  const opens = line?.grants[0]?.opens;
  const sold = (await readProducts(ctx.payload, [productCode])).get(productCode)?.grants ?? [];
  const starter = await readStarterCourse(ctx);
  const isKnown = opens && Object.keys(opens.titles).length > 0;
  const isOpened = isKnown && !sold.some(({ kind }) => kind === 'goods' || kind === 'redeemCode');
  if (!isOpened || starter.productId === productCode)
    throw new ServiceError('PRODUCT_UNAVAILABLE', 'no code can open this', { productCode });
  return opens;
}

/** Voids the codes of a batch that were not redeemed. */
export async function voidCodeBatch({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const ended = await voidCodes(db, eq(redeem_codes.batch, input.id), ctx.now());
    if (ended.length === 0) throw new ServiceError('STATE_CHANGED', 'none of its codes is unused');
  });
}
