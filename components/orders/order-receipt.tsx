'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Order } from '@/lib/orders/shapes';
import { AddressText } from '@/components/account/address-fields';
import { useNameOf } from '@/components/family/learner-options';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Totals } from '@/components/cart/totals';
import { PaymentNumber } from './payment-number';
import { ReceiptInvoice } from './receipt-invoice';
import { ReceiptSeller } from './receipt-seller';
import { ReceiptTax } from './receipt-tax';

type Props = {
  order: Order;
  /** The refunds of a line, by its index, and the form to ask for one. */
  refundOfLine: (place: number) => ReactNode;
  /** The refunds of the shipping. */
  shippingRefunds: ReactNode;
};

/** The receipt: who, when, what, how much. On screen it is shown beside the order's state; it is the only thing that is printed. */
export function OrderReceipt({ order, refundOfLine, shippingRefunds }: Props) {
  const t = useTranslations('account.receipt');
  const teaching = useTranslations('account.order.forClass');
  const { money, date, user } = useAccount();
  const nameOf = useNameOf();
  const isPaid = order.paidAt !== null;
  return (
    <section aria-labelledby="receipt" className="card grid gap-5 p-5 sm:p-6 print:border-0 print:shadow-none">
      <h2 id="receipt" className="text-xl">
        {t(isPaid ? 'title' : 'order')}
      </h2>
      <Facts
        facts={[
          [t('number'), order.id],
          [isPaid ? t('paidAt') : t('orderedAt'), date(order.paidAt ?? order.createdAt, true)],
          [t('buyer'), user?.realName || user?.username],
          [t('learner'), nameOf(order.learner) ?? false],
          [t('payment'), isPaid && order.payment && <PaymentNumber number={order.payment.reference} />],
        ]}
      />
      <ul className="grid gap-3 border-y border-line py-4">
        {order.lines.map((line, place) => (
          // Keyed by index: a teacher may buy the same product for several students.
          <li key={place} className="grid gap-1">
            <div className="flex justify-between gap-4">
              <span>
                {line.title}
                {order.teaching === 'activation' && (
                  <span className="block wrap-anywhere">
                    {line.student === null ? teaching('former') : teaching('student', { name: line.student })}
                  </span>
                )}
                <span className="block text-sm text-ink-2">
                  {t('line', { price: money(line.unitPrice, order.currency), quantity: line.quantity })}
                </span>
              </span>
              <span className="font-semibold">{money(line.unitPrice * line.quantity, order.currency)}</span>
            </div>
            {isPaid && refundOfLine(place)}
          </li>
        ))}
      </ul>
      <Totals
        totals={order}
        refunded={order.refunded}
        sentTo={order.lines.some((line) => line.requiresShipping) ? (order.address?.country ?? null) : null}
      />
      {shippingRefunds}
      {isPaid && <ReceiptTax order={order} />}
      {isPaid && <ReceiptInvoice invoice={order.invoice} />}
      {order.address && (
        <div className="text-sm">
          <h3 className="mb-1 text-sm">{t('shipTo')}</h3>
          <AddressText address={order.address} />
        </div>
      )}
      {isPaid && <ReceiptSeller />}
      {isPaid && (
        <Button kind="secondary" className="print:hidden" onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </section>
  );
}
