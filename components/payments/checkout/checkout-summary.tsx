'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { useProblemText } from '@/components/catalogue/use-problem-text';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { SummaryCard } from '@/components/cart/summary-card';

type Props = {
  cart: PricedCart;
  busy: boolean;
  sending: boolean;
  formId: string;
  disabled: boolean;
  isLoggedIn: boolean;
  /** The one product that is bought without the cart. */
  bought: string | null;
  here: string;
};

/** What is bought, what it costs, and the one button that orders it. */
export function CheckoutSummary({ cart, busy, sending, formId, disabled, isLoggedIn, bought, here }: Props) {
  const t = useTranslations('account');
  const problemText = useProblemText();
  const { locale, money } = useAccount();
  const editCart = !bought && (
    <a href="#/cart" className="link text-sm">
      {t('checkout.editCart')}
    </a>
  );
  const lines = (
    <ul className="grid gap-3 border-b border-line pb-4">
      {cart.lines.map(({ productId, title, quantity, unitPrice, problem }) => (
        <li key={productId} className="grid grid-cols-[1fr_auto] gap-x-4">
          <span>
            {title}
            {quantity > 1 && <span className="text-ink-2"> × {quantity}</span>}
          </span>
          {problem ? (
            <span className="col-span-2 text-sm font-semibold text-danger">{problemText(problem)}</span>
          ) : (
            <span className="font-semibold">{money(unitPrice * quantity, cart.currency)}</span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <SummaryCard cart={cart} busy={busy} link={editCart} lines={lines}>
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
        <a href={hashFor('login', { redirect: here })} className="btn btn-primary min-h-[52px]">
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
    </SummaryCard>
  );
}
