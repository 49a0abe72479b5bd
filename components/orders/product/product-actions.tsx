'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Product } from '@/lib/catalogue/shapes';
import { createOrder } from '@/lib/orders/queries';
import { usePricedCart } from '@/lib/cart/pricing-queries';
import { currencyOfLocale, formatMoney, fromMainUnit, pricesOf } from '@/lib/kernel/money';
import { refundRuleOf } from '@/lib/catalogue/refund-rule';
import { cartStore } from '@/stores/cart';
import { PurchaseLearnerPicker } from '@/components/family/purchase-learner-picker';
import { chooseLearner, useChosenLearner } from '@/components/family/use-chosen-learner';
import { useProblemText } from '@/components/catalogue/use-problem-text';
import { WaitsNote } from '@/components/cart/waits-note';
import { newKey } from '@/lib/kernel/browser/new-key';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { useAccount } from '@/components/ui/shell/account-context';

/** Price and buttons of one product; the server says whether it can be bought. */
export function ProductActions({ product, market }: { product: Product; market: string | null }) {
  const t = useTranslations('account');
  const problemText = useProblemText();
  const common = useTranslations('common');
  const { locale } = useAccount();
  const currency = currencyOfLocale(locale);
  const learner = useChosenLearner();
  const items = [{ productId: product.id, quantity: 1 }];
  const cart = usePricedCart({
    items,
    currency,
    locale,
    ...(market && { marketHandle: market }),
    ...(learner && { learner }),
  });
  const line = cart.data?.lines[0];
  const inShop = pricesOf(product, locale);
  const prices =
    market && line?.problem === null
      ? { sell: fromMainUnit(line.unitPrice, currency), origin: fromMainUnit(line.unitOriginPrice, currency) }
      : inShop;
  const problem = prices ? line?.problem : 'PRODUCT_UNAVAILABLE';
  const isFree = prices?.sell.amount === 0;
  const refundRule = refundRuleOf(product.type, prices?.sell.amount);
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      {prices && (
        <p className="flex flex-wrap items-baseline gap-3">
          <b className="font-display text-[30px] leading-none font-extrabold">
            {isFree ? t('product.free') : formatMoney(prices.sell, locale)}
          </b>
          {prices.origin.amount !== prices.sell.amount && (
            <>
              <span className="sr-only">{common('originalPrice')}</span>
              <s className="text-ink-3">{formatMoney(prices.origin, locale)}</s>
            </>
          )}
        </p>
      )}
      {problem && (
        <p role="status" className="rounded-[12px] bg-paper-2 p-4 font-semibold">
          {problemText(problem)}
        </p>
      )}
      {line && <WaitsNote line={line} />}
      {prices && <PurchaseLearnerPicker invites={problem === 'ALREADY_OWNED'} />}
      {problem === 'ALREADY_OWNED' && (
        <a href="#/userSpace/courses" className="btn btn-primary">
          {t('order.toCoursesOwned')}
        </a>
      )}
      {!problem &&
        (isFree ? (
          <Claim key={learner} product={product} learner={learner} />
        ) : (
          <Buy product={product} market={market} />
        ))}
      {refundRule && <p className="text-sm text-ink-2">{t(`product.refund.${refundRule}`)}</p>}
    </div>
  );
}

function Buy({ product, market }: { product: Product; market: string | null }) {
  const t = useTranslations('account.product');
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    cartStore.getState().add(product.id);
    if (market) cartStore.getState().setMarket(market);
    setAdded(true);
  };
  return (
    <div className="grid gap-3">
      <Button
        className="min-h-[50px]"
        onClick={() => {
          // Buys this product alone; the cart does not change.
          goTo(hashFor(`checkout/${product.id}`, { market }));
        }}
      >
        {t('buy')}
      </Button>
      <Button kind="secondary" onClick={add}>
        {t('add')}
      </Button>
      <p role="status" className="text-center">
        {isAdded && (
          <>
            {t('added')}{' '}
            <a href="#/cart" className="link">
              {t('toCart')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** A free product is ordered at once; a visitor logs in first and returns here. */
function Claim({ product, learner }: { product: Product; learner: string | null }) {
  const t = useTranslations('account');
  const { locale, user } = useAccount();
  // One idempotency key per product and person, so that two presses order once.
  const [key] = useState(newKey);
  const { run, busy, failure } = useAction(async () => {
    const items = [{ productId: product.id, quantity: 1 }];
    const wish = { items, currency: currencyOfLocale(locale), locale, expectedTotal: 0 };
    const order = await createOrder({ ...wish, ...(learner && { learner }) }, key);
    chooseLearner(null);
    goTo(hashFor(`orders/${order.id}`));
  });
  if (!user) {
    return (
      <a href={hashFor('login', { redirect: `shop/products/${product.id}` })} className="btn btn-primary">
        {t('product.loginToClaim')}
      </a>
    );
  }
  return (
    <>
      <FormAlert error={failure} onRetry={run} />
      <Button onClick={run} busyLabel={busy && t('checkout.placing')} className="min-h-[50px]">
        {t('checkout.claim')}
      </Button>
    </>
  );
}
