'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { notify } from '@/components/ui/toasts/notify';
import { cardsQuery } from '@/lib/catalogue/queries';
import { useRead } from '@/lib/kernel/api/use-read';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { cartStore } from '@/stores/cart';
import { useUsualCountry } from '@/components/cart/use-usual-country';
import { useCart } from '@/components/cart/use-cart';
import { PurchaseLearnerPicker } from '@/components/family/purchase-learner-picker';
import { CartLine, RemovedLine } from './cart-line';
import { DeliveryNote } from './delivery-note';
import { MarketNote } from './market-note';
import { SummaryCard } from '@/components/cart/summary-card';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { useAccount } from '@/components/ui/shell/account-context';
import { Screen } from '@/components/ui/shell/screen';

type Removed = { productId: string; title: string; undo: () => void };

/** The cart with the server's prices. A removed line can be restored in its place. `unpaid`: shown where the cart is empty because unpaid orders have its goods. */
export function CartScreen({ unpaid }: { unpaid: ReactNode }) {
  const t = useTranslations('account.cart');
  const { locale } = useAccount();
  // Prices use the usual country of this language; the checkout asks for the address.
  const { request, query } = useCart(useUsualCountry().usual);
  const isEmpty = request.items.length === 0;
  const shipped = query.data?.lines.flatMap(({ productId, requiresShipping }) => (requiresShipping ? productId : []));
  const pictured = useRead(cardsQuery(locale, shipped ?? []));
  const [removed, setRemoved] = useState<Removed[]>([]);

  const remove = ({ productId, title }: PricedCart['lines'][number]) => {
    const putBack = cartStore.getState().remove(productId);
    const undo = () => {
      putBack();
      setRemoved((others) => others.filter((other) => other.productId !== productId));
      // The pressed button has disappeared: the focus moves to the restored line.
      setTimeout(() => document.querySelector<HTMLElement>(`[data-product="${productId}"] a`)?.focus());
    };
    setRemoved((others) => [...others.filter((other) => other.productId !== productId), { productId, title, undo }]);
    void notify('info', t('removed', { title }), { label: t('undo'), run: undo });
  };

  const rows = (
    <ul className="grid gap-3 empty:hidden">
      {removed.map((line) => (
        <RemovedLine key={line.productId} title={line.title} onUndo={line.undo} />
      ))}
    </ul>
  );
  return (
    <Screen title={t('title')}>
      {isEmpty ? (
        <div className="grid gap-4">
          {rows}
          {unpaid}
          <NothingYet title={t('empty')} text={t('emptyHelp')} />
        </div>
      ) : (
        <Loaded query={query} skeleton="h-64">
          {(cart) => (
            <div className="grid items-start gap-6 lg:grid-cols-[1fr_360px] lg:gap-10">
              <div className="grid gap-3">
                <PurchaseLearnerPicker />
                {request.marketHandle && <MarketNote handle={request.marketHandle} />}
                <ul className="grid gap-3">
                  {cart.lines
                    .filter((line) => request.items.some((item) => item.productId === line.productId))
                    .map((line) => (
                      <CartLine
                        key={line.productId}
                        line={line}
                        item={pictured.data?.find(({ id }) => id === line.productId)}
                        currency={cart.currency}
                        onRemove={() => remove(line)}
                      />
                    ))}
                </ul>
                {rows}
                <a href={`/${locale}/courses`} className="link mt-2 justify-self-start">
                  {t('more')}
                </a>
              </div>
              <SummaryCard cart={cart} busy={query.isFetching} note={<DeliveryNote delivery={cart.delivery} />}>
                <a href="#/checkout" className="btn btn-primary min-h-[50px]">
                  {t('checkout')}
                </a>
              </SummaryCard>
            </div>
          )}
        </Loaded>
      )}
    </Screen>
  );
}
