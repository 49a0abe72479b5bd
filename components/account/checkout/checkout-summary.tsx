'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { PricedCart } from '@/lib/contract/ecommerce';
import { CouponForm } from '@/components/account/summary/coupon-form';
import { useMoney, useAccountSite } from '@/components/account/shell/account-context';
import { Totals } from '@/components/account/summary/totals';

type Props = {
  cart: PricedCart;
  busy: boolean;
  sending: boolean;
  formId: string;
  disabled: boolean;
  isLoggedIn: boolean;
};

/** What is bought, what it costs, and the one button that orders it. */
export function CheckoutSummary({ cart, busy, sending, formId, disabled, isLoggedIn }: Props) {
  const t = useTranslations('account');
  const errors = useTranslations('errors');
  const money = useMoney();
  const { locale } = useAccountSite();
  return (
    <section
      aria-labelledby="checkout-summary"
      className="card grid gap-5 p-5 lg:sticky lg:top-[calc(var(--header)+24px)]"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="checkout-summary" className="text-xl">
          {t('cart.summary')}
        </h2>
        <a href="#/cart" className="link text-sm">
          {t('checkout.editCart')}
        </a>
      </div>
      <ul className="grid gap-3 border-b border-line pb-4">
        {cart.lines.map((line) => (
          <li key={line.productId} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {line.title}
              {line.quantity > 1 && <span className="text-ink-2"> × {line.quantity}</span>}
            </span>
            {line.problem === null && (
              <span className="font-semibold">{money(line.unitPrice * line.quantity, cart.currency)}</span>
            )}
            {line.problem && (
              <span className="col-span-2 text-sm font-semibold text-danger">{errors(line.problem)}</span>
            )}
          </li>
        ))}
      </ul>
      <CouponForm coupon={cart.coupon} />
      <Totals totals={cart} busy={busy} />
      {cart.lines.some((line) => line.problem) && (
        <p className="text-sm font-semibold text-danger">
          {t('cart.hasProblem')}{' '}
          <a href="#/cart" className="link">
            {t('checkout.editCart')}
          </a>
        </p>
      )}
      {isLoggedIn ? (
        <Button
          type="submit"
          form={formId}
          disabled={disabled}
          busyLabel={sending && t('checkout.placing')}
          className="min-h-[52px]"
        >
          {cart.total === 0 ? t('checkout.claim') : t('checkout.pay', { total: money(cart.total, cart.currency) })}
        </Button>
      ) : (
        <a href="#/login?redirect=checkout" className="btn btn-primary min-h-[52px]">
          {t('checkout.loginToPay')}
        </a>
      )}
      <p className="text-sm text-ink-2">
        {t.rich('checkout.terms', {
          terms: (text) => (
            <a className="link" href={`/${locale}/terms-of-service`} target="_blank" rel="noopener">
              {text}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
