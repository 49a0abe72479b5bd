'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { CouponForm } from './coupon-form';
import { FreeFrom } from './free-from';
import { Totals } from './totals';

type Props = {
  cart: PricedCart;
  busy: boolean;
  link?: ReactNode;
  lines?: ReactNode;
  /** Below the sums. */
  note?: ReactNode;
  children: ReactNode;
};

/** What a cart costs, and where to go on. */
export function SummaryCard({ cart, busy, link, lines, note, children }: Props) {
  const t = useTranslations('account.cart');
  return (
    <section
      aria-labelledby="summary"
      className="pay-summary card grid gap-5 p-5 lg:sticky lg:top-[calc(var(--header)+24px)]"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="text-xl">
          {t('summary')}
        </h2>
        {link}
      </div>
      {lines}
      <CouponForm coupon={cart.coupon} />
      <Totals
        totals={cart}
        busy={busy}
        sentTo={cart.delivery?.country ?? null}
        isNotSent={cart.delivery?.problem != null}
      />
      {cart.delivery && <FreeFrom cart={cart} freeFrom={cart.delivery.freeFrom} />}
      {note}
      {cart.lines.some((line) => line.problem) && (
        <p className="text-sm font-semibold text-danger">{t('hasProblem')}</p>
      )}
      {children}
    </section>
  );
}
