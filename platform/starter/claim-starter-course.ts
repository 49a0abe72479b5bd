import type { Entitlement } from '@/lib/fulfilment/contract';
import { isWhollyOwned } from '@/lib/catalogue/grant';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { readProducts } from '@/platform/catalogue/products';
import { grantProduct } from '@/platform/fulfilment/grant-product';
import { ownedForGood } from '@/platform/fulfilment/ownership';
import { fixCodes } from '@/platform/catalogue/fix-codes';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { listEntitlements } from '@/platform/fulfilment/list-entitlements';
import { titleFor } from '@/platform/kernel/title-for';
import {
  readStarterCourse,
  rejectSecondStarter,
  starterEnded,
  starterTaken,
} from '@/platform/fulfilment/starter-course';

/**
 * Grants the starter course to the account; returns the entitlements.
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
