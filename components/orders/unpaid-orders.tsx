'use client';

import { useTranslations } from 'next-intl';
import { toOrder } from '@/components/cart/to-order';
import { useAccount } from '@/components/ui/shell/account-context';
import { useUnpaidOrders } from '@/lib/orders/queries';

/** Shown where the cart is empty because an unpaid order has its goods. */
export function UnpaidOrders() {
  const { user } = useAccount();
  return user && <OwnUnpaid />;
}

function OwnUnpaid() {
  const t = useTranslations('account.waits');
  const { data: unpaid = [] } = useUnpaidOrders();
  return (
    <ul className="grid gap-2 empty:hidden">
      {unpaid.map(({ id }) => (
        <li key={id} className="rounded-[12px] bg-paper-2 px-4 py-3">
          {t.rich('unpaid', { number: id, link: toOrder(id) })}
        </li>
      ))}
    </ul>
  );
}
