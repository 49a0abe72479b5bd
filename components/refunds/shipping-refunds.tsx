'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/orders/shapes';
import { RefundText } from './line-refund';

/** The refunds of the shipping; those of lines are shown with each line. */
export function ShippingRefunds({ order }: { order: Order }) {
  const t = useTranslations('account.refund');
  return order.refunds
    .filter(({ line }) => line === null)
    .map((refund) => (
      <p key={refund.askedAt} className="text-sm text-plum">
        {t.rich('ofShipping', { told: () => <RefundText refund={refund} currency={order.currency} /> })}
      </p>
    ));
}
