'use client';

import { useTranslations } from 'next-intl';
import type { PricedCart } from '@/lib/catalogue/priced-cart';

/** No address is known yet: for which country sending is in the total. */
export function DeliveryNote({ delivery }: Pick<PricedCart, 'delivery'>) {
  const t = useTranslations('account');
  if (!delivery) return null;
  const country = t(`address.countries.${delivery.country}`);
  return <p className="text-sm text-ink-2">{t('delivery.atCheckout', { country })}</p>;
}
