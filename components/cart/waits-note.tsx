'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useUnpaidOrders } from '@/lib/orders/queries';
import type { PricedCart } from '@/lib/catalogue/priced-cart';

/** How a message links to an order. */
function toOrder(id: string) {
  return function OrderLink(text: ReactNode) {
    return (
      <a href={hashFor(`orders/${id}`)} className="link">
        {text}
      </a>
    );
  };
}

/** That a line waits in another order already: nobody pays twice without knowing. */
export function WaitsNote({ line: { title, waitsIn, problem } }: { line: PricedCart['lines'][number] }) {
  const t = useTranslations('account.waits');
  if (!waitsIn || problem === 'ALREADY_OWNED') return null;
  return (
    <p className="rounded-[10px] bg-paper-2 px-3 py-2 text-sm">
      {t.rich('line', { title, number: waitsIn, link: toOrder(waitsIn) })}
    </p>
  );
}

/** Where the cart is empty because an order has its goods. */
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
