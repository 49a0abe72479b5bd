import { isWhollyOwned } from '@/lib/catalogue/grant';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { waitingIn } from '@/platform/cart/waiting-in';
import type { QuoteLine } from '@/platform/cart/quote-cart';
import { ownedForGood, type Person } from '@/platform/fulfilment/ownership';

type Line = Pick<QuoteLine, 'productId' | 'grants'>;

/** Another tab may have bought the same for this person since it was priced. The caller holds the account's row. */
export async function rejectOwned(db: Database, person: Person, lines: readonly Line[]): Promise<void> {
  const owned = await ownedForGood(db, person);
  const again = lines.find(({ productId, grants }) => isWhollyOwned(productId, grants, owned));
  if (again) throw new ServiceError('ALREADY_OWNED', 'a line is theirs already', { productId: again.productId });
}

/** Rejects what waits in another unpaid order of this person; the buyer sees this, and may then order it again (`again`). */
export async function rejectOrdered(db: Database, person: Person, lines: readonly Line[]): Promise<void> {
  const waits = await waitingIn(
    db,
    person,
    lines.map(({ productId }) => productId),
  );
  for (const [productId, order] of waits)
    throw new ServiceError('ALREADY_ORDERED', 'a line waits in another unpaid order', { productId, order });
}
