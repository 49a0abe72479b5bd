'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import type { Order } from '@/lib/orders/shapes';

/** What Japan's qualified simplified invoice needs besides date, seller and items: number, rate, and the tax within. */
export function ReceiptTax({ order: { tax, total, currency } }: { order: Order }) {
  const t = useTranslations('account.receipt');
  const { money } = useAccount();
  if (!tax) return null;
  return (
    <Facts
      facts={[
        [t('taxed', { rate: tax.rate }), money(total, currency)],
        [t('taxWithin'), money(tax.amount, currency)],
        [t('qualifiedNumber'), tax.qualifiedNumber],
      ]}
    />
  );
}
