'use client';

import { useTranslations } from 'next-intl';
import type { PricedCart } from '@/lib/catalogue/priced-cart';

/** Names the country whose shipping is in the total while no address is known. */
export function DeliveryNote({ delivery }: Pick<PricedCart, 'delivery'>) {
  const t = useTranslations('account');
  if (!delivery) return null;
  const country = t(`address.countries.${delivery.country}`);
  return <p className="text-sm text-ink-2">{t('delivery.atCheckout', { country })}</p>;
}
