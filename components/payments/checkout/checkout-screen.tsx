'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UnpaidOrders } from '@/components/orders/unpaid-orders';
import { useLearners } from '@/lib/family/queries';
import { useAddresses } from '@/lib/account/user-hooks';
import { useUsualCountry } from '@/components/cart/use-usual-country';
import { useCart } from '@/components/cart/use-cart';
import { readDraft, readGiftWish, saveGiftWish } from './checkout-draft';
import { CheckoutForm } from './checkout-form';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useAccount } from '@/components/ui/shell/account-context';

/** The checkout on one page; with a product in the address only that one is bought (`?market=` at a partner's price), and the cart does not change. */
export default function CheckoutScreen({ id, query: asked }: { id: string; query: URLSearchParams }) {
  const t = useTranslations('account');
  const [isGift, setGift] = useState(readGiftWish);
  const { user } = useAccount();
  const { usual, isKnown } = useUsualCountry();
  const [chosen, setCountry] = useState(() => readDraft()?.country);
  const country = chosen ?? usual;
  const { request, query } = useCart(
    country,
    isGift,
    id ? { items: [{ productId: id, quantity: 1 }], marketHandle: asked.get('market') } : null,
  );
  const addresses = useAddresses(user !== null);
  const learners = useLearners(user !== null);
  // Until each request has ended. A failed one is retried by the component that shows it, which must not be unmounted meanwhile.
  const waits = !isKnown || query.isPending || (user !== null && !(addresses.isFetched && learners.isFetched));
  return (
    <Screen title={t('checkout.title')}>
      {request.items.length === 0 ? (
        <div className="grid gap-4">
          <UnpaidOrders />
          <NothingYet title={t('cart.empty')} text={t('cart.emptyHelp')} />
        </div>
      ) : (
        <Loaded query={{ ...query, isPending: waits }} skeleton="h-96">
          {(cart) => (
            <CheckoutForm
              key={user?.username}
              cart={cart}
              request={request}
              busy={query.isFetching}
              isOutdated={query.isPlaceholderData}
              saved={addresses.data ?? []}
              user={user}
              bought={id || null}
              here={asked.size > 0 ? `checkout/${id}?${asked}` : id ? `checkout/${id}` : 'checkout'}
              usual={usual}
              onCountry={setCountry}
              isGift={isGift}
              onGift={(wished) => {
                saveGiftWish(wished);
                setGift(wished);
              }}
            />
          )}
        </Loaded>
      )}
    </Screen>
  );
}
