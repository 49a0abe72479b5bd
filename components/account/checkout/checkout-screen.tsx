'use client';

import { useTranslations } from 'next-intl';
import { usePricedCart } from '@/lib/api/ecommerce-queries';
import { useAddresses } from '@/lib/api/user-queries';
import { useCartRequest } from '@/components/account/summary/cart-content';
import { CheckoutForm } from './checkout-form';
import { Loaded } from '@/components/account/shell/loaded';
import { NothingYet } from '@/components/account/shell/nothing-yet';
import { Screen } from '@/components/account/shell/screen';
import { useSessionUser } from '@/components/account/shell/use-session';

/** From the cart to the payment on one page. */
export default function CheckoutScreen() {
  const t = useTranslations('account');
  const request = useCartRequest();
  const query = usePricedCart(request);
  const user = useSessionUser();
  const addresses = useAddresses(user !== null);
  const waits = query.isPending || (user !== null && addresses.isPending);
  return (
    <Screen title={t('checkout.title')}>
      {request.items.length === 0 ? (
        <NothingYet title={t('cart.empty')} text={t('cart.emptyHelp')} />
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
            />
          )}
        </Loaded>
      )}
    </Screen>
  );
}
