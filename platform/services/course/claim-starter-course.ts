import type { Entitlement } from '@/lib/contract/user';
import { isWhollyOwned } from '@/lib/domain/grant';
import { defaultLocale } from '@/lib/i18n/locales';
import { requireUser, type Asked } from '../context';
import { inTransaction } from '../database';
import { readProducts } from '../ecommerce/catalogue/products';
import { grantProduct } from '../ecommerce/fulfilment/grant-product';
import { ownedForGood } from '../ecommerce/fulfilment/ownership';
import { fixCodes } from '../ecommerce/cart/quote-cart';
import { limitNetwork } from '../limits';
import { listEntitlements } from '../user/purchases/list-entitlements';
import { titleFor } from '../user/purchases/title-for';
import { readStarterCourse, rejectSecondStarter, starterEnded, starterTaken } from './starter-course';

/**
 * Grants the account the starter course; returns what it granted.
 * @throws ServiceError CAMPAIGN_ENDED after its date, ALREADY_OWNED where the account has it or had it
 */
export async function claimStarterCourse({ ctx }: Pick<Asked, 'ctx'>): Promise<Entitlement[]> {
  await limitNetwork(ctx, 'order');
  const user = requireUser(ctx);
  const starter = await readStarterCourse(ctx);
  const code = starter.productId ?? '';
  const product = starter.isOpen ? (await readProducts(ctx.payload, [code])).get(code) : undefined;
  if (!product) throw starterEnded();
  const { titles } = product;
  const [line] = await fixCodes(ctx.payload, [{ productId: code, grants: product.grants }]);
  const grants = line?.grants ?? [];
  await inTransaction(ctx.payload, async ({ db }) => {
    await rejectSecondStarter(db, starter, user.id);
    if (isWhollyOwned(code, grants, await ownedForGood(db, { user: user.id, learner: null }))) throw starterTaken();
    await grantProduct(db, ctx.now(), {
      userId: user.id,
      source: 'claim',
      productCode: code,
      title: titleFor(titles, [user.locale, defaultLocale], code),
      titles,
      grants,
      key: `starter:${user.id}`,
    });
  });
  const owned = await listEntitlements({ ctx, input: {} });
  return owned.filter(({ productId }) => productId === code);
}
